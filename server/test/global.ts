import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/postgres/migrate.ts';
import { startPostgres } from '../src/platform/postgres/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; user: string };
  }
}

const prefix = 'vitrine-test-';
/** Nothing of a test run needs to survive a power loss, and a plan that fits any value is made once instead of five times. */
const careless = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
  'plan_cache_mode=force_generic_plan',
];

/** One PostgreSQL for the whole run, and in it one migrated database to copy from. */
export default async function setup(project: TestProject) {
  const parent = quickFolder();
  await sweep(parent);
  const dir = fs.mkdtempSync(path.join(parent, prefix));
  fs.chmodSync(dir, 0o711);
  const server = await startPostgres(dir, lost, { settings: careless, onFall: fell });
  const { host, user } = server;
  const admin = new pg.Client({ host, user, database: 'postgres' });
  await admin.connect();
  await admin.query('create database template_vitrine');
  await admin.end();
  const template = new pg.Pool({ host, user, database: 'template_vitrine', max: 1 });
  template.on('error', () => undefined);
  await migrate(template);
  await template.end();
  project.provide('postgres', { host, user });
  return async () => {
    await server.stop();
    fs.rmSync(dir, { recursive: true, force: true });
  };
}

function fell(why: string) {
  process.stderr.write(`${why} The tests that ran meanwhile say nothing.\n`);
}

function lost(why: string) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

/** Memory where there is enough of it (a container often has 64 MB): copying a database is many times as fast there. */
function quickFolder() {
  try {
    const { bavail, bsize } = fs.statfsSync('/dev/shm');
    if (bavail * bsize > 2e9) return '/dev/shm';
  } catch {
    // not every system has one
  }
  return os.tmpdir();
}

/** Ends the servers and removes the folders of runs that were killed. Those of running ones are locked and stay; new ones may be just before their lock. */
async function sweep(parent: string) {
  for (const name of fs.readdirSync(parent).filter((one) => one.startsWith(prefix))) {
    const dir = path.join(parent, name);
    const made = fs.statSync(dir, { throwIfNoEntry: false })?.birthtimeMs;
    // another run may sweep at the same time
    if (made === undefined || Date.now() - made < 60_000) continue;
    try {
      const left = await startPostgres(dir, () => {}, { settings: careless });
      await left.stop();
      // a stand-in says nothing about who uses the folder itself
      if (left.dir !== dir) continue;
    } catch (error) {
      if (String(error).includes('already running')) continue;
    }
    fs.rmSync(dir, { recursive: true, force: true });
  }
}
