import { reminderDays } from '@vitrine/contract/progress-flow/papers.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

/** Whether somebody wants mails of papers; a guest, who has no settings, does. */
export const wantsMail = async (db: Db, accountId: string) => {
  const { rows } = await sql<{ wants: boolean }>`select guest or wants_notification(id, 'papers', 'mail') as wants
    from account where id = ${accountId} and deactivated_at is null`.execute(db);
  return rows[0]?.wants === true;
};

const began = sql`coalesce(member.added_at, case when application.status = 'Accepted' then application.decided_at end)`;

/** People with a list and what they are asked for; one document of one person is a row. */
const asked = sql`application
  join company on company.id = application.company_id and company.deactivated_at is null
  left join progress_member member on member.application_id = application.id
  join progress_document document on document.company_id = application.company_id and document.removed_at is null
    and (document.bookings = '{}' or application.booking_id = any(document.bookings))
  left join progress_item item on item.application_id = application.id and item.document_id = document.id`;

/** Of these, what is still wanted. */
const wanted = sql`application.account_id is not null and application.withdrawn_at is null
  and (application.status = 'Accepted' or member.added_at is not null)
  and not coalesce(item.settled, false)`;

/** Lists that began lately, whose people were not told of them and are asked for something. */
export const listsToTell = async (db: Db, from: string, until: string, after: string, limit: number) => {
  const { rows } = await sql<{ id: string }>`select distinct application.id from ${asked} where ${wanted}
    and member.told_at is null and ${began} between ${from}::timestamptz and ${until}::timestamptz
    and application.id > ${after} order by application.id limit ${limit}`.execute(db);
  return rows;
};

/** Companies that ask for something and where it is day by now, from seven to eight in the evening. */
export const companiesByDay = async (db: Db, now: string, after: string, limit: number) => {
  const { rows } = await sql<{ id: string }>`select id from company
    where exists (select 1 from progress_document document where document.company_id = company.id and document.removed_at is null)
      and extract(hour from ${now}::timestamptz at time zone company.time_zone) between 7 and 19
      and id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
};

export interface DuePaper {
  application_id: string;
  document_id: string;
  title: string;
  due_on: string;
  days: number;
}

const [week, some, last] = reminderDays;

/**
 * What a company's people are to be reminded of today, as it is there: each once so many days before its day. Whose list
 * began later than that is not reminded of days that were over; one missed in a night without a program is made up for.
 */
export const papersDue = async (db: Db, companyId: string, now: string) => {
  const { rows } = await sql<DuePaper>`select * from (
    select application.id as application_id, document.id as document_id, document.title, document.position, due.on as due_on,
      case when due.on - today.day <= ${last}::integer then ${last}::integer
        when due.on - today.day <= ${some}::integer then ${some}::integer else ${week}::integer end as days,
      (${began} at time zone company.time_zone)::date as began_on
    from ${asked}
      cross join lateral (select (${now}::timestamptz at time zone company.time_zone)::date as day) today
      cross join lateral (select coalesce(item.due_on, document.due_date,
        (${began} at time zone company.time_zone)::date + document.due_days) as on) due
    where application.company_id = ${companyId} and ${wanted}
      and due.on between today.day - 2 and today.day + ${week}::integer) found
    where began_on <= due_on - days and not exists (select 1 from progress_reminder reminder
      where reminder.application_id = found.application_id and reminder.document_id = found.document_id
        and reminder.due_on = found.due_on and reminder.days = found.days)
    order by application_id, due_on, position`.execute(db);
  return rows;
};

/** Notes a reminder; false where it was given already. */
export const noteReminder = async (db: Db, { application_id, document_id, due_on, days }: DuePaper) =>
  (await db
    .insertInto('progress_reminder')
    .values({ application_id, document_id, due_on, days })
    .onConflict((one) => one.doNothing())
    .returning('days')
    .executeTakeFirst()) !== undefined;
