import type { InterviewView, Question } from '@vitrine/contract/interviews/interview.ts';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { useSyncExternalStore } from 'react';

/** What was recorded in this tab, to look at and go on with before the server has heard of its end. */
export interface LocalTake {
  takeId: string;
  questionNo: number;
  kind: 'video' | 'audio';
  url: string;
  contentType: string;
  seconds: number;
  bytes: number;
}

let takes: readonly LocalTake[] = [];
const listeners = new Set<() => void>();

export function rememberTake(take: Omit<LocalTake, 'url' | 'contentType' | 'bytes'>, blob: Blob) {
  takes = [...takes, { ...take, url: URL.createObjectURL(blob), contentType: blob.type, bytes: blob.size }];
  for (const listener of listeners) listener();
}

export const localTake = (takeId: string) => takes.find((one) => one.takeId === takeId);

export const useLocalTakes = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => takes,
  );

const asTake = (local: LocalTake, known: Take | undefined, ordinal: number): Take => ({
  takeId: local.takeId,
  questionNo: local.questionNo,
  kind: local.kind,
  ordinal: known?.ordinal ?? ordinal,
  state: 'finished',
  endedBy: 'stopped',
  chosen: true,
  bytes: known?.bytes ?? 0,
  length: local.bytes,
  complete: false,
  mediaState: 'none',
  media: null,
  text: null,
  fileName: null,
  trim: null,
  uploaded: false,
  startedAt: known?.startedAt ?? '',
});

function questionWith(question: Question, local: readonly LocalTake[]): Question {
  const unheard = local.filter(
    (one) => one.questionNo === question.questionNo && !question.takes.some((take) => take.takeId === one.takeId && take.length !== null),
  );
  const last = unheard.at(-1);
  if (!last) return question;
  const ids = new Set(unheard.map((one) => one.takeId));
  const heard = question.takes.filter((take) => !ids.has(take.takeId)).map((take) => ({ ...take, chosen: false }));
  const own = unheard.map((one, n) => ({
    ...asTake(
      one,
      question.takes.find((take) => take.takeId === one.takeId),
      heard.length + n + 1,
    ),
    chosen: one === last,
  }));
  const left = question.attemptsLeft;
  return { ...question, takes: [...heard, ...own], attemptsLeft: left === null ? null : Math.max(0, left - unheard.length) };
}

/** The interview as the server told it, with what this tab has recorded since: nobody waits for the network to go on. */
export const withLocal = (view: InterviewView, local: readonly LocalTake[]): InterviewView => ({
  ...view,
  questions: view.questions.map((one) => questionWith(one, local)),
});
