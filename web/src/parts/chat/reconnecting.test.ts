import { expect, test } from 'vitest';
import { pauseAfter } from './reconnecting.ts';

test.each([
  [1006, 0, 2000, 2000],
  [1006, 1, 4000, 6000],
  [1006, 9, 30_000, 30_000],
  [1001, 0, 2000, 3000],
  [1012, 0, 2000, 3000],
  [1013, 2, 8000, 12_000],
])('after %i the try number %i waits from %i to %i ms', (code, tries, least, most) => {
  expect(pauseAfter(code, tries, () => 0)).toBe(least);
  expect(pauseAfter(code, tries, () => 1)).toBe(most);
});

test('after 1000 and 4401 there is no other try', () => {
  expect([pauseAfter(1000, 0), pauseAfter(4401, 3)]).toEqual([undefined, undefined]);
});
