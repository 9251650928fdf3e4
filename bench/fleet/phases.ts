/** What befalls the fleet, each for itself: a calm, the fault under load, and what is there afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import { print, seconds } from '../support/program.ts';
import { inBrowsers } from './browsers.ts';
import { chaos, filesAgree } from './chaos.ts';
import { type Fleet, webs, workers } from './fleet.ts';
import { journey } from './journey.ts';
import { answered, during, kinds, p99 } from './ledger.ts';
import { type Load, startLoad } from './load.ts';
import { findFaketime } from './needed.ts';
import type { Scene } from './scene.ts';

/** What must hold; counted over the run. */
export type Demand = (what: string, holds: boolean) => void;
export type Phase = (fleet: Fleet, scene: Scene, demand: Demand) => Promise<void>;

const calmMilliseconds = Number(process.env.CALM_SECONDS ?? 20) * 1000;
const soakMinutes = Number(process.env.SOAK_MINUTES ?? 3);
const chaosMinutes = Number(process.env.CHAOS_MINUTES ?? 10);
const seed = Number(process.env.SEED ?? 1);
let journeys = 10_000;

/** The main job once, after whatever befell the fleet. */
async function demandJourney(fleet: Fleet, scene: Scene, demand: Demand) {
  const [playable, fault] = await journey(fleet.url, scene, journeys++).then(
    (milliseconds) => [milliseconds, ''] as const,
    (error: unknown) => [0, String(error)] as const,
  );
  print(`    an interview recorded, played, sent and watched: ${fault || `playable ${seconds(playable)} after its end`}`);
  demand('the main job is done', fault === '');
}

/** A calm under load, then a fault, then until all is said; `back` tells from when on it was as before. */
async function under(
  title: string,
  [fleet, scene, demand]: Parameters<Phase>,
  fault: (load: Load) => Promise<void>,
  after: (load: Load, from: number, to: number) => void = () => undefined,
) {
  print(` ${title}`);
  const load = await startLoad(fleet, scene);
  await sleep(5000);
  const calm: [number, number] = [performance.now(), performance.now() + calmMilliseconds];
  await sleep(calmMilliseconds);
  const from = performance.now();
  await fault(load);
  const to = performance.now();
  await sleep(10_000);
  load.tell(calm, `meanwhile (${seconds(to - from)})`, [from, to]);
  after(load, from, to);
  demand(`${title}: nothing lost, nothing doubled`, (await load.end()) === 0);
  await demandJourney(fleet, scene, demand);
  return { load, calm, from, to };
}

const up: Phase = async (fleet, scene, demand) => {
  print(' up: the main job three times');
  for (let count = 0; count < 3; count++) await demandJourney(fleet, scene, demand);
};

const browsers: Phase = async (fleet, _scene, demand) => {
  print(' browsers: the journeys of the main job, at a desk and on a phone');
  demand('the journeys of the main job pass', await inBrowsers(fleet));
};

const restart: Phase = async (...on) => {
  const [fleet, , demand] = on;
  const { load, calm, from, to } = await under('restart: every program after the other', on, async () => {
    for (const name of [...webs, ...workers]) {
      const begun = performance.now();
      await fleet.restart(name);
      print(`    ${name} serves again after ${seconds(performance.now() - begun)}`);
    }
  });
  for (const kind of kinds) {
    const own = load.asked.filter((one) => one.kind === kind);
    demand(`restart: p99 of a ${kind} under three times the calm`, p99(during(own, from, to)) < 3 * p99(answered(own, ...calm)));
  }
};

/** Until when something failed: milliseconds from a moment until the last one whose tries had failed was confirmed, or given up, by kind. */
function tellBack(load: Load, from: number, demand: Demand, within: number) {
  const failed = load.asked.filter(({ at, milliseconds, faults }) => at + milliseconds > from && faults.length > 0);
  const back = kinds.map((kind) => {
    const ends = failed.filter((one) => one.kind === kind).map(({ at, milliseconds }) => at + milliseconds - from);
    return [kind, Math.max(0, ...ends)] as const;
  });
  print(`    the last that had failed was over: ${back.map(([kind, after]) => `${kind} after ${seconds(after)}`).join(', ')}`);
  demand(`back within ${within} s`, Math.max(...back.map(([, after]) => after)) < within * 1000);
}

const failover: Phase = async (...on) => {
  const [fleet, , demand] = on;
  let killed = 0;
  await under(
    'failover: the first database killed, its standby promoted',
    on,
    async () => {
      killed = performance.now();
      await fleet.databases.kill();
      await fleet.databases.failOver((port) => fleet.lines.bus.aim(port));
      print(`    promoted ${seconds(performance.now() - killed)} after the kill`);
      await sleep(30_000);
    },
    (load) => tellBack(load, killed, demand, 60),
  );
};

const bus: Phase = (...on) =>
  under('bus: past the pooler nothing reaches the database for 10 s', on, async () => {
    on[0].lines.bus.become('cut');
    await sleep(10_000);
    on[0].lines.bus.become('open');
    await sleep(5000);
  }).then(() => undefined);

const bucket: Phase = async (...on) => {
  let opened = 0;
  await under(
    'bucket: away for 60 s',
    on,
    async () => {
      on[0].lines.bucket.become('cut');
      await sleep(60_000);
      on[0].lines.bucket.become('open');
      opened = performance.now();
      await sleep(15_000);
    },
    (load) => tellBack(load, opened, on[2], 30),
  );
};

const mail: Phase = (...on) =>
  under('mail: the mail server says nothing for 60 s', on, async () => {
    on[0].lines.mail.become('silent');
    await sleep(60_000);
    on[0].lines.mail.become('open');
  }).then(() => undefined);

const clock: Phase = async (...on) => {
  const library = findFaketime();
  if (!library) return print(' clock: left out without libfaketime (Debian: faketime)');
  const [fleet, scene, demand] = on;
  const off = { LD_PRELOAD: library, FAKETIME: '-5m', FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  for (const name of ['web3', 'worker2']) {
    await fleet.restart(name, off);
    demand(`clock: ${name} is five minutes behind`, Math.abs((await fleet.clockOf(name)) + 300_000) < 10_000);
  }
  await under('clock: one program of each kind five minutes behind', on, () => sleep(20_000));
  for (let count = 0; count < 3; count++) await demandJourney(fleet, scene, demand);
  for (const name of ['web3', 'worker2']) await fleet.restart(name);
};

const soak: Phase = async (...on) => {
  const [fleet] = on;
  let start = new Map<string, number>();
  await under(`soak: ${soakMinutes} min`, on, async () => {
    start = fleet.memory();
    await sleep(soakMinutes * 60_000);
    const end = fleet.memory();
    for (const [name, before] of start)
      print(`    ${name}: ${before.toFixed(0)} MiB at its beginning, ${end.get(name)?.toFixed(0)} MiB at its end`);
  });
};

const atRandom: Phase = async (...on) => {
  const [fleet, , demand] = on;
  let over = 0;
  await under(
    `chaos: ${chaosMinutes} min, SEED=${seed}`,
    on,
    async () => {
      await chaos(fleet, chaosMinutes * 60_000, seed);
      over = performance.now();
      await sleep(30_000);
    },
    (load) => tellBack(load, over, demand, 60),
  );
  demand('chaos: files and rows agree', await filesAgree(fleet));
};

/** In the order in which they run: after the last one there is no standby any more. */
export const phases: Record<string, Phase> = { up, browsers, restart, bus, bucket, mail, clock, soak, chaos: atRandom, failover };
