/** Whatever may befall a fleet, at random by a seed, often two at once; afterwards every promise is counted. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomNumbers } from '../data/search.ts';
import { print, seconds } from '../support/program.ts';
import { type Fleet, webs, workers } from './fleet.ts';
import { counted } from './ledger.ts';
import { until } from './started.ts';

/** One thing that can break; two faults of the same thing never meet. */
type Fault = (fleet: Fleet, random: Random) => Promise<void>;

const between = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from));
const pick = <One>(random: Random, all: readonly One[]) => all[between(random, 0, all.length)] as One;
const some = (random: Random, most: number) => sleep(between(random, 2000, most));

const ofLine =
  (name: 'bus' | 'bucket' | 'mail', most: number): Fault =>
  async ({ lines }, random) => {
    lines[name].become(pick(random, ['cut', 'silent'] as const));
    await some(random, most);
    lines[name].become('open');
  };

const killed =
  (names: readonly string[]): Fault =>
  (fleet, random) =>
    fleet.crash(pick(random, names), between(random, 0, 5000));

const full =
  (name: 'bucket' | 'database' | 'web1' | 'worker1'): Fault =>
  async ({ disks, databases }, random) => {
    disks[name]?.fill();
    await some(random, 20_000);
    disks[name]?.empty();
    if (name === 'database') await databases.stand();
  };

const faults: Record<string, Record<string, Fault>> = {
  web: { 'a program that serves is killed': killed(webs), 'no room where a program serves': full('web1') },
  worker: { 'a program that works is killed': killed(workers), 'no room where a program works': full('worker1') },
  database: {
    'the database is killed': ({ databases }) => databases.crash(),
    'the database answers ten times as slowly': ({ databases }, random) => databases.slow(between(random, 5000, 20_000)),
    'no room for the database': full('database'),
  },
  pooler: { 'PgBouncer is killed': ({ databases }) => databases.crashPooler() },
  bus: { 'past the pooler nothing reaches the database': ofLine('bus', 15_000) },
  bucket: { 'the bucket is out of reach': ofLine('bucket', 30_000), 'no room in the bucket': full('bucket') },
  mail: { 'the mail server is out of reach': ofLine('mail', 30_000) },
};

/** For so long, fault upon fault, with a few seconds between them. */
export async function chaos(fleet: Fleet, milliseconds: number, seed: number) {
  const random = randomNumbers(seed);
  const begun = performance.now();
  while (performance.now() - begun < milliseconds) {
    const things = [pick(random, Object.keys(faults)), ...(random() < 0.3 ? [pick(random, Object.keys(faults))] : [])];
    const chosen = [...new Set(things)].map((thing) => pick(random, Object.entries(faults[thing] ?? {})));
    print(`    ${seconds(performance.now() - begun)}: ${chosen.map(([name]) => name).join('; ')}`);
    await Promise.all(chosen.map(([, fault]) => fault(fleet, random)));
    await some(random, 10_000);
  }
}

/** Names of files are words of letters, digits and these, with a folder before them. */
const fileName = /[\w-]+(?:\/[\w.-]+)+/g;

/**
 * Files that no row names (nor the list of what is to be removed), and pieces of recordings whose file is gone. Pieces that were
 * stored while the ledger could not be asked wait apart: all that lies below a recording goes when it was checked or thrown away.
 */
async function disagreeing({ databases, swift }: Fleet) {
  // recordings that try a device out say by their name when they go
  const stored = ((await swift.bucket.listObjects('/', '')) ?? []).map(({ Key }) => Key).filter((name) => !name.startsWith('checks/'));
  const named = new Set(databases.dump().match(fileName));
  const pieces = await databases.ask<{ name: string }>('select name from take_piece');
  const there = new Set(stored);
  const unnamed = stored.filter((name) => !named.has(name));
  const going = await databases.ask<{ id: string }>("select id from take where state = 'discarded' or check_state = 'none'");
  const below = new Set(going.map(({ id }) => id));
  const goes = (name: string) => name.startsWith('takes/') && below.has(name.split('/')[1] ?? '');
  return {
    files: stored.length,
    waiting: unnamed.filter(goes),
    unnamed: unnamed.filter((name) => !goes(name)),
    missing: pieces.filter(({ name }) => !there.has(name)),
  };
}

/** Whether files and rows agree, once what is under way is through. */
export async function filesAgree(fleet: Fleet) {
  let found = await disagreeing(fleet);
  await until('files and rows to agree', async () => {
    found = await disagreeing(fleet);
    return found.unnamed.length + found.missing.length === 0;
  }).catch(() => undefined);
  const { files, waiting, unnamed, missing } = found;
  print(
    `    ${files} files: ${unnamed.length} that no row names, ${waiting.length} that go with their recording, ${missing.length} pieces without their file`,
  );
  for (const [folder, count] of counted(unnamed.map((name) => name.split('/')[0] ?? ''))) print(`      ${count} × ${folder}/`);
  return unnamed.length + missing.length === 0;
}
