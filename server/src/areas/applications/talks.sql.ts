import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

/** To what an applicant agrees who lets the company watch recordings of talks. */
export const recordingPurpose = 'talk-recording';

type Talk = Omit<Insertable<DB['application_talk']>, 'sequence' | 'cancelled_at' | 'uid'>;

/** The talk about an application, also one that was called off. */
export const findTalk = (db: Db, applicationId: string) =>
  db.selectFrom('application_talk').selectAll().where('application_id', '=', applicationId).executeTakeFirst();
export type TalkRow = NonNullable<Awaited<ReturnType<typeof findTalk>>>;

/** Sets the date of a talk, or moves the one there is; `newUid` names it in calendars where there was none. */
export const upsertTalk = (db: Db, talk: Talk, newUid: string) =>
  db
    .insertInto('application_talk')
    .values({ ...talk, uid: newUid, sequence: 0 })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet(({ eb, ref }) => ({
        ...talk,
        cancelled_at: null,
        sequence: eb(ref('application_talk.sequence'), '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Says anew where a talk takes place. */
export const placeTalk = (db: Db, applicationId: string, place: string) =>
  db
    .updateTable('application_talk')
    .set(({ eb, ref }) => ({ place, sequence: eb(ref('sequence'), '+', 1) }))
    .where('application_id', '=', applicationId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** How the meeting for the talk about an application stands at Webex, and whether the applicant lets recordings be watched. */
export const meetingStateOf = (db: Db, applicationId: string) =>
  db
    .selectFrom('application')
    .leftJoin('talk_meeting', (join) =>
      join.onRef('talk_meeting.application_id', '=', 'application.id').on('talk_meeting.past', '=', false),
    )
    .where('application.id', '=', applicationId)
    .select(['talk_meeting.fault', 'talk_meeting.link'])
    .select(
      sql<boolean>`exists (select from consent where consent.account_id = application.account_id and consent.purpose = ${recordingPurpose}
        and consent.booking_id = application.booking_id and consent.withdrawn_at is null)`.as('recordable'),
    )
    .executeTakeFirst();

/** Calls a talk off; nothing where none is set. */
export const cancelTalk = (db: Db, applicationId: string, at: string) =>
  db
    .updateTable('application_talk')
    .set(({ eb, ref }) => ({ cancelled_at: at, sequence: eb(ref('sequence'), '+', 1) }))
    .where('application_id', '=', applicationId)
    .where('cancelled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export const talksOf = (db: Db, applicationIds: readonly string[]) =>
  db.selectFrom('application_talk').selectAll().where('application_id', '=', oneOf(applicationIds)).orderBy('starts_at').execute();

/** That everybody was reminded of a date; nothing where it was moved meanwhile. */
export const markTalkReminded = (db: Db, { application_id, sequence }: TalkRow, at: string) =>
  db
    .updateTable('application_talk')
    .set({ reminded_at: at })
    .where('application_id', '=', application_id)
    .where('sequence', '=', sequence)
    .execute();

/** Dates, offers, and who takes part. */
export async function deleteTalksOf(db: Db, applicationIds: string[]) {
  await db.deleteFrom('application_talk').where('application_id', '=', oneOf(applicationIds)).execute();
  await db.deleteFrom('talk_offer').where('application_id', '=', oneOf(applicationIds)).execute();
  await db.deleteFrom('talk_interviewer').where('application_id', '=', oneOf(applicationIds)).execute();
}

/** Times on offer for these applications, the earliest first. */
export const offersOf = (db: Db, applicationIds: readonly string[]) =>
  db
    .selectFrom('talk_offer')
    .selectAll('talk_offer')
    .select(
      sql<string[]>`array(select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from talk_offer_time
        where talk_offer_time.application_id = talk_offer.application_id order by starts_at)`.as('times'),
    )
    .where('application_id', '=', oneOf(applicationIds))
    .execute();
export type OfferRow = Awaited<ReturnType<typeof offersOf>>[number];

/** Puts times on offer in place of what was offered. */
export async function putOffer(db: Db, offer: Insertable<DB['talk_offer']>, times: readonly string[]) {
  await deleteOffer(db, offer.application_id);
  await db.insertInto('talk_offer').values(offer).execute();
  await db
    .insertInto('talk_offer_time')
    .values(times.map((starts_at) => ({ application_id: offer.application_id, starts_at })))
    .execute();
}

/** Whether there was one. */
export const deleteOffer = async (db: Db, applicationId: string) =>
  (await db.deleteFrom('talk_offer').where('application_id', '=', applicationId).executeTakeFirst()).numDeletedRows > 0n;

/** Whether nobody is left of those who were to take part in the talk about an application: the owner of the company does, then. */
export const isLeftToOwner = sql<boolean>`(exists (select from talk_interviewer part where part.application_id = application.id)
  and not exists (select from talk_interviewer part join account mate on mate.id = part.account_id
    where part.application_id = application.id and mate.company_id = application.company_id
      and mate.deactivated_at is null and sees_job(mate, application.booking_id)))`;

/** Who takes part in these talks, of those who still belong to the company and see the job; else its owner. */
export function interviewersOf(db: Db, applicationIds: readonly string[]) {
  const people = db
    .selectFrom('application')
    .innerJoin('account', 'account.company_id', 'application.company_id')
    .where('application.id', '=', oneOf(applicationIds))
    .where('account.deactivated_at', 'is', null)
    .select([
      'application.id as application_id',
      'account.id',
      'account.email',
      'account.first_name',
      'account.last_name',
      'account.language',
    ]);
  return people
    .innerJoin('talk_interviewer', (join) =>
      join.onRef('talk_interviewer.application_id', '=', 'application.id').onRef('talk_interviewer.account_id', '=', 'account.id'),
    )
    .where(sql<boolean>`sees_job(account, application.booking_id)`)
    .unionAll(people.where('account.company_role', '=', 'owner').where(isLeftToOwner))
    .orderBy('first_name')
    .orderBy('id')
    .execute();
}
export type InterviewerRow = Awaited<ReturnType<typeof interviewersOf>>[number];

/** The dates of talks in which somebody of a company takes part. */
export const talksWith = (db: Db, accountId: string) =>
  db
    .selectFrom('talk_interviewer')
    .innerJoin('application_talk as talk', 'talk.application_id', 'talk_interviewer.application_id')
    .where('talk_interviewer.account_id', '=', accountId)
    .select(['talk.starts_at', 'talk.minutes', 'talk.place'])
    .orderBy('talk.starts_at')
    .execute();

/** Says anew who takes part. */
export async function setInterviewers(db: Db, applicationId: string, accountIds: readonly string[]) {
  await db.deleteFrom('talk_interviewer').where('application_id', '=', applicationId).execute();
  await db
    .insertInto('talk_interviewer')
    .values(accountIds.map((account_id) => ({ application_id: applicationId, account_id })))
    .execute();
}

/** Holds what was planned for an application until the transaction ends: two who plan it do so one after the other. */
export const lockPlans = (db: Db, applicationId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`talk ${applicationId}`}, 0))`.execute(db);

/** The same for people: no two applicants pick the same time of one of them at once. */
export async function lockPeople(db: Db, accountIds: readonly string[]) {
  for (const id of accountIds.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${`talks of ${id}`}, 0))`.execute(db);
}

/** Of these people, when the calendars that they have elsewhere hold something between two instants. */
export const calendarsBetween = (db: Db, { accountIds, from, to }: { accountIds: readonly string[]; from: string; to: string }) =>
  db
    .selectFrom('own_calendar_busy')
    .where('account_id', '=', oneOf(accountIds))
    .where('starts_at', '<', to)
    .where('ends_at', '>', from)
    .select(['account_id', 'starts_at', 'ends_at'])
    .execute();

/** Of these people, when they are in talks between two instants, but for that about this application. */
export const talksBetween = (
  db: Db,
  { accountIds, from, to, but }: { accountIds: readonly string[]; from: string; to: string; but: string },
) =>
  db
    .selectFrom('application_talk as talk')
    .innerJoin('talk_interviewer', 'talk_interviewer.application_id', 'talk.application_id')
    .where('talk_interviewer.account_id', '=', oneOf(accountIds))
    .where('talk.application_id', '!=', but)
    .where('talk.cancelled_at', 'is', null)
    .where('talk.starts_at', '<', to)
    .where(sql<boolean>`talk.starts_at + talk.minutes * interval '1 minute' > ${from}`)
    .select(['talk_interviewer.account_id', 'talk.starts_at'])
    .select(sql<string>`talk.starts_at + talk.minutes * interval '1 minute'`.as('ends_at'))
    .execute();
