import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { answering } from '../call-id.ts';
import { openDatabase } from './db.ts';
import { DatabaseAway } from './passing-faults.ts';

const t = await startWorld();
type Database = ReturnType<typeof openDatabase>;
const patient = openDatabase(t.connection, { max: 1 });
const impatient = openDatabase(t.connection, { max: 1, patience: 200 });
afterAll(() => Promise.all([patient.db.destroy(), impatient.db.destroy()]));

/** Holds the only connection until it is told to let go. */
async function held({ db }: Database) {
  const [taken, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.connection().execute(() => {
    taken.resolve();
    return over.promise;
  });
  await taken.promise;
  return async () => {
    over.resolve();
    await holding;
  };
}

test('a call that has begun goes on before those that came after it, whenever it asks', async () => {
  const answered: string[] = [];
  const begin = (name: string) => {
    const asking = Promise.withResolvers<void>();
    const done = answering(name, async () => {
      await asking.promise;
      await sql`select 1`.execute(patient.db);
      answered.push(name);
    });
    return { done, ask: asking.resolve };
  };
  const [first, second, third] = [begin('first'), begin('second'), begin('third')];
  const letGo = await held(patient);
  for (const [count, call] of [third, first, second].entries()) {
    call.ask();
    await vi.waitFor(() => expect(patient.line.waiting()).toBe(count + 1));
  }
  await letGo();
  await Promise.all([first.done, second.done, third.done]);
  expect(answered).toEqual(['first', 'second', 'third']);
});

test('who waits too long for a connection is told that the database is away, and leaves the line', async () => {
  const { db, line } = impatient;
  const letGo = await held(impatient);
  await expect(sql`select 1`.execute(db)).rejects.toBeInstanceOf(DatabaseAway);
  expect(line.waiting()).toBe(0);
  await letGo();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});
