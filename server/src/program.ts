import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp, buildWatchedApp } from './app.ts';
import { ensureAdministrator } from './areas/admin/administrator.ts';
import { seedDemo } from './demo/seed.ts';
import { cageHere } from './platform/cage/cage.ts';
import { watchLateness } from './platform/concurrency/lateness.ts';
import type { Config } from './platform/config.ts';
import type { World } from './platform/context.ts';
import { openDemo } from './platform/demo-mode.ts';
import { files } from './platform/files/file-cage.ts';
import type { Connection } from './platform/postgres/db.ts';
import { tellServing, tellSettled, whenStopped } from './platform/processes/peers.ts';
import { type Place, sharing, startOwnDatabase } from './platform/processes/place.ts';
import { openWorld } from './world.ts';

/**
 * One program of the product: serves, works off jobs, or both. `place` is what a supervisor that runs others beside it told
 * it; without one it runs the embedded database itself.
 */
export async function runProgram(config: Config, role: 'all' | 'web' | 'worker', place?: Place) {
  const own = place ? undefined : await startOwnDatabase(config);
  const embedded = own ?? place?.database;
  const folder = embedded?.dir ?? config.dataDir;
  const connection: Connection = embedded
    ? { host: embedded.host, user: embedded.user, database: 'postgres' }
    : { connectionString: config.databaseUrl ?? '' };
  const direct: Connection = embedded ? connection : { connectionString: config.databaseDirectUrl ?? '' };
  const local = config.certificate ? 'https://localhost' : 'http://localhost';
  let address = config.publicUrl ?? `${local}:${place?.port ?? config.port}`;
  const { world, close } = await openWorld({
    config,
    connection,
    direct,
    working: role !== 'web',
    alone: embedded !== undefined,
    folder,
    url: () => address,
    place,
  });
  await ensureAdministrator(world);
  const demo = config.demo ? openDemo(folder) : undefined;
  const app = role === 'worker' ? undefined : await buildApp(world, demo);
  const watch = app && config.busyAfter > 0 ? watchLateness(world.db) : undefined;
  const watched = role === 'worker' && (place || config.workerPort !== undefined) ? await buildWatchedApp(world) : undefined;
  endWell(place, async () => {
    watch?.close();
    await Promise.all([app?.close(), watched?.close()]);
    await close();
    await own?.stop();
  });
  if (app) {
    const at = { host: config.host, backlog: mostWaitingToConnect, ...(place ? sharing(place, config.port) : { port: config.port }) };
    await app.listen(at);
    const bound = app.server.address();
    if (bound && typeof bound === 'object') {
      if (!config.publicUrl) address = `${local}:${bound.port}`;
      tellServing(bound.port);
    }
  }
  if (watched && config.workerPort !== undefined)
    console.log(`Watched at ${await watched.listen({ host: config.host, port: config.workerPort })}`);
  void tellOfCage(world, app !== undefined);
  // the demo story is more than usual at once, and is told by calls that must not be turned away
  const watchFromNow = () => {
    if (watch) world.late = watch.now;
  };
  if (place && !place.first) return watchFromNow();
  console.log(`\nVitrine runs at ${address}  (data: ${path.relative(process.cwd(), folder) || folder})`);
  if (demo && app) {
    await seedDemo(world, app, demo, (step) => console.log(step));
    console.log(`Demo sign-ins: ${demo.accounts.join(', ')}\npassword: ${demo.password}`);
  }
  watchFromNow();
  tellSettled();
}

/** Connections that wait to be accepted, as far as the system lets: thousands of pages and sockets come back at once, and whoever finds no room tries again after seconds. */
const mostWaitingToConnect = 4096;

/** Signals that a terminal and systemd send to all programs of a group. */
const forAll = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/** Does it when the program is to end: on a signal, or when its supervisor says so, who hears the signals for all. */
function endWell(place: Place | undefined, work: () => Promise<void>) {
  const { close } = closeWithGrace({ delay: 15_000, logger: false, skip: place ? [...forAll] : [] }, async ({ err }) => {
    if (err) console.error(err);
    await work();
  });
  if (!place) return;
  for (const signal of forAll) process.on(signal, () => undefined);
  whenStopped(close);
}

/** Which limits this system sets to what works on files of strangers; a missing one is told louder. The first upload finds a child ready. */
async function tellOfCage({ log }: World, serving: boolean) {
  try {
    if (serving) await files.prepare();
    const { name, missing } = await cageHere();
    if (missing.length > 0) log.warn({ cage: name, missing }, 'files of strangers are worked on with fewer limits on this system');
    else log.info({ cage: name }, 'files of strangers are worked on behind all limits');
  } catch (error) {
    log.error({ error }, 'files of strangers cannot be worked on');
  }
}
