import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import { within } from '../../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../../platform/sessions/scope.ts';
import type { DB } from '../../../platform/tables.ts';
import { today } from '../deciding/reply-deadlines.sql.ts';

/** Something was sent, nobody has decided, and nothing was taken back. */
const isReviewable = sql<boolean>`(coalesce(application.submitted_at, application.applied_at) is not null
  and application.decided_at is null and application.withdrawn_at is null and application.anonymous_at is null)`;

const isOpen = sql<boolean>`(review_request.done_at is null and ${isReviewable})`;

/** Whether somebody was asked to look at an application and has not yet. */
export const isAsked = (accountId: string) => sql<boolean>`exists (select 1 from review_request
  where review_request.application_id = application.id and review_request.account_id = ${accountId} and ${isOpen})`;

/** Until which day somebody was asked. */
export const dayAsked = (accountId: string) => sql`(select review_request.due_on from review_request
  where review_request.application_id = application.id and review_request.account_id = ${accountId})`;

/** Of these within a scope, those that can be reviewed, with the job of each; they are held until the transaction ends. */
export const reviewableAmong = (db: Db, ids: readonly string[], scope: Scope) =>
  db
    .selectFrom('application')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .where('application.id', '=', oneOf(ids))
    .where(within(scope, 'application'))
    .select(['application.id', 'application.booking_id', isReviewable.as('reviewable')])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title', sql<string>`''`).as('title'))
    .orderBy('title')
    .orderBy('application.id')
    .forShare('application')
    .execute();

/** Of these, who belongs to the company and sees all these jobs. */
export const reviewersAmong = (db: Db, ids: readonly string[], companyId: string, bookings: readonly string[]) =>
  db
    .selectFrom('account')
    .where('account.id', '=', oneOf(ids))
    .where('account.company_id', '=', companyId)
    .where('account.deactivated_at', 'is', null)
    .where(
      sql<boolean>`(account.company_role <> 'hiring-manager' or not exists (
        select 1 from unnest(${[...bookings]}::text[]) as wanted (booking_id) where not exists (
          select 1 from hiring_manager_job as given where given.account_id = account.id and given.booking_id = wanted.booking_id)))`,
    )
    .select([
      'account.id',
      'account.email',
      'account.first_name',
      sql<Language>`account.language`.as('language'),
      sql<boolean>`wants_notification(account.id, 'review', 'mail')`.as('mail'),
    ])
    .orderBy('account.id')
    .forShare()
    .execute();

/** The day it is for a company. */
export const todayOf = async (db: Db, companyId: string, now: string) =>
  (
    await db
      .selectFrom('company')
      .select(sql<string>`${today(now)}::text`.as('day'))
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
  ).day;

export const keepRequests = (db: Db, rows: Insertable<DB['review_request']>[]) =>
  db
    .insertInto('review_request')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'account_id']).doUpdateSet(({ ref }) => ({
        due_on: ref('excluded.due_on'),
        asked_by: ref('excluded.asked_by'),
        asked_at: ref('excluded.asked_at'),
        done_at: null,
        reminded_at: null,
      })),
    )
    .execute();

export const listRequests = (db: Db, applicationId: string) =>
  db
    .selectFrom('review_request')
    .innerJoin('account', 'account.id', 'review_request.account_id')
    .where('review_request.application_id', '=', applicationId)
    .select(['review_request.account_id', 'review_request.due_on', 'review_request.done_at', 'account.first_name', 'account.last_name'])
    .orderBy('review_request.due_on')
    .orderBy('account.first_name')
    .orderBy('account.id')
    .execute();

export const deleteRequest = (db: Db, applicationId: string, accountId: string) =>
  db
    .deleteFrom('review_request')
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();

/** Notes that somebody has looked, the first time they did; nothing where they were not asked. */
export const markDone = (db: Db, applicationId: string, accountId: string, at: string) =>
  db
    .updateTable('review_request')
    .set({ done_at: sql`coalesce(done_at, ${at}::timestamptz)` })
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();

export const countOpen = (db: Db, accountId: string, scope: Scope, now: string) =>
  db
    .selectFrom('review_request')
    .innerJoin('application', 'application.id', 'review_request.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .where('review_request.account_id', '=', accountId)
    .where(within(scope, 'application'))
    .where(isOpen)
    .select([
      sql<number>`count(*)`.as('open'),
      sql<number>`count(*) filter (where review_request.due_on < ${today(now)})`.as('late'),
      sql<string | null>`min(review_request.due_on)`.as('next'),
    ])
    .executeTakeFirstOrThrow();

/** How many somebody was asked to look at and has not yet. */
export const countAsked = async (db: Db, accountId: string) =>
  (
    await db
      .selectFrom('review_request')
      .innerJoin('application', 'application.id', 'review_request.application_id')
      .where('review_request.account_id', '=', accountId)
      .where(isOpen)
      .select(sql<number>`count(*)`.as('open'))
      .executeTakeFirstOrThrow()
  ).open;

/** What is open and due tomorrow, of those who want reminders and were not reminded of it. */
const toRemind = (db: Db, now: string) =>
  db
    .selectFrom('review_request')
    .innerJoin('application', 'application.id', 'review_request.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('account', 'account.id', 'review_request.account_id')
    .where(isOpen)
    .where('review_request.due_on', '=', sql<string>`${today(now)} + 1`)
    .where('review_request.reminded_at', 'is', null)
    .where(sql<boolean>`wants_notification(account.id, 'review', 'mail')`)
    .where('account.deactivated_at', 'is', null)
    .where('company.deactivated_at', 'is', null);

export const reviewersToRemind = (db: Db, now: string, after: string, limit: number) =>
  toRemind(db, now)
    .where('review_request.account_id', '>', after)
    .select('review_request.account_id as id')
    .distinct()
    .orderBy('review_request.account_id')
    .limit(limit)
    .execute();

/** What one person is reminded of; held until the transaction ends. */
export const toRemindOf = (db: Db, accountId: string, now: string) =>
  toRemind(db, now)
    .where('review_request.account_id', '=', accountId)
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .select(['review_request.application_id', 'review_request.due_on', 'account.email', 'account.first_name'])
    .select(({ fn }) => [
      sql<Language>`account.language`.as('language'),
      fn.coalesce('job_ad.title', 'job_code.title', sql<string>`''`).as('title'),
    ])
    .orderBy('title')
    .orderBy('review_request.application_id')
    .forUpdate('review_request')
    .execute();

export const markReviewerReminded = (db: Db, accountId: string, applicationIds: readonly string[], at: string) =>
  db
    .updateTable('review_request')
    .set({ reminded_at: at })
    .where('account_id', '=', accountId)
    .where('application_id', '=', oneOf(applicationIds))
    .execute();

/** What somebody was asked to look at. */
export const requestsTo = (db: Db, accountId: string) =>
  db
    .selectFrom('review_request')
    .where('account_id', '=', accountId)
    .select(['due_on', 'asked_at', 'done_at'])
    .orderBy('asked_at')
    .execute();

export const forgetRequestsTo = (db: Db, accountId: string) =>
  db.deleteFrom('review_request').where('account_id', '=', accountId).execute();

/** An application that became a figure is nobody's to look at. */
export const forgetRequestsFor = (db: Db, applicationIds: readonly string[]) =>
  db.deleteFrom('review_request').where('application_id', '=', oneOf(applicationIds)).execute();
