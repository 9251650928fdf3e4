import type { AuditEntry } from '@vitrine/contract/privacy/audit.ts';
import { expect, test } from 'vitest';
import { foldedLog } from './folded-log.ts';

const entry = (id: number, at: string, subjectName: string | null, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at,
  action: 'seen',
  object: 'application',
  objectId: '',
  actorKind: 'Recruiter',
  actorName: 'Rosa Linden',
  subjectName,
  companyName: 'Lindenhof',
  keyName: null,
  ...more,
});

test('what one person did in a row on one day is one line that names everybody, and whatever comes between parts it', () => {
  const lines = foldedLog(
    [
      entry(7, '2026-03-02T12:30:00Z', 'Lina Berg'),
      entry(6, '2026-03-02T12:20:00Z', null),
      entry(5, '2026-03-02T12:10:00Z', 'Lina Berg'),
      entry(4, '2026-03-02T12:00:00Z', 'Lina Berg', { action: 'changed' }),
      entry(3, '2026-03-02T11:00:00Z', 'Lina Berg'),
      entry(2, '2026-03-01T11:00:00Z', 'Lina Berg'),
      entry(1, '2026-03-01T10:00:00Z', 'Lina Berg', { keyName: 'Reporting' }),
    ],
    (at) => at.slice(0, 10),
  );
  expect(lines.map(({ newest: { id }, oldestAt, subjects }) => [id, oldestAt.slice(8, 16), subjects])).toEqual([
    [
      7,
      '02T12:10',
      [
        { name: 'Lina Berg', times: 2 },
        { name: null, times: 1 },
      ],
    ],
    [4, '02T12:00', [{ name: 'Lina Berg', times: 1 }]],
    [3, '02T11:00', [{ name: 'Lina Berg', times: 1 }]],
    [2, '01T11:00', [{ name: 'Lina Berg', times: 1 }]],
    [1, '01T10:00', [{ name: 'Lina Berg', times: 1 }]],
  ]);
});
