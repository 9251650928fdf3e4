import fs from 'node:fs';

const read = (file: string) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return ''; // it has ended
  }
};

/** All processes that a process of this machine has started, and those that they have. Linux alone. */
export function descendantsOf(pid: number): number[] {
  const running = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(running.map((one) => [one, Number(/\) \S (\d+)/.exec(read(`/proc/${one}/stat`))?.[1])]));
  const below = (parent: number): number[] => running.filter((one) => parents.get(one) === parent).flatMap((one) => [one, ...below(one)]);
  return below(pid);
}

/** The words that a process was started with. */
export const wordsOf = (pid: number) => read(`/proc/${pid}/cmdline`).split('\0');
