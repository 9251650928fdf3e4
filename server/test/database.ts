import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

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
