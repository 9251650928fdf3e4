import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { compiledOnce } from './compiled-once.ts';
import type { Db } from './db.ts';

const { world } = await startWorld();
const counted = (key: string, calls: number) =>
  world.db.insertInto('rate_count').values({ key, calls, resets_at: world.now().toISOString() }).execute();

test('a statement is built once, and asks with the values of each call', async () => {
  let built = 0;
  const callsOf = compiledOnce((db: Db, least: number, key: string) => {
    built += 1;
    // one value twice, one not of the caller
    return db
      .selectFrom('rate_count')
      .select('calls')
      .where('key', '=', key)
      .where('calls', '>=', least)
      .where('calls', '<', 100)
      .where('key', '!=', `x`)
      .where('key', '=', key);
  });
  await counted('one', 3);
  await counted('two', 8);
  expect(await callsOf(world.db, 1, 'one')).toEqual([{ calls: 3 }]);
  expect(await callsOf(world.db, 1, 'two')).toEqual([{ calls: 8 }]);
  expect(await callsOf(world.db, 5, 'one')).toEqual([]);
  expect(built).toBe(1);
});

test('it runs in the transaction that it is given', async () => {
  const all = compiledOnce((db: Db) => db.selectFrom('rate_count').select('key').where('calls', '=', 77));
  await world.db.transaction().execute(async (tx) => {
    await tx.insertInto('rate_count').values({ key: 'within', calls: 77, resets_at: world.now().toISOString() }).execute();
    expect(await all(tx)).toEqual([{ key: 'within' }]);
    expect(await all(world.db)).toEqual([]);
  });
});
