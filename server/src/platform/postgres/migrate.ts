import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type ClientBase, type Pool, type PoolClient } from 'pg';
import { applyConcurrently, concurrentlyEnding } from './indexes/concurrent-indexes.ts';

/** Any number that nothing else locks: programs that start together migrate one after the other. */
const lockNumber = 7_461_823;
/** So often whoever waits for another program looks whether it is done. */
const lookEvery = 200;
/** A migration waits so long for a lock that others hold, because whoever comes after it waits as well; then it tries again. */
const lockTimeout = '1s';
const pause = 1000;
const mostTries = 300;
const ownFolder = path.join(import.meta.dirname, '../../../migrations');

const fingerprint = (sql: string) => createHash('sha256').update(sql).digest('hex');

export interface AppliedMigration {
  name: string;
  fingerprint: string;
}

/** What a database has, in the order of the names. */
export const appliedMigrations = async (client: ClientBase) =>
  (await client.query<AppliedMigration>('select name, fingerprint from migration order by name')).rows;

interface Options {
  folder?: string;
  /** Applies what this list names and nothing else: the state of a backup. Throws where one of them is unknown here. */
  upTo?: readonly AppliedMigration[];
}

/**
 * Applies the SQL files of server/migrations that the database does not have yet, in the order of their names, each in
 * its own transaction, or beside work where its name says so (`.concurrently.sql`). Programs of before go on meanwhile.
 * Returns the names applied. Throws when an applied file was changed or is unknown here.
 */
export async function migrate(pool: Pool, { folder = ownFolder, upTo }: Options = {}): Promise<string[]> {
  const files = readFolder(folder);
  if (upTo) demandKnown(files, upTo, 'The backup');
  const wanted = upTo ? files.filter(({ name }) => upTo.some((one) => one.name === name)) : files;
  const client = await pool.connect();
  try {
    await becomeTheOne(client);
    await client.query(
      'create table if not exists migration (name text primary key, fingerprint text not null, applied_at timestamptz not null default now())',
    );
    return await applyMissing(client, wanted);
  } finally {
    // Its end gives the lock back, whatever state the session is in.
    client.release(true);
  }
}

/** One program at a time. Whoever waits does so outside of a statement: for each that runs, an index made beside work waits. */
async function becomeTheOne(client: PoolClient) {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockNumber]);
    if (rows[0]?.mine) return;
    await sleep(lookEvery);
  }
}

const readFolder = (folder: string): MigrationFile[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: fs.readFileSync(path.join(folder, name), 'utf8') }));

interface MigrationFile {
  name: string;
  sql: string;
}

function demandKnown(files: MigrationFile[], applied: readonly AppliedMigration[], what: string) {
  for (const one of applied) {
    const file = files.find(({ name }) => name === one.name);
    if (!file) throw new Error(`${what} is newer than this program: it has the migration ${one.name}.`);
    if (fingerprint(file.sql) !== one.fingerprint) {
      throw new Error(`The migration ${one.name} was applied and then changed. Take the change back and write a new file.`);
    }
  }
}

async function applyMissing(client: PoolClient, files: MigrationFile[]) {
  const there = await appliedMigrations(client);
  demandKnown(files, there, 'The database');
  const applied = new Set(there.map(({ name }) => name));
  const missing = files.filter((file) => !applied.has(file.name));
  for (const file of missing) await applyOne(client, file);
  return missing.map((file) => file.name);
}

async function applyOne(client: PoolClient, file: MigrationFile) {
  try {
    if (!file.name.endsWith(concurrentlyEnding)) return await applyInTransaction(client, file);
    await applyConcurrently(client, file.sql);
    await note(client, file);
  } catch (error) {
    throw new Error(`The migration ${file.name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const note = (client: PoolClient, { name, sql }: MigrationFile) =>
  client.query('insert into migration (name, fingerprint) values ($1, $2)', [name, fingerprint(sql)]);

/** Others were in the way for longer than they may be held up. */
const isHeldUp = (error: unknown) => error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01');

/** `add column … storage …` is understood from this version on. */
const storageWithColumn = 160_000;

/**
 * What a file says, for a server that is older than the words of it: how a column is stored is then said in a statement of
 * its own. The file itself never changes once it was applied somewhere.
 */
async function inWordsOf(client: PoolClient, sql: string) {
  const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`);
  if ((rows[0]?.version ?? 0) >= storageWithColumn) return sql;
  return sql.replaceAll(
    /alter table (\w+) add column (\w+) (\w+) storage (\w+) ([^;]+);/g,
    'alter table $1 add column $2 $3 $5; alter table $1 alter column $2 set storage $4;',
  );
}

async function applyInTransaction(client: PoolClient, file: MigrationFile) {
  const sql = await inWordsOf(client, file.sql);
  for (let tries = 1; ; tries++) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = '${lockTimeout}'`);
      await client.query(sql);
      await note(client, file);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isHeldUp(error) || tries === mostTries) throw error;
      await sleep(pause);
    }
  }
}
