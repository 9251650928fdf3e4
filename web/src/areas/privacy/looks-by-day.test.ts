import type { Look } from '@vitrine/contract/privacy/privacy.ts';
import { expect, test } from 'vitest';
import { looksByDay } from './looks-by-day.ts';

const look = (id: number, at: string, object: string): Look => ({
  id,
  at,
  action: 'changed',
  object,
  by: { kind: 'Recruiter', name: 'Rosa', companyName: 'Lindenhof' },
});

test('what was done again and again on a day is one line with its number, the newest first', () => {
  const items = [
    look(4, '2026-03-02T12:57:30Z', 'status'),
    look(3, '2026-03-02T12:57:10Z', 'status'),
    look(2, '2026-03-02T09:00:00Z', 'answer'),
    look(1, '2026-03-01T09:00:00Z', 'status'),
  ];
  const days = looksByDay(
    items,
    (at) => at.slice(0, 10),
    (one) => one.object,
  );
  expect(days.map(({ day, rows }) => [day, rows.map(({ look: { id }, times }) => [id, times])])).toEqual([
    [
      '2026-03-02',
      [
        [4, 2],
        [2, 1],
      ],
    ],
    ['2026-03-01', [[1, 1]]],
  ]);
});
