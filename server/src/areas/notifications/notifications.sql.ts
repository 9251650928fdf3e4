import { kindNames, type NotificationKind, notificationKinds } from '@vitrine/contract/notifications/kinds.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { isCompanyOpen } from '../../platform/sessions/open-company.sql.ts';

const forRecruiters = kindNames.filter((kind) => notificationKinds[kind].for === 'recruiter');

/**
 * What may be told to an account today, on one channel: as somebody of the company they are in, of the jobs they see,
 * of applications that still are of a person, and of conversations they see with somebody who is still there.
 */
export const told = (db: Db, accountId: string, by: 'page' | 'push' | 'digest', since: string) =>
  db
    .selectFrom('notification as n')
    .innerJoin('account', 'account.id', 'n.account_id')
    .leftJoin('application', (join) => join.onRef('application.id', '=', 'n.application_id').on('application.account_id', 'is not', null))
    .leftJoin('conversation_member as talk', (join) =>
      join.onRef('talk.conversation_id', '=', 'n.conversation_id').onRef('talk.account_id', '=', 'n.account_id'),
    )
    .leftJoin('account as other', 'other.id', 'talk.with_id')
    .where('n.account_id', '=', accountId)
    .where('n.at', '>', since)
    .where(sql<boolean>`(n.conversation_id is null or other.id is not null and sees_conversation(talk))`)
    .where(sql<boolean>`n.company_id is not distinct from account.company_id`)
    .where(sql<boolean>`(n.application_id is null or application.id is not null or n.thing = n.booking_id)`)
    .where(sql<boolean>`(account.company_id is null or n.booking_id is null or sees_job(account, n.booking_id))`)
    .where(sql<boolean>`(account.company_role is distinct from 'hiring-manager' or n.kind <> all(${forRecruiters}))`)
    // an e-mail stands in a mailbox under the name of its sender: beside it an alias would tell who that is
    .where(sql<boolean>`(n.kind <> 'email' or application.id is not null and not left_blind(application, n.account_id))`)
    .where(sql<boolean>`wants_notification(n.account_id, n.kind, ${by})`);

/** With what a sentence about it needs. */
const withFacts = (query: ReturnType<typeof told>) =>
  query
    .leftJoin('account as person', 'person.id', 'application.account_id')
    .leftJoin('job_code', 'job_code.booking_id', 'n.booking_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'n.booking_id')
    .leftJoin('showroom', 'showroom.link_id', 'n.link_id')
    .leftJoin('share_link', 'share_link.id', 'n.link_id')
    .leftJoin('company', (join) => join.on('company.id', '=', (eb) => eb.fn.coalesce('application.company_id', 'share_link.company_id')))
    .leftJoin('guest_reviewer', 'guest_reviewer.id', 'n.guest_id')
    .select([
      'n.id',
      'n.kind',
      'n.thing',
      'n.count',
      'n.at',
      'n.seen_at',
      'n.detail',
      'n.booking_id',
      'application.id as application_id',
      'application.number',
      'person.first_name',
      'person.last_name',
      'company.name as company_name',
      'guest_reviewer.name as guest_name',
      'n.conversation_id',
      sql<string | null>`other.first_name || ' ' || other.last_name`.as('other_name'),
      sql<boolean>`application.id is not null and left_blind(application, n.account_id)`.as('blind'),
    ])
    .select(({ fn }) => fn.coalesce('job_code.title', 'job_ad.title', 'showroom.title', sql<string>`''`).as('title'))
    .orderBy('n.at', 'desc')
    .orderBy('n.id');

export type Row = Awaited<ReturnType<typeof listTold>>[number];

interface Page {
  since: string;
  page: number;
  count: number;
  unseen?: boolean | undefined;
}

export const listTold = (db: Db, accountId: string, { since, page, count, unseen }: Page) =>
  withFacts(told(db, accountId, 'page', since))
    .$if(Boolean(unseen), (query) => query.where('n.seen_at', 'is', null))
    .limit(count)
    .offset((page - 1) * count)
    .execute();

/** Of one kind what is unseen, the earliest first, with the face of whom it is about. */
export const listUnseen = (db: Db, accountId: string, since: string, kind: NotificationKind, most: number) =>
  withFacts(told(db, accountId, 'page', since))
    .where('n.kind', '=', kind)
    .where('n.seen_at', 'is', null)
    .select('person.picture')
    .clearOrderBy()
    .orderBy('n.at')
    .orderBy('n.id')
    .limit(most)
    .execute();

/** What a mail of the morning says: unseen, told by no mail, and there before this instant. */
export const listUnmailed = (db: Db, accountId: string, since: string, until: string) =>
  withFacts(told(db, accountId, 'digest', since))
    .where('n.seen_at', 'is', null)
    .where('n.mailed', '=', false)
    .where('n.at', '<', until)
    .execute();

/** How many there are and are unseen; the version is another one as soon as anything of it changes. */
export const countTold = (db: Db, accountId: string, since: string) =>
  told(db, accountId, 'page', since)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where n.seen_at is null)`.as('unseen'),
      sql<number>`count(*) filter (where n.seen_at is null and n.kind = 'message')`.as('messages'),
      sql<string>`md5(concat_ws(' ', count(*), count(*) filter (where n.seen_at is null), max(n.at), max(n.seen_at)))`.as('version'),
    ])
    .executeTakeFirstOrThrow();

interface Opened {
  id?: string | undefined;
  until?: string | undefined;
  applicationId?: string | undefined;
  bookingId?: string | undefined;
}

/** Marks what is unseen of an account as seen, as far as it was opened; returns what was. */
export async function markSeen(db: Db, accountId: string, { id, until, applicationId, bookingId }: Opened, at: string) {
  const { rows } = await sql<{ id: string }>`
    update notification set seen_at = ${at}::timestamptz
    where account_id = ${accountId} and seen_at is null and (
      id = ${id ?? null}::uuid or at <= ${until ?? null}::timestamptz
      or (application_id = ${applicationId ?? null}::uuid and (count = 1 or thing <> booking_id))
      or (booking_id = ${bookingId ?? null} and company_id is null and conversation_id is null))
    returning id`.execute(db);
  return rows;
}

export const deleteOld = async (db: Db, before: string) => {
  await db.deleteFrom('notification').where('at', '<', before).execute();
  await db.deleteFrom('notification_digest').where('at', '<', before).execute();
};

export const switchedBy = (db: Db, accountId: string) =>
  db.selectFrom('notification_choice').select(['kind', 'channel', 'wanted']).where('account_id', '=', accountId).execute();

export const keepChoice = (db: Db, accountId: string, kinds: readonly string[], channel: string, wanted: boolean) =>
  sql`insert into notification_choice (account_id, kind, channel, wanted)
    select account.id, kind, ${channel}, ${wanted} from account, unnest(${kinds}::text[]) as kind where account.id = ${accountId}
    on conflict (account_id, kind, channel) do update set wanted = excluded.wanted`.execute(db);

/** Who ends a mail by its link. */
export const findReader = (db: Db, accountId: string) =>
  db.selectFrom('account').select(['language']).where('id', '=', accountId).where('deactivated_at', 'is', null).executeTakeFirst();

/** Everything kept for an account, for whoever takes their data along. */
export const allOf = (db: Db, accountId: string) =>
  withFacts(told(db, accountId, 'page', '-infinity'))
    .clearOrderBy()
    .orderBy('n.at')
    .orderBy('n.id')
    .execute();

export async function deleteOf(db: Db, accountId: string) {
  await db.deleteFrom('notification').where('account_id', '=', accountId).execute();
  await db.deleteFrom('notification_choice').where('account_id', '=', accountId).execute();
  await db.deleteFrom('notification_digest').where('account_id', '=', accountId).execute();
}

/** Hangs on one account what hung on another; of the same thing the one that stays has its own. */
export async function moveAll(db: Db, keepId: string, dropId: string) {
  await sql`update notification set account_id = ${keepId} where account_id = ${dropId} and not exists (
    select 1 from notification as kept where kept.account_id = ${keepId}
      and kept.kind = notification.kind and kept.thing = notification.thing)`.execute(db);
  await sql`update notification_choice set account_id = ${keepId} where account_id = ${dropId} and not exists (
    select 1 from notification_choice as kept where kept.account_id = ${keepId}
      and kept.kind = notification_choice.kind and kept.channel = notification_choice.channel)`.execute(db);
  await sql`update notification_digest set account_id = ${keepId} where account_id = ${dropId} and not exists (
    select 1 from notification_digest as kept where kept.account_id = ${keepId} and kept.day = notification_digest.day)`.execute(db);
}

/** 08:00 of the day it is where somebody is. */
const zone = sql`account.time_zone`;
const dayThere = (now: string) => sql<string>`(${now}::timestamptz at time zone ${zone})::date`;
const morning = (now: string) => sql<string>`((${dayThere(now)} + time '08:00') at time zone ${zone})`;

/** Whose morning it is, and who has something unseen since before, that no mail told. */
export const listDue = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('account')
    .select('account.id')
    .where('account.deactivated_at', 'is', null)
    .where(isCompanyOpen('account.company_id'))
    .where('account.id', '>', after)
    .where(sql<boolean>`${morning(now)} <= ${now}::timestamptz`)
    .where(
      sql<boolean>`account.id in (select n.account_id from notification as n where n.seen_at is null and not n.mailed and n.at < ${morning(now)})`,
    )
    .where(sql<boolean>`not exists (select 1 from notification_digest as d where d.account_id = account.id and d.day = ${dayThere(now)})`)
    .orderBy('account.id')
    .limit(limit)
    .execute();

/** Takes the mail of this morning for one worker alone: nothing where another has it, or where it is no morning yet. */
export async function takeMorning(db: Db, accountId: string, now: string) {
  const { rows } = await sql<{ day: string; until: string; email: string; language: string; first_name: string }>`
    with taken as (
      insert into notification_digest (account_id, day, at)
      select account.id, ${dayThere(now)}, ${now}::timestamptz from account
      where account.id = ${accountId} and account.deactivated_at is null and ${isCompanyOpen('account.company_id')}
        and ${morning(now)} <= ${now}::timestamptz
      on conflict do nothing returning account_id, day)
    select taken.day, ${morning(now)} as until, account.email, account.language, account.first_name
    from taken join account on account.id = taken.account_id`.execute(db);
  return rows[0];
}

export const markMailed = (db: Db, ids: string[]) =>
  db.updateTable('notification').set({ mailed: true }).where('id', '=', oneOf(ids)).execute();
