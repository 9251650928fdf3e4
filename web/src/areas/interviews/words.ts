import type { InterviewView, Question } from '@vitrine/contract/interviews/interview.ts';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { isBeingMade } from '../../parts/being-made.ts';
import type { UploadState } from '../../platform/recording/take-upload.ts';
import { isPending } from '../../platform/recording/upload-queue.ts';

/** The answer that will be sent for a question. */
export const chosenOf = (question: Pick<Question, 'takes'>): Take | undefined => question.takes.find((take) => take.chosen);

/** A take that broke off: by a fault, or left behind on another device or in another browser. */
export const isBroken = (take: Take, uploads: readonly UploadState[]) =>
  take.state === 'interrupted' ||
  (take.state === 'recording' && take.length === null && !uploads.some((one) => one.takeId === take.takeId && isPending(one)));

/** Takes worth showing: not one that has just begun. */
export const shownTakes = (question: Question, recordingId: string | undefined, uploads: readonly UploadState[]) =>
  question.takes.filter(
    (take) =>
      take.takeId !== recordingId &&
      (take.state !== 'recording' || take.length !== null || isBroken(take, uploads)) &&
      (take.bytes > 0 || take.kind === 'text' || take.length !== 0),
  );

export const isAnswered = (question: Question) => chosenOf(question) !== undefined;

/** The first question without an answer, else the last one. */
export const nextOpen = (view: InterviewView) => view.questions.find((one) => !isAnswered(one))?.questionNo ?? view.questions.length;

/** Something on the server still changes by itself. */
export const isMoving = (view: InterviewView | undefined) => view?.questions.some((one) => one.takes.some(isBeingMade)) ?? false;
