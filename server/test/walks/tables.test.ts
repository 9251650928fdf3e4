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

/** References that no index begins with; one over the rows that name something serves as well. */
const withoutIndex = `
  select reference.conrelid::regclass || '.' || named.attname as reference
  from pg_constraint reference
    join pg_attribute named on named.attrelid = reference.conrelid and named.attnum = reference.conkey[1]
  where reference.contype = 'f' and not exists (
    select from pg_index index
    where index.indrelid = reference.conrelid and index.indkey[0] = reference.conkey[1]
      and (index.indpred is null or pg_get_expr(index.indpred, index.indrelid) = format('(%I IS NOT NULL)', named.attname)))
  order by 1`;

test('whatever a row refers to is deleted without reading the whole table', async () => {
  const pool = new pg.Pool(await freshDatabase());
  pool.on('error', () => undefined);
  const { rows } = await pool.query(withoutIndex);
  await pool.end();
  expect(rows).toEqual([]);
});
