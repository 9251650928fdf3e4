import { expect, test } from 'vitest';
import { DatabaseAway } from '../postgres/passing-faults.ts';
import { gathering } from './gathering.ts';

/** Notes what was answered together; a turn is over when it is let go. */
function givenTurns(fails: (asked: string[]) => Error | undefined = () => undefined) {
  const turns: string[][] = [];
  const answerAll = async (asked: string[]) => {
    turns.push(asked);
    await new Promise((done) => setTimeout(done));
    const error = fails(asked);
    if (error) throw error;
    return asked.map((one) => `answer to ${one}`);
  };
  return { turns, answerAll };
}

test('what comes while a turn is under way is answered together in the next one, and the first waits for nobody', async () => {
  const { turns, answerAll } = givenTurns();
  const ask = gathering(answerAll, { most: 3 });
  expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask))).toEqual(['a', 'b', 'c', 'd', 'e'].map((one) => `answer to ${one}`));
  expect(turns).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
});

test('two of the same name are answered one after the other, and nobody overtakes one of the own name', async () => {
  const { turns, answerAll } = givenTurns();
  const ask = gathering(answerAll, { apart: (one) => one.slice(0, 1) });
  await Promise.all(['x0', 'a1', 'a2', 'b1', 'a3', 'b2'].map(ask));
  expect(turns).toEqual([['x0'], ['a1', 'b1'], ['a2', 'b2'], ['a3']]);
});

test('nobody fails for the fault of another; where the database is away all of a turn do, and the next one goes on', async () => {
  const { turns, answerAll } = givenTurns((asked) => (asked.includes('bad') ? new Error('bad') : undefined));
  const ask = gathering(answerAll);
  const outcome = await Promise.allSettled(['first', 'good', 'bad', 'fine'].map(ask));
  expect(outcome.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(turns).toEqual([['first'], ['good', 'bad', 'fine'], ['good'], ['bad'], ['fine']]);

  let away = true;
  const lost = givenTurns((asked) => (away && asked.length > 1 ? new DatabaseAway(new Error('gone')) : undefined));
  const askThere = gathering(lost.answerAll);
  const all = await Promise.allSettled(['first', 'second', 'third'].map(askThere));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  away = false;
  expect(await askThere('again')).toBe('answer to again');
});
