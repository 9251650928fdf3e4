import fs from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { tablesFile, tablesSource } from '../../../tools/tables.ts';
import { freshDatabase } from '../database.ts';

test('the row types are those of the migrated database', async () => {
  const pool = new pg.Pool(await freshDatabase());
  pool.on('error', () => undefined);
  const now = await tablesSource(pool);
  await pool.end();
  expect(fs.readFileSync(tablesFile, 'utf8')).toBe(now);
});
