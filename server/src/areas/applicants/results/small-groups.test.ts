import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Sum, untold } from './small-groups.ts';

const smallest = 5;
const sums: Sum[] = [
  { whole: 'all', parts: ['a', 'b', 'c'] },
  { whole: 'all', parts: ['decided', 'waiting'] },
  { whole: 'decided', parts: ['accepted', 'denied'] },
];
const names = ['all', 'a', 'b', 'c', 'decided', 'waiting', 'accepted', 'denied'];

/** Every way in which the numbers that are not told could be, found by trying all. */
function possible(figures: Map<string, number>, hidden: ReadonlySet<string>) {
  const all = Math.max(...figures.values()) + 6;
  const open = names.filter((name) => hidden.has(name));
  const found = new Map(open.map((name) => [name, new Set<number>()]));
  const known = new Map([...figures].filter(([name]) => !hidden.has(name)));
  const holds = () =>
    sums.every(({ whole, parts }) => {
      const asked = [whole, ...parts];
      if (asked.some((name) => !known.has(name))) return true;
      return known.get(whole) === parts.reduce((sum, one) => sum + (known.get(one) ?? 0), 0);
    });
  const walk = (at: number): void => {
    const name = open[at];
    if (name === undefined) {
      for (const one of open) found.get(one)?.add(known.get(one) ?? 0);
      return;
    }
    for (let count = 1; count <= all; count++) {
      known.set(name, count);
      if (holds()) walk(at + 1);
    }
    known.delete(name);
  };
  walk(0);
  return found;
}

const counted = fc
  .record({ a: fc.nat(7), b: fc.nat(7), c: fc.nat(3), accepted: fc.nat(7), denied: fc.nat(7) })
  .map(({ a, b, c, accepted, denied }) => {
    const all = Math.max(a + b + c, accepted + denied);
    return new Map([
      ['all', all],
      ['a', a + all - (a + b + c)],
      ['b', b],
      ['c', c],
      ['decided', accepted + denied],
      ['waiting', all - accepted - denied],
      ['accepted', accepted],
      ['denied', denied],
    ]);
  });

test('no number that is not told can be computed from those that are', () => {
  fc.assert(
    fc.property(counted, (figures) => {
      const hidden = untold(figures, sums, smallest);
      for (const [name, count] of figures) if (count > 0 && count < smallest) expect(hidden).toContain(name);
      for (const [name, could] of possible(figures, hidden)) expect([name, could.size > 1]).toEqual([name, true]);
    }),
    { numRuns: 150 },
  );
});

test('what gives nobody away is told', () => {
  const figures = new Map([
    ['all', 20],
    ['a', 15],
    ['b', 5],
    ['c', 0],
  ]);
  expect([...untold(figures, sums, smallest)]).toEqual([]);
});

test('one person alone in a group leaves out the next smallest beside them, and no more', () => {
  const figures = new Map([
    ['all', 17],
    ['a', 10],
    ['b', 6],
    ['c', 1],
  ]);
  expect([...untold(figures, sums, smallest)].sort()).toEqual(['b', 'c']);
});
