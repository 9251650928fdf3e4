import type { InterviewView } from '@vitrine/contract/interviews/interview.ts';
import { expect, it } from 'vitest';
import { type LocalTake, withLocal } from './local-takes.ts';

const local: LocalTake = { takeId: 'b', questionNo: 1, kind: 'video', url: 'blob:b', contentType: 'video/webm', seconds: 12, bytes: 900 };
const view = (takes: object[]) => ({ questions: [{ questionNo: 1, attemptsLeft: 2, takes }] }) as unknown as InterviewView;

it('a recording that the server has not heard of is the answer already, and counts', () => {
  const [question] = withLocal(view([{ takeId: 'a', chosen: true, length: 5 }]), [local]).questions;
  expect(question?.takes).toMatchObject([
    { takeId: 'a', chosen: false },
    { takeId: 'b', chosen: true, complete: false, length: 900 },
  ]);
  expect(question?.attemptsLeft).toBe(1);
});

it('what the server has heard of is told by the server alone', () => {
  const told = view([{ takeId: 'b', chosen: false, length: 900 }]);
  expect(withLocal(told, [local])).toEqual(told);
});
