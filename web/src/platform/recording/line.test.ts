import { expect, it } from 'vitest';
import { isSlow, stepAfter } from './line.ts';
import type { UploadState } from './take-upload.ts';

const mega = 1024 * 1024;
const take = (sent: number, size: number, phase: UploadState['phase'] = 'sending'): UploadState => ({
  takeId: 'a',
  questionNo: 1,
  sent,
  size,
  ended: false,
  kept: true,
  phase,
});

it('a line that falls behind what is recorded is slow, one that follows or is away is not', () => {
  expect(isSlow([take(mega, 3 * mega)])).toBe(true);
  expect(isSlow([take(0, 0.6 * mega), take(0, 0.6 * mega)])).toBe(true);
  expect(isSlow([take(3 * mega - 1000, 3 * mega)])).toBe(false);
  expect(isSlow([take(mega, 3 * mega, 'waiting')])).toBe(false);
});

it('after a recording that the line did not follow the next is smaller, down to the smallest', () => {
  expect([0, 1, 2].map((step) => stepAfter(step, [take(mega, 3 * mega)], 'a'))).toEqual([1, 2, 2]);
});

it('after a recording that the line followed the next is larger again', () => {
  expect([0, 1, 2].map((step) => stepAfter(step, [take(3 * mega - 1000, 3 * mega)], 'a'))).toEqual([0, 0, 1]);
});

it('nothing is learnt while the line is away, nor of another recording', () => {
  expect(stepAfter(1, [take(0, 3 * mega, 'waiting')], 'a')).toBe(1);
  expect(stepAfter(1, [take(0, 3 * mega)], 'b')).toBe(1);
});
