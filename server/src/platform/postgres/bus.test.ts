import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { atomically } from '../context.ts';
import { publish } from './bus.sql.ts';

const t = await startWorld({ LOG_LEVEL: 'silent' });

/** What a listener on a channel of its own has heard, from the moment it hears. */
async function listening(channel: string) {
  const heard: (string | undefined)[] = [];
  let hearing = false;
  t.world.bus.listen(channel, (word) => {
    if (word === 'hello?') hearing = true;
    else heard.push(word);
  });
  await vi.waitFor(async () => {
    await publish(t.world.db, channel, 'hello?');
    expect(hearing).toBe(true);
  });
  const forget = () => {
    heard.length = 0;
  };
  forget();
  const hears = (...words: (string | undefined)[]) => vi.waitFor(() => expect(heard).toEqual(words), { timeout: 10_000 });
  return { forget, hears };
}

test('a word is heard once its transaction is committed, and never where it was rolled back', async () => {
  const { hears } = await listening('bakes');
  await atomically(t.world, async (ctx) => void (await publish(ctx.db, 'bakes', 'a loaf')));
  const burnt = atomically(t.world, async (ctx) => {
    await publish(ctx.db, 'bakes', 'a burnt one');
    throw new Error('the oven went out');
  });
  await expect(burnt).rejects.toThrow('the oven went out');
  await publish(t.world.db, 'bakes', 'another loaf');
  await hears('a loaf', 'another loaf');
});

test('whoever listens is told when words may have been lost with the connection, and hears what comes after it', async () => {
  const { forget, hears } = await listening('closes');
  const outside = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await outside.connect();
  await outside.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ilike 'listen%'", [
    t.connection.database,
  ]);
  await outside.end();
  await hears(undefined);
  forget();
  await publish(t.world.db, 'closes', 'open again');
  await hears('open again');
});
