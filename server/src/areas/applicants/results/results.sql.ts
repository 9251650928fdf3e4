import type { resultSources } from '@vitrine/contract/applicants/results.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';

const sentAt = sql`coalesce(application.submitted_at, application.applied_at)`;
const count = (of: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${of})::integer`;

/** Whether somebody was once invited to a talk, however it ended. */
const talked = sql`(application.status in ('Interview', 'Accepted') or exists (
  select 1 from application_status_change as change where change.application_id = application.id and change.status in ('Interview', 'Accepted')))`;

/** How far the people of a job came and how they were answered; figures whose person is gone count as well. */
export const countStages = (db: Db, bookingId: string, now: string) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .where('booking_id', '=', bookingId)
    .select([
      sql<number>`count(*)::integer`.as('begun'),
      count(sql`${sentAt} is not null`).as('sent'),
      count(sql`${sentAt} is not null and ${talked}`).as('interview'),
      count(sql`${sentAt} is not null and application.status = 'Accepted'`).as('accepted'),
      count(sql`${sentAt} is not null and application.decided_at is not null`).as('decided'),
      count(sql`${sentAt} is not null and application.decided_at is null and application.withdrawn_at is null`).as('waiting'),
      sql<number | null>`(percentile_cont(0.5) within group (order by extract(epoch from application.decided_at - ${sentAt}) / 3600)
        filter (where application.decided_at >= ${sentAt}))::float`.as('medianHours'),
      count(sql`${sentAt} is not null and application.withdrawn_at is null
        and application.reply_by < (${now}::timestamptz at time zone company.time_zone)::date`).as('promised'),
      count(sql`${sentAt} is not null and application.withdrawn_at is null
        and application.reply_by < (${now}::timestamptz at time zone company.time_zone)::date
        and (application.decided_at at time zone company.time_zone)::date <= application.reply_by`).as('kept'),
    ])
    .executeTakeFirstOrThrow();

/** Personal invitations of a job that were not taken back, and how many of them somebody used. */
export const countInvitations = (db: Db, bookingId: string) =>
  db
    .selectFrom('invitation')
    .innerJoin('job_code', 'job_code.id', 'invitation.job_code_id')
    .where('job_code.booking_id', '=', bookingId)
    .where('invitation.cancelled_at', 'is', null)
    .select([
      sql<number>`count(*)::integer`.as('invited'),
      count(sql`exists (select 1 from application where application.invitation_id = invitation.id)`).as('begun'),
    ])
    .executeTakeFirstOrThrow();

/** For each question of the interview as it is now: who began with it in sight, and who answered it; of interviews that are still whole. */
export const countAnswered = (db: Db, bookingId: string) =>
  db
    .selectFrom('job_code')
    .innerJoin('question', 'question.set_id', 'job_code.current_set')
    .where('job_code.booking_id', '=', bookingId)
    .select([
      'question.position as questionNo',
      'question.text as question',
      sql<number>`(select count(*) from application
        where application.booking_id = job_code.booking_id and application.started_at is not null
          and application.anonymous_at is null and application.recordings_removed_at is null
          and exists (select 1 from question as asked where asked.set_id = application.question_set_id and asked.id = question.id))::integer`.as(
        'begun',
      ),
      sql<number>`(select count(distinct application.id) from application
        join take on take.application_id = application.id and take.question_id = question.id and take.chosen
        where application.booking_id = job_code.booking_id
          and application.anonymous_at is null and application.recordings_removed_at is null)::integer`.as('answered'),
    ])
    .orderBy('question.position')
    .execute();

/** Where the people of a job came from. */
export const countSources = (db: Db, bookingId: string) =>
  db
    .selectFrom('application')
    .leftJoin('account', 'account.id', 'application.account_id')
    .where('application.booking_id', '=', bookingId)
    .select([
      sql<(typeof resultSources)[number]>`case
        when application.invitation_id is not null then 'invitation'
        when account.corporate_company_id = application.company_id then 'company-page'
        when application.started_at is null then 'profile'
        else 'link' end`.as('source'),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .groupBy('source')
    .execute();

/** Why people of a job are denied, the commonest first. */
export const countReasons = (db: Db, bookingId: string) =>
  db
    .selectFrom('application')
    .leftJoin('denial_reason as reason', 'reason.id', 'application.denial_reason_id')
    .where('application.booking_id', '=', bookingId)
    .where('application.status', '=', 'Denied')
    .select(['reason.preset', 'reason.name', sql<number>`count(*)::integer`.as('count')])
    .groupBy(['reason.id', 'reason.preset', 'reason.name'])
    .orderBy('count', 'desc')
    .orderBy('reason.id')
    .execute();
