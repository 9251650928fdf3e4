import fs from 'node:fs';
import { descendantsOf } from '../../server/test/descendants.ts';

/** What the kernel says of a process, unless it has just ended. */
function statOf(pid: number) {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** Seconds of processor that a program has had with all that it started, its database among them. */
export function busyFor(pid: number) {
  const ticks = [pid, ...descendantsOf(pid)].map((one) => {
    const [user = '0', system = '0'] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(statOf(one))?.slice(1) ?? [];
    return Number(user) + Number(system);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}
