import { sql } from 'kysely';

/** Name and picture are left out for this reviewer. */
export const leftBlind = (reviewerId: string) => sql<boolean>`left_blind(application, ${reviewerId})`;

/** The same as `aliasOf`. */
export const alias = sql<string>`substr('ABCDEFGHJKLMNPQRSTUVWXYZ', application.number % 24 + 1, 1) || (application.number / 24 + 1)`;

/** What a face is made of, with `application` and its `account` in reach. */
export const faceColumns = (reviewerId: string) =>
  ['application.number', 'account.first_name', 'account.last_name', 'account.picture', leftBlind(reviewerId).as('blind')] as const;

/** What the job of an application is called, with `job_ad` and `job_code` in reach. */
export const titleOfJob = sql<string>`coalesce(nullif(job_ad.title, ''), job_code.title, '')`;
