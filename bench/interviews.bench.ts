/**
 * Many interviews at once, 1.2 Mbit/s each: what a piece waits for until it is confirmed, what a recruiter's list waits
 * for meanwhile, and what one of them costs; by one program for everything, and by one for each core beside a worker.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '@vitrine/contract/caller.ts';
import { people } from '@vitrine/contract/people/people.ts';
import { type Interviewed, round, somebody } from './support/interviewing.ts';
import { busyFor } from './support/processor.ts';
import { givenInterview, newFolder, print, printMachine, ratio, start } from './support/program.ts';
import { part, told } from './support/timing.ts';

const sizes = [100, 300];
const roundSeconds = 20;
/** Milliseconds between two looks at the list. */
const lookEvery = 250;

/** Waits until a program has nothing to do any more: the demo's films are made playable after its start. */
async function untilIdle(pid: number) {
  for (;;) {
    const before = busyFor(pid);
    await sleep(4000);
    if (busyFor(pid) - before < 0.2) return;
  }
}

/** Looks at everybody the company knows again and again; milliseconds of each look. */
async function looking(recruiter: Call, during: { over: boolean }) {
  const times: number[] = [];
  while (!during.over) {
    const begun = performance.now();
    await recruiter(people.both, { page: 1 });
    times.push(performance.now() - begun);
    await sleep(lookEvery);
  }
  return times;
}

async function measure(programs: string) {
  const folder = newFolder();
  const env = { DATA_DIR: folder.dir, PORT: '0', DEMO: '1', RATE_LIMIT_FACTOR: '100000', PROCESSES: programs };
  const product = await start('server/src/main.ts', env);
  try {
    const { place, recruiter } = await givenInterview(product);
    const all: Interviewed[] = [];
    // one after the other: it is not their coming that is measured
    for (let number = 0; number < Math.max(...sizes); number++) all.push(await somebody(product.url, place.jobcodeId, number));
    await untilIdle(product.pid);
    const costs = [];
    for (const size of sizes) {
      const [during, before] = [{ over: false }, busyFor(product.pid)];
      const looks = looking(recruiter, during);
      const pieces = await round(product.url, all.slice(0, size), roundSeconds);
      during.over = true;
      const lists = await looks;
      const cost = (busyFor(product.pid) - before) / size / roundSeconds;
      print(` ${size} interviews, PROCESSES=${programs}: ${(cost * 1000).toFixed(1)} ms of a core for a second of one`);
      told('a piece', pieces);
      told('a list meanwhile', lists);
      costs.push(part(pieces, 0.99));
    }
    return costs;
  } finally {
    await product.stop();
    folder.remove();
  }
}

printMachine();
const one = await measure('1');
const more = await measure('2');
for (const [at, size] of sizes.entries())
  print(
    ` ${size} interviews: p99 of a piece ${ratio(one[at] ?? 0, more[at] ?? 0)} times as long with one program as with two and a worker`,
  );
