/**
 * What one interview, one socket, one search and one review hold in memory, by many of them at once: of the programs that
 * serve and of the database, beside what these hold without them. What is not swept up yet counts, so it is a figure "at most".
 *
 * INTERVIEWING, SOCKETS, SEARCHING, REVIEWING: how many. SECONDS: how long they are held.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, openHouse } from './support/day/house.ts';
import { interviewing, noBytes } from './support/day/interviewing.ts';
import { memoryOf, serving } from './support/day/memory.ts';
import { openReview, searchOnce } from './support/day/people.ts';
import { talking } from './support/day/talking.ts';
import { newTally, printTally } from './support/day/tally.ts';
import { median, print, printMachine } from './support/program.ts';

const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const many = {
  interviews: setting('INTERVIEWING', 100),
  sockets: setting('SOCKETS', 1000),
  searches: setting('SEARCHING', 100),
  reviews: setting('REVIEWING', 50),
};
const length = setting('SECONDS', 40) * 1000;

printMachine();
const house = await openHouse(
  { interviewing: many.interviews, films: 0, reviewing: many.reviews, searching: 0, pairs: many.sockets / 2 },
  setting('ADS', 20_000),
);
const { url, pid } = house.product;

/** Megabytes of the programs that serve, and of the database beyond the pages that its processes share. */
function held() {
  const memory = memoryOf(pid);
  return { programs: serving(memory), database: memory.get('database')?.own ?? 0 };
}

/** The middle of what is held while the second half of a time goes by. */
async function heldMeanwhile(milliseconds: number) {
  const looks: ReturnType<typeof held>[] = [];
  await sleep(milliseconds / 2);
  for (let n = 0; n < 5; n++) {
    await sleep(milliseconds / 12);
    looks.push(held());
  }
  return { programs: median(looks.map((one) => one.programs)), database: median(looks.map((one) => one.database)) };
}

const of = <R>(count: number, each: (at: number) => Promise<R>) => Promise.all(Array.from({ length: count }, (_, at) => each(at)));

/** Does it once so that everything is loaded, then again and looks. */
async function measure(name: string, count: number, run: (tally: ReturnType<typeof newTally>, until: number) => Promise<unknown>) {
  await run(newTally(), performance.now() + length / 4);
  await sleep(10_000);
  const before = await heldMeanwhile(6000);
  const tally = newTally();
  const [, during] = await Promise.all([run(tally, performance.now() + length), heldMeanwhile(length)]);
  const kb = (part: keyof typeof before) => (((during[part] - before[part]) * 1024) / count).toFixed(0);
  print(`\n${count} ${name}: ${kb('programs')} kB of the programs for each, ${kb('database')} kB of the database`);
  print(`  the programs held ${before.programs.toFixed(0)} MB before and ${during.programs.toFixed(0)} MB meanwhile`);
  printTally(tally);
}

/** One after the other, so that one is always under way. */
async function again(until: number, once: () => Promise<unknown>) {
  while (performance.now() < until) await once();
}

try {
  await measure('sockets', many.sockets, (tally, until) => talking(tally, url, house.pairs, until));
  await measure('interviews', many.interviews, (tally, until) =>
    Promise.all(house.interviewing.map((one) => interviewing(tally, noBytes(), one, { until, dataDir: house.dataDir }))),
  );
  await measure('searches under way', many.searches, (tally, until) =>
    of(many.searches, (at) => again(until, () => searchOnce(tally, { url, address: addressOf(at) }, house.queries))),
  );
  await measure('reviews under way', many.reviews, (tally, until) =>
    of(many.reviews, (at) =>
      again(until, () => openReview(tally, { url, token: house.team[at], address: addressOf(at) }, house.waiting, until)),
    ),
  );
} finally {
  await house.close();
}
