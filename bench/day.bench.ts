/**
 * A real day at once: people in interviews, reviewing, looking for jobs and writing, mails and jobs, over the product as
 * `npm start` runs it. Then twice as many, and as many as before again. What each kind of call waits for, who is told to
 * come back and in which order, whether every byte of a recording is kept, and what memory the programs hold.
 *
 * INTERVIEWING, FILMS, REVIEWING, SEARCHING, SOCKETS, ADS: how many. MINUTES, DOUBLE_MINUTES, CALM_MINUTES: how long.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, type Crowd, type House, openHouse } from './support/day/house.ts';
import { interviewing, noBytes } from './support/day/interviewing.ts';
import { type Memory, memoryOf, printMemory, total } from './support/day/memory.ts';
import { inviting, reviewing, searching } from './support/day/people.ts';
import { talking } from './support/day/talking.ts';
import { newTally, printTally } from './support/day/tally.ts';
import { busyFor } from './support/processor.ts';
import { print, printMachine, ratio } from './support/program.ts';

const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const minute = 60_000;
const minutes = { day: setting('MINUTES', 10), double: setting('DOUBLE_MINUTES', 3), calm: setting('CALM_MINUTES', 3) };
const ads = setting('ADS', 100_000);
const crowd: Crowd = {
  interviewing: setting('INTERVIEWING', 300),
  films: setting('FILMS', 4),
  reviewing: setting('REVIEWING', 200),
  searching: setting('SEARCHING', 2000),
  pairs: setting('SOCKETS', 2000) / 2,
};
const times = (many: Crowd, by: number): Crowd => ({
  interviewing: many.interviewing * by,
  films: many.films * by,
  reviewing: many.reviewing * by,
  searching: many.searching * by,
  pairs: many.pairs * by,
});

/** So many of everybody for so long. Memory is looked at when all have come, and at the end. */
async function phase(name: string, house: House, many: Crowd, length: number) {
  const { product, dataDir } = house;
  const { url, pid } = product;
  const until = performance.now() + length;
  const [tally, bytes] = [newTally(), noBytes()];
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  const busy = { product: busyFor(pid), own: process.cpuUsage() };
  print(`\n${name}: ${JSON.stringify(many)}, ${(length / minute).toFixed(1)} minutes`);
  // those with films come first
  const inInterviews = house.interviewing
    .slice(0, many.interviewing)
    .map((one, at) => ({ ...one, film: at < many.films ? house.film : undefined }));
  let early: Memory = new Map();
  const looked = sleep(Math.min(minute, length / 2)).then(() => {
    early = memoryOf(pid);
  });
  await Promise.all([
    looked,
    ...inInterviews.map((one) => interviewing(tally, bytes, one, { until, dataDir })),
    ...house.team
      .slice(0, many.reviewing)
      .map((token, at) => reviewing(tally, { url, token, address: addressOf(at) }, house.waiting, until)),
    ...Array.from({ length: many.searching }, (_, at) => searching(tally, { url, address: addressOf(at) }, house.queries, until)),
    talking(tally, url, house.pairs.slice(0, many.pairs), until),
    inviting(tally, { url, token: house.team[0], address: addressOf(0) }, house.job.bookingId, until),
  ]);
  const late = memoryOf(pid);
  const { user, system } = process.cpuUsage(busy.own);
  printTally(tally);
  print(`  bytes of recordings: ${JSON.stringify(bytes)}; ${bytes.recorded - bytes.ledger} missing`);
  print(
    `  cores: ${(((busyFor(pid) - busy.product) * 1000) / length).toFixed(2)} the product, ${((user + system) / 1000 / length).toFixed(2)} the sender`,
  );
  // what the sender comes too late for looks as if the product did
  print(
    `  the sender came late by p50 ${(lag.percentile(50) / 1e6 - 20).toFixed(0)} ms, p99 ${(lag.percentile(99) / 1e6 - 20).toFixed(0)} ms`,
  );
  printMemory('when all had come', early);
  printMemory('at the end', late);
  print(`  memory at the end ${ratio(total(late), total(early))} times that when all had come`);
}

printMachine();
const house = await openHouse(times(crowd, minutes.double > 0 ? 2 : 1), ads);
// or the product would go on without whoever started it
process.once('SIGTERM', () => process.exit(1));
try {
  await sleep(Math.min(20_000, minutes.day * 10_000));
  printMemory('before the day', memoryOf(house.product.pid));
  await phase('the day', house, crowd, minutes.day * minute);
  if (minutes.double > 0) await phase('twice as many', house, times(crowd, 2), minutes.double * minute);
  if (minutes.calm > 0) await phase('as many as before', house, crowd, minutes.calm * minute);
  await sleep(Math.min(minute, minutes.day * 10_000));
  printMemory('a while after', memoryOf(house.product.pid));
  print(`\nwhat the product said:\n${house.product.said().slice(-3000)}`);
} finally {
  await house.close();
}
