import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { inOrder } from '../../platform/postgres/in-order.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { within } from '../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../platform/sessions/scope.ts';
import { isUnseen, leftBlind } from '../applications/index.ts';
import { cameAt, findApplicants, progress, type Search, visibleMark } from './finding.sql.ts';

/** Of what was sent and is still there. */
const answered = sql<number | null>`case when application.submitted_at is not null and application.recordings_removed_at is null
  then (select count(*) from take where take.application_id = application.id and take.chosen) end`;

/** One page of applicants as this reviewer may see them, and how many are found in all. */
export async function listApplicants(db: Db, search: Search) {
  const { ids, total } = await findApplicants(db, search);
  const rows = await db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('booking', 'booking.id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.id', 'application.job_code_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('denial_reason as reason', 'reason.id', 'application.denial_reason_id')
    .where('application.id', '=', oneOf(ids))
    .select([
      'reason.preset as reason_preset',
      'reason.name as reason_name',
      sql<Language>`account.language`.as('language'),
      'application.id',
      'application.number',
      'account.id as account_id',
      'account.first_name',
      'account.last_name',
      'account.email',
      'account.picture',
      'booking.internal_reference as internalRef',
      leftBlind(search.reviewerId).as('blind'),
      'application.booking_id as bookingId',
      sql<ApplicationStatus>`application.status`.as('status'),
      'application.status_at as statusAt',
      'application.created_at as appliedAt',
      cameAt.as('came_at'),
      'application.submitted_at as interviewSentAt',
      'application.withdrawn_at as withdrawnAt',
      'application.reply_by as replyBy',
      sql<boolean>`not ${isUnseen}`.as('seen'),
      visibleMark(search.reviewerId).as('stars'),
      answered.as('answered'),
      sql<number>`(select count(*) from question where set_id = application.question_set_id)`.as('questionCount'),
    ])
    .select((eb) => [
      eb.fn.coalesce('job_code.title', 'job_ad.title').as('title'),
      eb.fn.coalesce('application.submitted_at', 'application.applied_at').as('sentAt'),
      eb
        .selectFrom('application_document')
        .whereRef('application_document.application_id', '=', 'application.id')
        .select(sql<number>`count(*)`.as('n'))
        .as('documentCount'),
    ])
    .execute();
  return { items: inOrder(ids, rows, ({ id }) => id), total };
}

export const countByStatus = (db: Db, scope: Scope, bookingId: string | undefined, corporate: boolean | undefined) =>
  db
    .selectFrom('application')
    .where(within(scope, 'application'))
    .where('anonymous_at', 'is', null)
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId ?? ''))
    .$if(corporate === true, (query) =>
      query.where('account_id', 'in', (of) =>
        of.selectFrom('account').select('account.id').where('corporate_company_id', '=', scope.companyId),
      ),
    )
    .select([
      sql<ApplicationStatus>`status`.as('status'),
      sql<number>`count(*)`.as('n'),
      sql<number>`count(*) filter (where ${progress.sent})`.as('sent'),
      sql<number>`count(*) filter (where ${progress['under-way']})`.as('underWay'),
      sql<number>`count(*) filter (where ${progress.unseen})`.as('unseen'),
    ])
    .groupBy('status')
    .execute();

export const markOf = async (db: Db, applicationId: string, reviewerId: string) =>
  (
    await db
      .selectFrom('application')
      .select(visibleMark(reviewerId).as('stars'))
      .where('application.id', '=', applicationId)
      .executeTakeFirst()
  )?.stars ?? null;

export const findBooking = (db: Db, id: string, scope: Scope) =>
  db.selectFrom('booking').selectAll().where('id', '=', id).where(within(scope, 'booking')).executeTakeFirst();

/** A booking's title, reference and number of criteria. */
export const describeBooking = (db: Db, id: string, scope: Scope) =>
  db
    .selectFrom('booking')
    .leftJoin('job_code', 'job_code.booking_id', 'booking.id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'booking.id')
    .where('booking.id', '=', id)
    .where(within(scope, 'booking'))
    .select((eb) => [
      'booking.id as bookingId',
      'booking.internal_reference as internalRef',
      eb.fn.coalesce('job_code.title', 'job_ad.title').as('title'),
      sql<number>`(select count(*) from criterion where set_id = current_criteria(booking.id))`.as('criteria'),
    ])
    .executeTakeFirst();
