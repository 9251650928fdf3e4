import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import type { DB } from '../../../platform/tables.ts';

export const findMeeting = (db: Db, id: string) => db.selectFrom('talk_meeting').selectAll().where('id', '=', id).executeTakeFirst();
export type MeetingRow = NonNullable<Awaited<ReturnType<typeof findMeeting>>>;

/** The meeting for the talk that is planned. */
export const meetingNow = (db: Db, applicationId: string) =>
  db.selectFrom('talk_meeting').selectAll().where('application_id', '=', applicationId).where('past', '=', false).executeTakeFirst();

export const insertMeeting = (db: Db, row: Insertable<DB['talk_meeting']>) => db.insertInto('talk_meeting').values(row).execute();

export const updateMeeting = (db: Db, id: string, set: Updateable<DB['talk_meeting']>) =>
  db.updateTable('talk_meeting').set(set).where('id', '=', id).execute();

export const deleteMeetingRow = (db: Db, id: string) => db.deleteFrom('talk_meeting').where('id', '=', id).execute();

/** The talk that a meeting is for, where one is to be there: its time, and what it is called. */
export const wantedOf = (db: Db, applicationId: string) =>
  db
    .selectFrom('application_talk as talk')
    .innerJoin('application', 'application.id', 'talk.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('account as planner', 'planner.id', 'talk.planned_by')
    .where('talk.application_id', '=', applicationId)
    .where('talk.webex', '=', true)
    .where('talk.cancelled_at', 'is', null)
    .select(['talk.sequence', 'talk.starts_at', 'talk.minutes', 'company.name as company', 'planner.language'])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title', sql<string>`''`).as('title'))
    .executeTakeFirst();
export type WantedRow = NonNullable<Awaited<ReturnType<typeof wantedOf>>>;

/**
 * Meetings that are not at Webex what they are to be, and may be tried: those for talks that are not over, and those for
 * none. Who connects again has all that waited for it tried at once.
 */
export const meetingsToSettle = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('talk_meeting')
    .leftJoin('application_talk as talk', (join) =>
      join.onRef('talk.application_id', '=', 'talk_meeting.application_id').on('talk.webex', '=', true).on('talk.cancelled_at', 'is', null),
    )
    .where('talk_meeting.past', '=', false)
    .where(
      sql<boolean>`(talk.application_id is null or (talk.sequence is distinct from talk_meeting.settled
        and talk.starts_at + talk.minutes * interval '1 minute' > ${now}))`,
    )
    .where(
      sql<boolean>`(talk_meeting.retry_at <= ${now} or exists (select from webex_connection as kept
        where kept.company_id = talk_meeting.company_id and kept.state = 'ready' and kept.connected_at > talk_meeting.tried_at))`,
    )
    .where('talk_meeting.id', '>', after)
    .select('talk_meeting.id')
    .orderBy('talk_meeting.id')
    .limit(limit)
    .execute();

/** What was made at Webex for the talks about an application. */
export const madeFor = (db: Db, applicationId: string) =>
  db
    .selectFrom('talk_meeting')
    .where('application_id', '=', applicationId)
    .where('meeting_id', 'is not', null)
    .select(sql<string>`meeting_id`.as('meeting_id'))
    .execute();

/** The application whose talk was held in one of these meetings of a company. */
export const heldIn = (db: Db, companyId: string, meetingIds: readonly string[]) =>
  db
    .selectFrom('talk_meeting')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', oneOf(meetingIds))
    .where('application_id', 'is not', null)
    .select(sql<string>`application_id`.as('application_id'))
    .executeTakeFirst();
