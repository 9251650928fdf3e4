/**
 * A backup of a large installation beside `pg_dump` of the same database, turn by turn, and how long a write waits
 * meanwhile. Needs PostgreSQL 15 of the system, whose `pg_dump` is as new as its server; `CANDIDATES` says how many people.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import readline from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startOldestPostgres } from '../../server/test/outside/oldest-postgres.ts';
import { findOldestPostgres } from '../../tools/database-servers.ts';
import { fillInstallation } from '../data/installation.ts';
import { median, newFolder, print, printMachine, ratio, seconds, start } from '../support/program.ts';

const rounds = 3;
const candidates = Number(process.env.CANDIDATES ?? 400_000);

const program = findOldestPostgres();
if (!program) throw new Error('bench/backup needs PostgreSQL 15 of the system: on Debian 12, apt-get install postgresql-15');
printMachine();
const folder = newFolder();
const postgres = await startOldestPostgres();
const { host, user, database } = postgres.connection;
const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
const pool = new pg.Pool(postgres.connection);
const env = { DATABASE_URL: url, DATA_DIR: path.join(folder.dir, 'data'), BACKUP_PASSPHRASE: 'a passphrase of the bench' };
await (await start('server/src/main.ts', { ...env, PORT: '0', DEMO: '0' })).stop();
await fillInstallation(pool, candidates);
await pool.query('vacuum analyze');

/** Writes one row every 20 ms until it is ended; the longest that it waited, in milliseconds. */
function writing() {
  const ending = new AbortController();
  const done = (async () => {
    let longest = 0;
    while (!ending.signal.aborted) {
      const begun = performance.now();
      await pool.query(`update account set language = language where email = 'person1@mail.test'`);
      longest = Math.max(longest, performance.now() - begun);
      await sleep(20);
    }
    return longest;
  })();
  return () => {
    ending.abort();
    return done;
  };
}

/** `npm run backup` into a place: its milliseconds until each of its steps began and until its end. */
async function backUp(place: string) {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: path.join(folder.dir, 'data'),
    BACKUP_PASSPHRASE: 'a passphrase of the bench',
  };
  const begun = performance.now();
  const child = spawn(process.execPath, ['server/src/backups/main.ts', 'take', place], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const steps: number[] = [];
  let said = '';
  for await (const line of readline.createInterface({ input: child.stdout })) {
    if (/^(Rows|Files|The backup)/.test(line)) steps.push(performance.now() - begun);
    said = line;
  }
  if ((await ended)[0] !== 0) throw new Error(`the backup failed: ${said}`);
  const [, filesBegin = 0, provingBegins = 0] = steps;
  const whole = performance.now() - begun;
  return { copying: filesBegin, proving: whole - provingBegins, whole, said };
}

/** `pg_dump` of the same, compressed as it does by itself. */
function dump(file: string) {
  const begun = performance.now();
  const { status, stderr } = spawnSync(path.join(path.dirname(program ?? ''), 'pg_dump'), ['-Fc', '-f', file, url], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - begun;
}

const dumps: number[] = [];
const backups: Awaited<ReturnType<typeof backUp>>[] = [];
const waits: number[] = [];
const dumped = path.join(folder.dir, 'dump');
const place = path.join(folder.dir, 'backups');
for (let round = 0; round < rounds; round += 1) {
  dumps.push(dump(dumped));
  const end = writing();
  backups.push(await backUp(place));
  waits.push(await end());
}
const sizes = spawnSync('du', ['-sm', dumped, place], { encoding: 'utf8' }).stdout.split('\n').map(Number.parseFloat);
const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
const of = (key: 'copying' | 'proving' | 'whole') => median(backups.map((one) => one[key]));
const spread = (numbers: number[]) => `${seconds(Math.min(...numbers))} to ${seconds(Math.max(...numbers))}`;
print(backups.at(-1)?.said ?? '');
print(`database ${(Number(rows[0]?.bytes) / 2 ** 20).toFixed(0)} MB, pg_dump ${sizes[0]} MB, ${rounds} backups ${sizes[1]} MB`);
print(`pg_dump:                        ${seconds(median(dumps))} (${spread(dumps)})`);
print(`backup, until rows are copied:  ${seconds(of('copying'))}, ${ratio(of('copying'), median(dumps))} times pg_dump`);
print(`backup, proving:                ${seconds(of('proving'))}`);
print(
  `backup, whole:                  ${seconds(of('whole'))} (${spread(backups.map(({ whole }) => whole))}), ${ratio(of('whole'), median(dumps))} times pg_dump`,
);
print(`a write meanwhile waited at most ${seconds(Math.max(...waits))}`);
await pool.end();
await postgres.end();
folder.remove();
