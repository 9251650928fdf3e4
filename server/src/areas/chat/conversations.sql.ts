import { type RawBuilder, sql } from 'kysely';
import { holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

/** Whether a member (`mine`, whose account is `reader`) may see the conversation now. */
export const visible = sql`sees_conversation(mine)`;

const hidden = (accountId: string) => sql`exists (select 1 from blind_applications(${accountId}) blind
  where blind.account_id = mine.with_id and blind.booking_id = mine.booking_id)`;

/** The same of all conversations of one member, where they are looked through at once. */
const visibleOf = (accountId: string) => sql`(not ${hidden(accountId)}
  and (reader.user_type = 'Candidate' or other.user_type is distinct from 'Candidate' or sees_job(reader, mine.booking_id)))`;

export const members = sql`conversation_member mine
  join account reader on reader.id = mine.account_id
  left join account other on other.id = mine.with_id`;

/** Messages of others that this one has not read. */
const unreadOnes = sql`chat_message m where m.conversation_id = mine.conversation_id
  and m.number > greatest(mine.read_number, mine.hidden_number) and (m.sender_id is distinct from mine.account_id or m.handed_over)
  and m.deleted_at is null`;
export const unread = sql`(select count(*) from ${unreadOnes})`;
/** When the first of them came. */
export const unreadSince = sql`(select min(m.sent_at) from ${unreadOnes})`;

export interface ConversationFound {
  conversationId: string;
  otherId: string | null;
  memberEmail: string | null;
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
  companyName: string | null;
  candidate: boolean;
  bookingId: string | null;
  title: string | null;
  applicationId: string | null;
  lastNumber: number;
  lastChange: number;
  readNumber: number;
  hiddenNumber: number;
  memberReadNumber: number | null;
  unread: number;
  muted: boolean;
  blocked: boolean;
  lastText: string | null;
  lastOwn: boolean | null;
  lastAttachment: string | null;
  lastAttachments: number;
  lastDeleted: boolean | null;
  lastAt: string | null;
}

/** The two have not chosen to keep to themselves what they read. */
const marks = sql`not exists (select 1 from chat_choice where chat_choice.account_id in (mine.account_id, mine.with_id) and not read_marks)`;

const selected = sql`
  mine.conversation_id as "conversationId", mine.with_id as "otherId", other.email as "memberEmail", other.first_name as "firstName",
  other.last_name as "lastName", other.picture, company.name as "companyName",
  coalesce(other.user_type = 'Candidate', reader.user_type = 'Recruiter' and mine.booking_id is not null) as candidate,
  mine.booking_id as "bookingId", coalesce(nullif(job_ad.title, ''), job_code.title) as title,
  case when reader.user_type = 'Recruiter' then application.id end as "applicationId",
  conversation.last_number as "lastNumber", conversation.last_change as "lastChange", mine.read_number as "readNumber", mine.hidden_number as "hiddenNumber",
  case when ${marks} then theirs.read_number end as "memberReadNumber", ${unread} as unread, mine.muted,
  exists (select 1 from chat_block where chat_block.account_id = mine.account_id and chat_block.blocked_id = mine.with_id) as blocked,
  last.text as "lastText", last.sender_id = mine.account_id as "lastOwn", last.sent_at as "lastAt", last.deleted_at is not null as "lastDeleted",
  (select name from chat_attachment where message_id = last.id order by position, id limit 1) as "lastAttachment",
  (select count(*) from chat_attachment where message_id = last.id) as "lastAttachments"`;

const joined = sql`${members}
  join conversation on conversation.id = mine.conversation_id
  left join conversation_member theirs on theirs.conversation_id = mine.conversation_id and theirs.account_id = mine.with_id
  left join company on company.id = other.company_id
  left join job_ad on job_ad.booking_id = mine.booking_id left join job_code on job_code.booking_id = mine.booking_id
  left join application on application.booking_id = mine.booking_id and application.account_id = mine.with_id
  left join chat_message last on last.conversation_id = mine.conversation_id and last.number = conversation.last_number
    and last.number > mine.hidden_number`;

interface Wanted {
  textSearch?: string | undefined;
  unread?: boolean | undefined;
  page: number;
  count: number;
}

const named = sql`concat_ws(' ', other.first_name, other.last_name, company.name, job_ad.title, job_code.title)`;

/** Which of somebody's conversations are meant; names and titles are looked up only where they are searched. */
const meant = ({ textSearch, unread: onlyUnread }: Wanted) => sql`
  ${textSearch ? sql`left join company on company.id = other.company_id left join job_ad on job_ad.booking_id = mine.booking_id left join job_code on job_code.booking_id = mine.booking_id` : sql``}
  where conversation.last_number > mine.hidden_number
    and ${textSearch ? holds(named, textSearch) : sql`true`}
    and ${onlyUnread ? sql`(conversation.last_number > mine.read_number and exists (select 1 from ${unreadOnes}))` : sql`true`}`;

/**
 * One page of somebody's conversations, the latest first. All of them are only counted and put in order; what is said of
 * one is looked up for those on the page.
 */
export async function listConversations(db: Db, accountId: string, wanted: Wanted) {
  const { rows } = await sql<ConversationFound & { total: number }>`
    with seen as materialized (
      select mine.conversation_id, conversation.last_at from ${members}
        join conversation on conversation.id = mine.conversation_id
      ${meant(wanted)} and mine.account_id = ${accountId} and ${visibleOf(accountId)}
    ), page as (
      select conversation_id from seen order by last_at desc, conversation_id limit ${wanted.count} offset ${(wanted.page - 1) * wanted.count}
    )
    select ${selected}, (select count(*) from seen) as total from ${joined}
    where mine.account_id = ${accountId} and mine.conversation_id = any(array(select conversation_id from page))
    order by conversation.last_at desc, conversation.id`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Conversations that wait until somebody has judged. */
export const countWaiting = async (db: Db, accountId: string) =>
  (
    await sql<{ n: number }>`select count(*) as n from conversation_member mine join conversation on conversation.id = mine.conversation_id
      where mine.account_id = ${accountId} and conversation.last_number > mine.hidden_number and ${hidden(accountId)}`.execute(db)
  ).rows[0]?.n ?? 0;

/** Messages of a conversation that somebody has not read. */
export const countUnreadIn = async (db: Db, accountId: string, conversationId: string) =>
  (
    await sql<{ n: number }>`select ${unread} as n from conversation_member mine
      where mine.account_id = ${accountId} and mine.conversation_id = ${conversationId}`.execute(db)
  ).rows[0]?.n ?? 0;

/** Messages that somebody has not read, in all conversations but muted ones; counted no further than is said. */
export const countUnread = async (db: Db, accountId: string, most: number) =>
  (
    await sql<{ n: number }>`select count(*)::integer as n from (
      select from ${members} join conversation on conversation.id = mine.conversation_id cross join lateral (select from ${unreadOnes}) unread
      where mine.account_id = ${accountId} and not mine.muted
        and conversation.last_number > greatest(mine.read_number, mine.hidden_number) and ${visibleOf(accountId)}
      limit ${most}) counted`.execute(db)
  ).rows[0]?.n ?? 0;

interface Which {
  conversationId?: string | undefined;
  otherId?: string | RawBuilder<unknown> | undefined;
  bookingId?: string | null | undefined;
}

/** Those of somebody's conversations that are meant, the latest first. */
const whichOf = (accountId: string, { conversationId, otherId, bookingId }: Which) => sql`
  where mine.account_id = ${accountId} and ${visible}
    and ${conversationId === undefined ? sql`true` : sql`mine.conversation_id = ${conversationId}`}
    and ${otherId === undefined ? sql`true` : sql`mine.with_id = ${otherId}`}
    and ${bookingId === undefined ? sql`true` : sql`mine.booking_id is not distinct from ${bookingId}`}
  order by conversation.last_at desc, mine.main desc, conversation.id`;

export const findConversations = async (db: Db, accountId: string, which: Which) =>
  (await sql<ConversationFound>`select ${selected} from ${joined} ${whichOf(accountId, which)}`.execute(db)).rows;

interface Latest {
  otherId: string | null;
  conversationId: string | null;
  bookingId: string | null;
}

/** The latest of somebody's conversations that are meant, and no more of it than whoever writes needs. */
const latest = (accountId: string, which: Which) => sql<Latest>`
  select mine.conversation_id as "conversationId", mine.with_id as "otherId", mine.booking_id as "bookingId"
  from ${members} join conversation on conversation.id = mine.conversation_id ${whichOf(accountId, which)} limit 1`;

/** With whom and about what somebody goes on in a conversation. */
export const findLatest = async (db: Db, accountId: string, conversationId: string) =>
  (await latest(accountId, { conversationId }).execute(db)).rows[0];

/** The same where the other one is named by the address; without a conversation where there is none yet. */
export const findLatestWith = async (db: Db, accountId: string, email: string, bookingId: string | null | undefined) =>
  (
    await sql<Latest & { otherId: string }>`
      select other_one.id as "otherId", latest."conversationId", latest."bookingId"
      from account other_one left join lateral (${latest(accountId, { otherId: sql`other_one.id`, bookingId })}) latest on true
      where other_one.email = ${email}`.execute(db)
  ).rows[0];

/** Who of a conversation may be told of it now, and how far they have read. */
export const readersOf = async (db: Db, conversationId: string) =>
  (
    await sql<{ accountId: string; readNumber: number; hiddenNumber: number; marks: boolean }>`
      select mine.account_id as "accountId", mine.read_number as "readNumber", mine.hidden_number as "hiddenNumber", ${marks} as marks
      from ${members} where mine.conversation_id = ${conversationId} and ${visible}`.execute(db)
  ).rows;

/** Who is in a conversation, whether they may see it now or not. */
export const membersOf = async (db: Db, conversationId: string) =>
  (await db.selectFrom('conversation_member').select('account_id').where('conversation_id', '=', conversationId).execute()).map(
    ({ account_id }) => account_id,
  );

interface NewConversation {
  id: string;
  bookingId: string | null;
  one: string;
  other: string;
  at: string;
}

/** Until the transaction ends nobody else writes in the conversation. */
export const lockConversation = (db: Db, id: string) =>
  db.selectFrom('conversation').select('id').where('id', '=', id).forUpdate().execute();

/** The same for several, in the order in which whoever stores messages of them does. */
export const lockConversations = (db: Db, ids: string[]) =>
  db.selectFrom('conversation').select('id').where('id', '=', oneOf(ids)).orderBy('id').forUpdate().execute();

/** The conversation of two people about a job, made where there is none; in a transaction. */
export async function conversationOf(db: Db, { id, bookingId, one, other, at }: NewConversation) {
  // two first messages at once: the second waits here and finds the conversation of the first
  const pair = [one, other].toSorted().join();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${pair} ${bookingId ?? ''}`}, 0))`.execute(db);
  const found = await db
    .selectFrom('conversation_member')
    .select('conversation_id')
    .where('account_id', '=', one)
    .where('with_id', '=', other)
    .where(sql<boolean>`booking_id is not distinct from ${bookingId}`)
    .orderBy('main', 'desc')
    .executeTakeFirst();
  if (found) return found.conversation_id;
  await db.insertInto('conversation').values({ id, booking_id: bookingId, last_at: at, created_at: at }).execute();
  await db
    .insertInto('conversation_member')
    .values([
      { conversation_id: id, account_id: one, with_id: other, booking_id: bookingId },
      { conversation_id: id, account_id: other, with_id: one, booking_id: bookingId },
    ])
    .execute();
  return id;
}

/** Moves the mark of what somebody has read forward; nothing where it stood there already. */
export const markRead = async (db: Db, conversationId: string, accountId: string, number: number) =>
  (
    await db
      .updateTable('conversation_member')
      .from('conversation')
      .set({
        read_number: sql`least(${number}::integer, conversation.last_number)`,
        mail_at: sql`case when ${number}::integer < conversation.last_number then conversation_member.mail_at end`,
      })
      .whereRef('conversation.id', '=', 'conversation_member.conversation_id')
      .where('conversation_id', '=', conversationId)
      .where('account_id', '=', accountId)
      .where('read_number', '<', sql<number>`least(${number}::integer, conversation.last_number)`)
      .returning('read_number')
      .executeTakeFirst()
  )?.read_number;

/** Hides for one of the two what was written until now. */
export const hide = (db: Db, accountId: string, conversationIds: string[]) =>
  db
    .updateTable('conversation_member')
    .from('conversation')
    .set(({ ref }) => ({ hidden_number: ref('conversation.last_number'), read_number: ref('conversation.last_number'), mail_at: null }))
    .whereRef('conversation.id', '=', 'conversation_member.conversation_id')
    .where('conversation_id', '=', oneOf(conversationIds))
    .where('account_id', '=', accountId)
    .execute();
