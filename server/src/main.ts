import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp, buildWatchedApp } from './app.ts';
import { ensureAdministrator } from './areas/admin/administrator.ts';
import { seedDemo } from './demo/seed.ts';
import { cageHere } from './platform/cage/cage.ts';
import { readConfig } from './platform/config.ts';
import type { World } from './platform/context.ts';
import { type Demo, openDemo } from './platform/demo-mode.ts';
import { files } from './platform/files/file-cage.ts';
import type { Connection } from './platform/postgres/db.ts';
import { startPostgres } from './platform/postgres/postgres.ts';
import { openWorld } from './world.ts';

const roles = ['all', 'web', 'worker'] as const;
type Role = (typeof roles)[number];

function roleOf(args: string[]): Role {
  const wanted = args.find((one) => one.startsWith('--role='))?.slice(7) ?? 'all';
  const role = roles.find((one) => one === wanted);
  if (!role) throw new Error(`--role is one of ${roles.join(', ')}, not ${wanted}`);
  return role;
}

async function start() {
  const config = readConfig(process.env);
  const role = roleOf(process.argv);
  const embedded = config.databaseUrl ? undefined : await startPostgres(config.dataDir, lost, { onFall: report });
  const folder = embedded?.dir ?? config.dataDir;
  const connection: Connection = embedded
    ? { host: embedded.host, user: embedded.user, database: 'postgres' }
    : { connectionString: config.databaseUrl ?? '' };
  const direct: Connection = embedded ? connection : { connectionString: config.databaseDirectUrl ?? '' };
  let address = config.publicUrl ?? `http://localhost:${config.port}`;
  const { world, close } = await openWorld({
    config,
    connection,
    direct,
    working: role !== 'web',
    alone: embedded !== undefined,
    folder,
    url: () => address,
  });
  await ensureAdministrator(world);
  const demo = config.demo ? openDemo(folder) : undefined;
  const app = role === 'worker' ? undefined : await buildApp(world, demo);
  const watched = role === 'worker' && config.workerPort !== undefined ? await buildWatchedApp(world) : undefined;
  closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    await Promise.all([app?.close(), watched?.close()]);
    await close();
    await embedded?.stop();
  });
  if (app) {
    await app.listen({ host: config.host, port: config.port });
    const bound = app.server.address();
    if (!config.publicUrl && bound && typeof bound === 'object') address = `http://localhost:${bound.port}`;
  }
  if (watched) console.log(`Watched at ${await watched.listen({ host: config.host, port: config.workerPort ?? 0 })}`);
  void tellOfCage(world, app !== undefined);
  if (demo && app) await seedDemo(world, app, demo);
  announce(address, demo, path.relative(process.cwd(), folder) || folder);
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

function announce(address: string, demo: Demo | undefined, folder: string) {
  console.log(`\nVitrine runs at ${address}  (data: ${folder})`);
  if (demo) console.log(`Demo sign-ins: ${demo.accounts.join(', ')}\npassword: ${demo.password}`);
}

function report(why: string) {
  console.error(`${why} It is started again.`);
}

/** The database ended and does not start any more: there is nothing to save, and whoever runs this must look. */
function lost(why: string) {
  console.error(`The database could not be started again: ${why}`);
  process.exit(1);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
