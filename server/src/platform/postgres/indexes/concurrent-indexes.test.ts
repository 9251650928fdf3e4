import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../../test/database.ts';
import { migrate } from '../migrate.ts';

const settings = await freshDatabase();
const pool = new pg.Pool(settings);
pool.on('error', () => undefined);
afterAll(() => pool.end());

let folder = '';
const file = (name: string, sql: string) => fs.writeFileSync(path.join(folder, name), sql);
const index = 'create index concurrently one_id on one (id);';

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
  await pool.query('drop table if exists migration, one');
  file('0001_one.sql', 'create table one (id int);');
  await migrate(pool, { folder });
});

/** Somebody in the middle of work on the table. */
async function working(statement: string) {
  const client = new pg.Client(settings);
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  onTestFinished(() => client.end());
  return () => client.query('commit');
}

/** Waits until a statement that begins so waits for a lock. */
async function waiting(begins: string) {
  const asked = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`;
  for (;;) {
    const { rows } = await pool.query<{ pid: number }>(asked, [`${begins}%`]);
    if (rows[0]) return rows[0].pid;
    await sleep(10);
  }
}

const isWhole = async () => (await pool.query(`select indisvalid from pg_index where indexrelid = to_regclass('one_id')`)).rows;

test('an index is made while others write', async () => {
  const end = await working('insert into one values (1)');
  file('0002_index.concurrently.sql', `-- found by it\n${index}`);
  const migrating = migrate(pool, { folder });
  await waiting('create index');
  await pool.query('insert into one values (2)');
  await end();
  expect(await migrating).toEqual(['0002_index.concurrently.sql']);
  expect(await isWhole()).toEqual([{ indisvalid: true }]);
  expect(await migrate(pool, { folder })).toEqual([]);
});

test('an index that a killed run left half made is made anew, and what it made is left', async () => {
  await pool.query('create index one_first on one (id)');
  const end = await working('insert into one values (1)');
  file('0002_index.concurrently.sql', `create index concurrently one_first on one (id);\n${index}`);
  const killed = migrate(pool, { folder }).catch((error: Error) => error.message);
  await pool.query('select pg_terminate_backend($1)', [await waiting('create index concurrently one_id')]);
  expect(await killed).toContain('0002_index.concurrently.sql failed');
  expect(await isWhole()).toEqual([{ indisvalid: false }]);
  await end();
  expect(await migrate(pool, { folder })).toEqual(['0002_index.concurrently.sql']);
  expect(await isWhole()).toEqual([{ indisvalid: true }]);
});

test('programs that start together make it once', async () => {
  file('0002_index.concurrently.sql', index);
  const all = await Promise.all([1, 2, 3].map(() => migrate(pool, { folder })));
  expect(all.flat()).toEqual(['0002_index.concurrently.sql']);
});

test('a table is filled beside work, a part at a time, and what a killed run has put in is kept', async () => {
  file(
    '0002_filling.sql',
    `create procedure fill() language plpgsql as $$ begin
    for n in 1..3 loop
      insert into one select n where not exists (select from one where id = n);
      commit;
      if n = 2 and to_regclass('broken') is not null then raise 'killed'; end if;
    end loop; end $$;
    create table broken ();`,
  );
  file('0003_filled.concurrently.sql', 'call fill();');
  onTestFinished(() => pool.query('drop procedure fill; drop table if exists broken').then(() => undefined));
  await expect(migrate(pool, { folder })).rejects.toThrow('killed');
  const rows = async () => (await pool.query<{ id: number }>('select id from one order by id')).rows.map(({ id }) => id);
  expect(await rows()).toEqual([1, 2]);
  await pool.query('drop table broken');
  expect(await migrate(pool, { folder })).toEqual(['0003_filled.concurrently.sql']);
  expect(await rows()).toEqual([1, 2, 3]);
});

test('beside work indexes are made and dropped and tables filled, and nothing else', async () => {
  file('0002_index.concurrently.sql', `${index}\ndrop table one;`);
  await expect(migrate(pool, { folder })).rejects.toThrow(
    'indexes are made and dropped and tables filled, and nothing else: drop table one',
  );
  expect(await isWhole()).toEqual([]);
});

test('a migration that cannot have a table yet keeps nobody else from it', async () => {
  const end = await working('select from one');
  file('0002_column.sql', 'alter table one add column name text;');
  const migrating = migrate(pool, { folder });
  await waiting('alter table');
  // it would stand in line behind the migration for as long as that waits
  await pool.query('select from one');
  await pool.query('insert into one values (1)');
  await end();
  expect(await migrating).toEqual(['0002_column.sql']);
});

test('an index on a table that is there already is made beside work', () => {
  const own = path.join(import.meta.dirname, '../../../../migrations');
  for (const name of fs.readdirSync(own).filter((one) => one > '0226' && !one.endsWith('.concurrently.sql'))) {
    const sql = fs.readFileSync(path.join(own, name), 'utf8');
    const made = [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi)].map(([, table]) => table);
    const indexed = [...sql.matchAll(/create (?:unique )?index(?: concurrently)? \w+ on (\w+)/gi)].map(([, table]) => table);
    expect(
      indexed.filter((table) => !made.includes(table)),
      name,
    ).toEqual([]);
  }
});
