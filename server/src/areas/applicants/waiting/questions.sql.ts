import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { within } from '../../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../../platform/sessions/scope.ts';
import { faceColumns, titleOfJob } from '../../applications/index.ts';

/** Applications whose person wrote and was not answered, those that wait longest first. */
export const listUnanswered = (db: Db, scope: Scope, reviewerId: string, most: number) =>
  db
    .with('asked', (asked) =>
      asked
        .selectFrom('application_letter')
        .where('by_candidate', '=', true)
        .where('answered', '=', false)
        .select(['application_id', sql<string>`min(sent_at)`.as('since'), sql<number>`count(*)`.as('n')])
        .groupBy('application_id'),
    )
    .selectFrom('asked')
    .innerJoin('application', 'application.id', 'asked.application_id')
    .innerJoin('account', 'account.id', 'application.account_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .where(within(scope, 'application'))
    .where('application.withdrawn_at', 'is', null)
    .select(['application.id', 'application.booking_id', 'asked.since', 'asked.n'])
    .select(titleOfJob.as('title'))
    .select(faceColumns(reviewerId))
    .orderBy('asked.since')
    .orderBy('application.id')
    .limit(most)
    .execute();
