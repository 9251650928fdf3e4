import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { within } from '../../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../../platform/sessions/scope.ts';

/** Somebody of a company who looks at a person, with the jobs that they may see. */
export interface Reviewer {
  accountId: string;
  scope: Scope;
}

/** An application that does not wait for this reviewer's judgement without a name. */
const named = (reviewer: Reviewer) => sql<boolean>`not left_blind(application, ${reviewer.accountId})`;

/**
 * Whether a person applied to a job that the reviewer may see. Who sees all of the company sees as well who opened an
 * invitation of it at a confirmed address, or was added by it.
 * An application left blind makes nobody known: that there is one would tell who it is.
 */
export async function isRelated(db: Db, reviewer: Reviewer, accountId: string) {
  const { scope } = reviewer;
  const found = await db
    .selectFrom('account')
    .where('account.id', '=', accountId)
    .where('account.user_type', '=', 'Candidate')
    .where('account.deactivated_at', 'is', null)
    .where(({ or, exists, selectFrom }) => {
      const applied = exists(
        selectFrom('application')
          .select('application.id')
          .whereRef('application.account_id', '=', 'account.id')
          .where(within(scope, 'application'))
          .where('application.withdrawn_at', 'is', null)
          .where(named(reviewer)),
      );
      if (scope.bookings !== 'all') return applied;
      const invited = exists(
        selectFrom('invitation')
          .select('invitation.id')
          .whereRef('invitation.email', '=', 'account.email')
          .where('account.activated_at', 'is not', null)
          .where('invitation.company_id', '=', scope.companyId)
          .where('invitation.opened_at', 'is not', null)
          .where('invitation.cancelled_at', 'is', null)
          .where('invitation.deleted_at', 'is', null),
      );
      const added = exists(
        selectFrom('candidate_profile')
          .select('candidate_profile.account_id')
          .whereRef('candidate_profile.account_id', '=', 'account.id')
          .where('candidate_profile.added_by_company', '=', scope.companyId)
          .where('candidate_profile.objected_at', 'is', null),
      );
      return or([applied, invited, added]);
    })
    .select('account.id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a company sees the documents of a profile, besides what came with applications. */
export async function seesDocuments(db: Db, companyId: string, accountId: string) {
  const { rows } = await sql<{ sees: boolean }>`select sees_profile_documents(${accountId}, ${companyId}) as sees`.execute(db);
  return rows[0]?.sees ?? false;
}

/** The applications of a person, the latest first: those a reviewer sees by name, or all of them; of one booking where it is given. */
export const listApplications = (db: Db, accountId: string, reviewer: Reviewer | null, bookingId?: string) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .where('application.account_id', '=', accountId)
    .where('application.withdrawn_at', 'is', null)
    .$if(reviewer !== null, (query) => (reviewer ? query.where(within(reviewer.scope, 'application')).where(named(reviewer)) : query))
    .$if(bookingId !== undefined, (query) => query.where('application.booking_id', '=', bookingId ?? ''))
    .select([
      'application.id',
      'application.booking_id as bookingId',
      'application.status',
      'application.created_at as appliedAt',
      'application.submitted_at as sentAt',
      'application.question_set_id as setId',
      'company.name as companyName',
    ])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title', sql<string>`''`).as('title'))
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id')
    .limit(100)
    .execute();

/** Counts a look once per viewer and day; returns whether it was the first. */
export async function countView(db: Db, row: { account_id: string; viewer: string; what: 'profile' | 'video'; day: string }) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('profile_view')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  const column = row.what === 'video' ? 'video_views' : 'views';
  await db
    .updateTable('candidate_profile')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('account_id', '=', row.account_id)
    .execute();
  return true;
}

export const forgetLooks = (db: Db, before: string) => db.deleteFrom('profile_view').where('day', '<', before).execute();
