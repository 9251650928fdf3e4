import type { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import type { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { isBeingMade, whileMade } from '../../../parts/being-made.ts';

/** Whom a reviewer looks at, and what there is to see. */
export type ReviewedApplicant = Reply<typeof applicants.one>;
export type ReviewedAnswer = Reply<typeof applicantAnswers.questionwise>['items'][number];

/** When answers are asked for again: soon while a film is being made, else before its links end. */
export const askedAgain = ({ state }: { state: { data: { items: readonly ReviewedAnswer[] } | undefined } }) =>
  state.data?.items.some(({ answer }) => answer && isBeingMade(answer)) ? whileMade : freshMilliseconds;

/** Links to recordings live ten minutes; this long they count as good. */
export const freshMilliseconds = 8 * 60 * 1000;
