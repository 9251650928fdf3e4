import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import type { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { isBeingMade, whileMade } from '../../../parts/being-made.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';

/** Whom a reviewer looks at, and what there is to see. */
export type ReviewedApplicant = Reply<typeof applicants.one>;
export type ReviewedAnswer = Reply<typeof applicantAnswers.questionwise>['items'][number];

/** When answers are asked for again: soon while a film is being made, else before its links end. */
const askedAgain = ({ state }: { state: { data: { items: readonly ReviewedAnswer[] } | undefined } }) =>
  state.data?.items.some(({ answer }) => answer && isBeingMade(answer)) ? whileMade : freshMilliseconds;

/** Links to recordings live ten minutes; this long they count as good. */
export const freshMilliseconds = 8 * 60 * 1000;

/** What somebody answered; asked again only while it is looked at. */
export const useAnswers = (one: { id: string; bookingId: string } | undefined, looked = true) =>
  useAsk(
    applicantAnswers.questionwise,
    { bookingId: one?.bookingId ?? '', id: one?.id ?? '' },
    { enabled: one !== undefined, refetchInterval: looked ? askedAgain : false, staleTime: freshMilliseconds },
  );

/** What can be played of an answer. */
export const filmOf = (item: ReviewedAnswer | undefined) =>
  item?.answer?.media && !item.hidden && (item.answer.kind === 'video' || item.answer.kind === 'audio')
    ? { item, answer: item.answer, media: item.answer.media }
    : undefined;
export type Film = NonNullable<ReturnType<typeof filmOf>>;
