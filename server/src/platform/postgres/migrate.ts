import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ClientBase, Pool, PoolClient } from 'pg';

/** Any number that nothing else locks: programs that start together migrate one after the other. */
const lockNumber = 7_461_823;
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
 * its own transaction. Returns the names applied. Throws when an applied file was changed or is unknown here.
 */
export async function migrate(pool: Pool, { folder = ownFolder, upTo }: Options = {}): Promise<string[]> {
  const files = readFolder(folder);
  if (upTo) demandKnown(files, upTo, 'The backup');
  const wanted = upTo ? files.filter(({ name }) => upTo.some((one) => one.name === name)) : files;
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query(
      'create table if not exists migration (name text primary key, fingerprint text not null, applied_at timestamptz not null default now())',
    );
    return await applyMissing(client, wanted);
  } finally {
    // Its end gives the lock back, whatever state the session is in.
    client.release(true);
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
  await client.query('begin');
  try {
    await client.query(file.sql);
    await client.query('insert into migration (name, fingerprint) values ($1, $2)', [file.name, fingerprint(file.sql)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${file.name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
