import { expect, test } from 'vitest';
import { inLine } from './turns.ts';

const room = { atOnce: 2, waiting: 3 };

/** Works that end when they are told to. */
function works() {
  let most = 0;
  let running = 0;
  const ends: (() => void)[] = [];
  const order: number[] = [];
  const begin = (name: string, number: number) =>
    inLine(name, room, async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(number);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      if (number === 1) throw new Error('this one breaks');
    });
  return { begin, ends, order, most: () => most };
}

test('so many of one line work at once in the order of coming, one too many is refused, and another line does not notice', async () => {
  const { begin, ends, order, most } = works();
  const all = [0, 1, 2, 3, 4].map((number) => begin('one', number));
  await expect(begin('one', 5)).rejects.toMatchObject({ code: 'too-many-requests' });
  const other = begin('other', 6);
  for (let at = 0; at < 6; at += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(at);
    ends[at]?.();
  }
  const settled = await Promise.allSettled([...all, other]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array(4).fill('fulfilled')]);
  expect(order.filter((one) => one !== 6)).toEqual([0, 1, 2, 3, 4]);
  expect(most()).toBe(3);
});

test('whoever has gone while waiting takes no turn, and who came after is next', async () => {
  const { begin, ends, order } = works();
  const gone = new AbortController();
  const first = [begin('left', 0), begin('left', 2)];
  const left = inLine('left', room, async () => order.push(3), gone.signal);
  const last = begin('left', 4);
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  ends[0]?.();
  await expect.poll(() => order).toEqual([0, 2, 4]);
  for (const end of ends) end();
  await Promise.all([...first, last]);
  await expect(inLine('left', room, async () => order.push(5), gone.signal)).rejects.toThrow('gone');
  expect(order).toEqual([0, 2, 4]);
});
