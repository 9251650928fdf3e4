import { begunAnswersKey } from '../../../platform/session/session.ts';
import { stored } from '../../../platform/stored.ts';

/** Answers in writing that are not saved yet, by application and question; signing out forgets them (session.ts). */
type Begun = Record<string, string>;

const keyOf = (applicationId: string, questionNo: number) => `${applicationId} ${questionNo}`;

function kept(): Begun {
  try {
    return (JSON.parse(stored.get(begunAnswersKey) ?? '{}') ?? {}) as Begun;
  } catch {
    return {};
  }
}

function keepOnly(isKept: (key: string) => boolean) {
  const left = Object.entries(kept()).filter(([key]) => isKept(key));
  if (left.length > 0) stored.set(begunAnswersKey, JSON.stringify(Object.fromEntries(left)));
  else stored.remove(begunAnswersKey);
}

export const begunAnswer = (applicationId: string, questionNo: number) => kept()[keyOf(applicationId, questionNo)];

export const keepBegun = (applicationId: string, questionNo: number, text: string) =>
  stored.set(begunAnswersKey, JSON.stringify({ ...kept(), [keyOf(applicationId, questionNo)]: text }));

export const forgetBegun = (applicationId: string, questionNo: number) => keepOnly((key) => key !== keyOf(applicationId, questionNo));

/** They end with the interview. */
export const forgetAllBegun = (applicationId: string) => keepOnly((key) => !key.startsWith(`${applicationId} `));
