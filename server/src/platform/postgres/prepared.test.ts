import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { oneOf } from './one-of.ts';
import { planAnew } from './prepared.ts';

const { world } = await startWorld();
beforeAll(async () => {
  await sql`create table shelf (id integer, name text)`.execute(world.db);
});

const all = () => sql`select * from shelf where id >= ${1} order by id`.execute(world.db).then((result) => result.rows);
const kept = (text: string) =>
  sql<{ times: number }>`select count(*) as times from pg_prepared_statements where statement like ${text}`
    .execute(world.db)
    .then(({ rows }) => rows[0]?.times);

test('a statement that is asked again is not planned again', async () => {
  await sql`insert into shelf values (1, 'one')`.execute(world.db);
  for (let time = 0; time < 3; time += 1) expect(await all()).toEqual([{ id: 1, name: 'one' }]);
  expect(await kept('select * from shelf%')).toBe(1);
});

test('a statement that a migration outdated answers with the new columns', async () => {
  await all();
  await sql`alter table shelf add column place text default 'left'`.execute(world.db);
  expect(await all()).toEqual([{ id: 1, name: 'one', place: 'left' }]);
});

test('an insert of several rows, whose text depends on their number, is not kept', async () => {
  await sql`create table pile (id integer)`.execute(world.db);
  await sql`insert into pile (id) values (${1}), (${2})`.execute(world.db);
  expect(await kept('insert into pile%')).toBe(0);
});

test('a list is one parameter: however long it is, the statement is kept once', async () => {
  const accounts = (ids: string[]) => world.db.selectFrom('account').select('id').where('id', '=', oneOf(ids)).execute();
  for (const length of [0, 1, 7, 70_000]) expect(await accounts(Array.from({ length }, () => world.newId()))).toEqual([]);
  expect(await kept('select "id" from "account" where "id" = any($1)')).toBe(1);
});

test('a statement marked to be planned anew is not kept', async () => {
  await sql`${sql.raw(planAnew)} select id from shelf where id = ${1}`.execute(world.db);
  expect(await kept('%plan anew%select id from shelf%')).toBe(0);
});
