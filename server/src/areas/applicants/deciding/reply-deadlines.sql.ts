import { dueDays } from '@vitrine/contract/applicants/reply-deadlines.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { within } from '../../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../../platform/sessions/scope.ts';

/** The day it is for a company. */
export const today = (now: string) => sql<string>`(${now}::timestamptz at time zone company.time_zone)::date`;

/** Nobody has decided, nothing was taken back, and the promised day is near or over; `company` and `application` are in reach. */
export const isDue = (now: string) => sql<boolean>`application.reply_by <= ${today(now)} + ${dueDays}::integer
  and application.decided_at is null and application.withdrawn_at is null and application.anonymous_at is null
  and coalesce(application.submitted_at, application.applied_at) is not null`;

export const countDue = (db: Db, scope: Scope, now: string) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .where(within(scope, 'application'))
    .where(isDue(now))
    .select([
      sql<number>`count(*) filter (where application.reply_by >= ${today(now)})`.as('soon'),
      sql<number>`count(*) filter (where application.reply_by < ${today(now)})`.as('late'),
      sql<string | null>`min(application.reply_by)`.as('since'),
    ])
    .executeTakeFirstOrThrow();

const notNudged = (now: string) =>
  sql<boolean>`(application.nudged_at is null or application.nudged_at < ${now}::timestamptz - interval '7 days')`;

/** Companies with due applications nobody was told of, or not for a week. */
export const companiesToRemind = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('company')
    .select('company.id')
    .where('company.deactivated_at', 'is', null)
    .where('company.id', '>', after)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('application')
          .select('application.id')
          .whereRef('application.company_id', '=', 'company.id')
          .where(isDue(now))
          .where(notNudged(now)),
      ),
    )
    .orderBy('company.id')
    .limit(limit)
    .execute();

/** Of those put in charge of the ad, who still are recruiters of the company. */
const inCharge = sql`from job_ad_recruiter join account as charged on charged.id = job_ad_recruiter.account_id
  where job_ad_recruiter.job_ad_id = job_ad.id and charged.company_id = application.company_id
    and charged.deactivated_at is null and charged.company_role <> 'hiring-manager'`;

/** Due applications nobody was told of, or not for a week, with those to tell: the recruiters in charge, else all. They are held until the transaction ends. */
export const toRemind = (db: Db, companyId: string, now: string) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('account as recruiter', 'recruiter.company_id', 'application.company_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .where(isDue(now))
    .where('application.company_id', '=', companyId)
    .where(notNudged(now))
    .where('company.deactivated_at', 'is', null)
    .where('recruiter.deactivated_at', 'is', null)
    .where(sql<boolean>`(not exists (select 1 ${inCharge}) or exists (select 1 ${inCharge} and charged.id = recruiter.id))`)
    // what was promised is for recruiters to keep
    .where('recruiter.company_role', '!=', 'hiring-manager')
    .select([
      'application.id',
      'application.booking_id',
      'application.reply_by',
      'recruiter.id as recruiter_id',
      'recruiter.email',
      'recruiter.first_name',
      'recruiter.language',
      sql<boolean>`wants_notification(recruiter.id, 'due', 'mail')`.as('mail'),
    ])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title').as('title'))
    .orderBy('recruiter.id')
    .orderBy('application.reply_by')
    .orderBy('application.id')
    .forUpdate('application')
    .execute();
