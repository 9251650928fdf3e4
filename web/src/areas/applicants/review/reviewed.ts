import type { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import type { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';

/** Whom a reviewer looks at, and what there is to see. */
export type ReviewedApplicant = Reply<typeof applicants.one>;
export type ReviewedAnswer = Reply<typeof applicantAnswers.questionwise>['items'][number];

/** Links to recordings live ten minutes; this long they count as good. */
export const freshMilliseconds = 8 * 60 * 1000;
