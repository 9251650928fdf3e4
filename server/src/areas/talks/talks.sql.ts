import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { isCompanyOpen } from '../../platform/sessions/open-company.sql.ts';
import { within } from '../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../platform/sessions/scope.ts';
import { alias, faceColumns, isLeftToOwner, leftBlind } from '../applications/index.ts';

interface Named {
  id: string;
  first_name: string;
  last_name: string;
}

/** Somebody who takes part, on the wire. */
export const onWire = ({ id, first_name, last_name }: Named) => ({ accountId: id, name: `${first_name} ${last_name}` });

/** Who of a company sees a job and so can take part in talks about it; of these accounts alone where they are named. */
export const whoCanMeet = (db: Db, companyId: string, bookingId: string, ids: readonly string[] | undefined) =>
  db
    .selectFrom('account')
    .where('account.company_id', '=', companyId)
    .where('account.deactivated_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('account.id', '=', oneOf(ids ?? [])))
    .where(
      sql<boolean>`(account.company_role <> 'hiring-manager' or exists (select 1 from hiring_manager_job as given
        where given.account_id = account.id and given.booking_id = ${bookingId}))`,
    )
    .select(['account.id', 'account.first_name', 'account.last_name'])
    .orderBy('account.first_name')
    .orderBy('account.id')
    .execute();

const isOver = sql<boolean>`(application.withdrawn_at is not null or application.status in ('Denied', 'Declined'))`;

interface Whose {
  accountId: string;
  scope: Scope;
  now: string;
}

/** The talks of somebody that lie ahead or are going on. */
const ahead = (db: Db, { accountId, scope, now }: Whose) =>
  db
    .selectFrom('application_talk as talk')
    .innerJoin('application', 'application.id', 'talk.application_id')
    .innerJoin('account', 'account.id', 'application.account_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .where(within(scope, 'application'))
    .where('talk.cancelled_at', 'is', null)
    .where(sql<boolean>`talk.starts_at > ${now}::timestamptz - interval '8 hours'`)
    .where(sql<boolean>`talk.starts_at + talk.minutes * interval '1 minute' > ${now}`)
    .where(sql<boolean>`not ${isOver}`)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('talk.planned_by', '=', accountId),
        exists(
          selectFrom('talk_interviewer')
            .select('talk_interviewer.account_id')
            .whereRef('talk_interviewer.application_id', '=', 'talk.application_id')
            .where('talk_interviewer.account_id', '=', accountId),
        ),
        eb.and([
          isLeftToOwner,
          exists(selectFrom('account as own').select('own.id').where('own.id', '=', accountId).where('own.company_role', '=', 'owner')),
        ]),
      ]),
    )
    .select(['talk.application_id as applicationId', 'talk.starts_at as startsAt', 'talk.minutes', 'talk.place'])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title', sql<string>`''`).as('title'))
    .orderBy('talk.starts_at')
    .orderBy('talk.application_id')
    .limit(20);

/** Talks that lie ahead, with the name of each applicant where it may be known. */
export const listAhead = (db: Db, whose: Whose) =>
  ahead(db, whose)
    .select([
      sql<string | null>`case when ${leftBlind(whose.accountId)} then null else account.first_name || ' ' || account.last_name end`.as(
        'name',
      ),
      sql<string>`${alias}`.as('alias'),
    ])
    .execute();

/** Those of the day it is where somebody is. */
export const listToday = (db: Db, whose: Whose) =>
  ahead(db, whose)
    .innerJoin('account as own', (join) => join.on('own.id', '=', whose.accountId))
    .where(sql<boolean>`(talk.starts_at at time zone own.time_zone)::date <= (${whose.now}::timestamptz at time zone own.time_zone)::date`)
    .select('application.booking_id as bookingId')
    .select(faceColumns(whose.accountId))
    .execute();

/** Dates within a day of which nobody was reminded yet; nobody comes to a company that is closed. */
export const talksToRemind = (db: Db, now: string, until: string, after: string, limit: number) =>
  db
    .selectFrom('application_talk as talk')
    .innerJoin('application', 'application.id', 'talk.application_id')
    .where('talk.cancelled_at', 'is', null)
    .where('talk.reminded_at', 'is', null)
    .where('talk.starts_at', '>', now)
    .where('talk.starts_at', '<=', until)
    .where('application.account_id', 'is not', null)
    .where(isCompanyOpen('application.company_id'))
    .where(sql<boolean>`not ${isOver}`)
    .where('talk.application_id', '>', after)
    .select('talk.application_id as id')
    .orderBy('talk.application_id')
    .limit(limit)
    .execute();

/** Applications that are over, since so long that it stays so, and for which something is planned all the same. */
export const talksToEnd = (db: Db, now: string, since: string, after: string, limit: number) =>
  db
    .selectFrom('application')
    .where(isOver)
    .where(sql<boolean>`coalesce(application.withdrawn_at, application.status_at) <= ${since}`)
    .where('application.id', '>', after)
    .where(
      sql<boolean>`application.id in (select application_id from talk_offer union select application_id from application_talk
        where cancelled_at is null and starts_at > ${now})`,
    )
    .select('application.id')
    .orderBy('application.id')
    .limit(limit)
    .execute();

/** Whether an application is over, and why. */
export const howItEnded = (db: Db, id: string) =>
  db.selectFrom('application').where('id', '=', id).where(isOver).select(['withdrawn_at', 'status']).executeTakeFirst();

/** The own applications for which something is planned. */
export const listPlanned = (db: Db, accountId: string, bookings: readonly string[] | undefined, now: string) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .where('application.account_id', '=', accountId)
    .where('application.withdrawn_at', 'is', null)
    .where('application.status', '=', 'Interview')
    .$if(bookings !== undefined, (query) => query.where('application.booking_id', '=', oneOf(bookings ?? [])))
    .where(
      sql<boolean>`(exists (select from talk_offer where talk_offer.application_id = application.id)
        or exists (select from application_talk as talk where talk.application_id = application.id and talk.cancelled_at is null
          and talk.starts_at + talk.minutes * interval '1 minute' > ${now}))`,
    )
    .select([
      'application.id',
      'application.booking_id',
      'application.company_id',
      'application.job_code_id',
      'company.name as company_name',
    ])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title', sql<string>`''`).as('title'))
    .orderBy('application.id')
    .limit(50)
    .execute();
