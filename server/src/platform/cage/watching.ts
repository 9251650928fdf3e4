import fs from 'node:fs';

const pageSize = 4096;

const read = (file: string) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return ''; // it has ended already
  }
};

/** A process and all that it started, as Linux knows them. */
function family(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(family)];
}

/** Bytes that a process and all that it started hold in memory. */
export const residentBytes = (pid: number) =>
  family(pid).reduce((sum, one) => sum + Number(read(`/proc/${one}/statm`).split(' ')[1] ?? 0) * pageSize, 0);

/** True where the system tells what memory a process holds. */
export const canWatchMemory = () => process.platform === 'linux' && residentBytes(process.pid) > 0;

/** Calls as soon as a process holds more than it may; returns how to stop looking. */
export function watchMemory(pid: number, most: number, tooMuch: () => void) {
  const look = setInterval(() => {
    if (residentBytes(pid) > most) tooMuch();
  }, 50);
  look.unref();
  return () => clearInterval(look);
}
