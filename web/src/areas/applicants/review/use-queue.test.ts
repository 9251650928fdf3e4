import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { expect, test } from 'vitest';
import { partnerOf, type Waiting } from './use-queue.ts';

const waiting = (id: string, status: ApplicationStatus = 'New', bookingId = 'book22'): Waiting => ({
  id,
  bookingId,
  status,
  blind: false,
  alias: '',
  firstName: id,
  lastName: '',
  seen: false,
});

/** With whom the one at this place is compared. */
function partner(at: number, ...items: Waiting[]) {
  const current = items[at];
  if (!current) throw new Error('nobody stands there');
  return partnerOf({ items, at, current, previous: undefined, next: undefined, unseen: 0, firstUnseen: undefined })?.id;
}

test('one is compared with the next of the same job who is not decided about', () => {
  const [a, b, c, d] = [waiting('a'), waiting('b', 'Declined'), waiting('c', 'Denied'), waiting('d', 'Screening')];
  expect(partner(0, a, b, c, d)).toBe('d');
  expect(partner(3, a, b, c, d)).toBe('a');
  expect(partner(0, a, waiting('e', 'New', 'book33'), d)).toBe('d');
});

test('where all others are decided it is the nearest, and of another job nobody', () => {
  const [a, b, c] = [waiting('a'), waiting('b', 'Denied'), waiting('c', 'Accepted')];
  expect(partner(0, a, b, c)).toBe('b');
  expect(partner(2, a, b, waiting('x'))).toBe('a');
  expect(partner(0, a, waiting('e', 'New', 'book33'))).toBeUndefined();
});
