import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Db } from '../src/platform/postgres/db.ts';

export interface DatabaseSettings {
  host: string;
  user: string;
  database: string;
}

/** A fresh, migrated database for the test file that calls it, dropped when the file is through. */
export async function freshDatabase(): Promise<DatabaseSettings> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(`create database ${database} template template_vitrine strategy file_copy`);
  afterAll(() => asAdministrator(`drop database if exists ${database} with (force)`));
  return { ...inject('postgres'), database };
}

async function asAdministrator(sql: string) {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** How many calls of this database wait for what another one holds. */
export const callsWaiting = async (db: Db) =>
  (
    await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  ).rows[0]?.n;
