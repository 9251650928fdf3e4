import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';

/** Any number that nothing else locks: programs that start together migrate one after the other. */
const lockNumber = 7_461_823;
const ownFolder = path.join(import.meta.dirname, '../../../migrations');

const fingerprint = (sql: string) => createHash('sha256').update(sql).digest('hex');

/**
 * Applies the SQL files of server/migrations that the database does not have yet, in the order of their names, each in
 * its own transaction. Returns the names applied. Throws when an applied file was changed or is unknown here.
 */
export async function migrate(pool: Pool, folder = ownFolder): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query(
      'create table if not exists migration (name text primary key, fingerprint text not null, applied_at timestamptz not null default now())',
    );
    return await applyMissing(client, readFolder(folder));
  } finally {
    // Its end gives the lock back, whatever state the session is in.
    client.release(true);
  }
}

const readFolder = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: fs.readFileSync(path.join(folder, name), 'utf8') }));

async function applyMissing(client: PoolClient, files: { name: string; sql: string }[]) {
  const { rows } = await client.query<{ name: string; fingerprint: string }>('select name, fingerprint from migration order by name');
  for (const row of rows) {
    const file = files.find((one) => one.name === row.name);
    if (!file) throw new Error(`The database is newer than this program: it has the migration ${row.name}.`);
    if (fingerprint(file.sql) !== row.fingerprint) {
      throw new Error(`The migration ${row.name} was applied and then changed. Take the change back and write a new file.`);
    }
  }
  const applied = new Set(rows.map((row) => row.name));
  const missing = files.filter((file) => !applied.has(file.name));
  for (const file of missing) await applyOne(client, file);
  return missing.map((file) => file.name);
}

async function applyOne(client: PoolClient, file: { name: string; sql: string }) {
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
