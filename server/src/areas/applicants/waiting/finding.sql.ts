import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { sql } from 'kysely';
import { containing } from '../../../platform/postgres/containing.ts';
import type { Db } from '../../../platform/postgres/db.ts';
import { within } from '../../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../../platform/sessions/scope.ts';
import { faceColumns, leftBlind, titleOfJob } from '../../applications/index.ts';

interface Wanted {
  scope: Scope;
  reviewerId: string;
  typed: string;
  /** Whose number an alias stands for, where an alias was typed. */
  number: number | undefined;
  most: number;
}

/** Names and address are kept folded. */
const foundBy = (typed: string) => sql`account.found_by like folded(${containing(typed)})`;

/** Applicants with this in their name or address, the latest first; whoever is left blind is found by the alias alone. */
export const findByName = (db: Db, { scope, reviewerId, typed, number, most }: Wanted) => {
  const blind = leftBlind(reviewerId);
  return db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .where(within(scope, 'application'))
    .where(
      number === undefined
        ? sql<boolean>`(${foundBy(typed)} and not ${blind})`
        : sql<boolean>`(application.number = ${number} and ${blind})`,
    )
    .select(['application.id', sql<ApplicationStatus>`application.status`.as('status'), titleOfJob.as('title')])
    .select(faceColumns(reviewerId))
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id')
    .limit(most)
    .execute();
};
