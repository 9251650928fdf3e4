import fs from 'node:fs';
import { descendantsOf, wordsOf } from '../../../server/test/descendants.ts';
import { print } from '../program.ts';

const read = (file: string) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return ''; // it has ended
  }
};

/** What a process of the product is: a program by its name, the database, or a child that works on files of strangers. */
function nameOf(pid: number, root: number) {
  if (pid === root) return 'supervisor';
  if (read(`/proc/${pid}/comm`).startsWith('postgres')) return 'database';
  const place = /VITRINE_PLACE=(\{[^\0]*)/.exec(read(`/proc/${pid}/environ`))?.[1];
  const isProgram = wordsOf(pid).some((word) => word.startsWith('--role='));
  return place && isProgram ? (JSON.parse(place) as { name: string }).name : 'children';
}

const mb = (text: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;

/** Megabytes that each part of a running product holds: resident, and its share of what several hold together. */
export function memoryOf(root: number) {
  const parts = new Map<string, { rss: number; pss: number; own: number }>();
  for (const pid of [root, ...descendantsOf(root)]) {
    const rollup = read(`/proc/${pid}/smaps_rollup`);
    const name = nameOf(pid, root);
    const sum = parts.get(name) ?? { rss: 0, pss: 0, own: 0 };
    // what the database's processes hold of its pages in common is one and the same
    const own = mb(rollup, 'Pss_Anon');
    parts.set(name, { rss: sum.rss + mb(rollup, 'Rss'), pss: sum.pss + mb(rollup, 'Pss'), own: sum.own + own });
  }
  return parts;
}
export type Memory = ReturnType<typeof memoryOf>;

export const total = (memory: Memory) => [...memory.values()].reduce((sum, { pss }) => sum + pss, 0);
/** Of the programs that serve. */
export const serving = (memory: Memory) => [...memory].reduce((sum, [name, { pss }]) => sum + (name.startsWith('web') ? pss : 0), 0);

export function printMemory(when: string, memory: Memory) {
  const parts = [...memory]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, { rss, pss, own }]) => `${name} ${rss.toFixed(0)}/${pss.toFixed(0)}/${own.toFixed(0)}`);
  print(`  memory ${when}, MB resident/share/own: ${parts.join(', ')}; all ${total(memory).toFixed(0)}`);
}
