import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { storedOf } from './attaching/attachments.sql.ts';
import { lockConversationsOf } from './handing-over.sql.ts';

export const conversationsOf = async (db: Db, accountId: string) =>
  (
    await sql<{ with: string | null; job: string | null; lastAt: string; muted: boolean }>`
      select other.first_name || ' ' || other.last_name as "with", coalesce(nullif(job_ad.title, ''), job_code.title) as job,
        conversation.last_at as "lastAt", mine.muted
      from ${sql.table('conversation_member')} mine join conversation on conversation.id = mine.conversation_id
        left join account other on other.id = mine.with_id
          and not exists (select 1 from application where application.account_id = other.id and application.booking_id = mine.booking_id
            and left_blind(application, mine.account_id))
        left join job_ad on job_ad.booking_id = mine.booking_id left join job_code on job_code.booking_id = mine.booking_id
      where mine.account_id = ${accountId} order by conversation.created_at`.execute(db)
  ).rows;

/** Everything written in somebody's conversations that is not left out for them, with whose words it is. */
export const messagesOf = async (db: Db, accountId: string) =>
  (
    await sql<{
      conversationId: string;
      own: boolean;
      subject: string;
      text: string;
      sentAt: string;
      editedAt: string | null;
      deletedAt: string | null;
    }>`
      select m.conversation_id as "conversationId", coalesce(m.sender_id = ${accountId}, false) as own, m.subject, m.text, m.sent_at as "sentAt",
        m.edited_at as "editedAt", m.deleted_at as "deletedAt"
      from conversation_member mine join ${sql.table('chat_message')} m on m.conversation_id = mine.conversation_id
      where mine.account_id = ${accountId} and not m.handed_over
        and not exists (select 1 from application where application.account_id = mine.with_id and application.booking_id = mine.booking_id
          and left_blind(application, mine.account_id))
      order by m.conversation_id, m.number`.execute(db)
  ).rows;

export const filesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('chat_attachment')
    .select(['name', 'stored', 'bytes', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/** Returns where they lie. */
export const deleteFilesOf = async (db: Db, accountId: string) =>
  storedOf(await db.deleteFrom('chat_attachment').where('account_id', '=', accountId).returning(['stored', 'poster']).execute());

/** Nobody is named any more. The words of a candidate go; those of a company were said in its name. */
export async function forgetMember(db: Db, accountId: string) {
  await lockConversationsOf(db, accountId);
  await sql`update chat_message set text = '', subject = '' from account
    where chat_message.sender_id = ${accountId} and account.id = ${accountId} and account.user_type = 'Candidate'`.execute(db);
  await db.updateTable('chat_message').set({ sender_id: null }).where('sender_id', '=', accountId).execute();
  await db.updateTable('chat_message').set({ handed_to: null }).where('handed_to', '=', accountId).execute();
  const left = await db.deleteFrom('conversation_member').where('account_id', '=', accountId).returning('conversation_id').execute();
  const ids = left.map(({ conversation_id }) => conversation_id);
  await sql`delete from conversation where id = ${oneOf(ids)} and not exists (
    select 1 from conversation_member where conversation_member.conversation_id = conversation.id)`.execute(db);
  await db.updateTable('conversation_member').set({ with_id: null }).where('with_id', '=', accountId).execute();
  await db.deleteFrom('chat_choice').where('account_id', '=', accountId).execute();
}

/** The company forgets what was written about applications; their candidates keep it. Comes before they become figures. */
export async function forgetConversations(db: Db, applicationIds: string[]) {
  // in the order in which whoever stores messages of several does
  await sql`select from conversation where id in (
      select mine.conversation_id from conversation_member mine
        join application on application.booking_id = mine.booking_id and application.account_id = mine.with_id
      where application.id = ${oneOf(applicationIds)})
    order by id for update`.execute(db);
  await db
    .deleteFrom('conversation_member')
    .using('application')
    .where('application.id', '=', oneOf(applicationIds))
    .whereRef('conversation_member.booking_id', '=', 'application.booking_id')
    .whereRef('conversation_member.with_id', '=', 'application.account_id')
    .execute();
}

/** Of a candidate who takes an application back, the words and files go; returns where the files lie. */
export async function forgetWordsAbout(db: Db, applicationId: string) {
  const about = sql`select mine.conversation_id from conversation_member mine
    join application on application.account_id = mine.account_id and application.booking_id = mine.booking_id
    where application.id = ${applicationId}`;
  const { rows } = await sql<{ stored: string; poster: string | null }>`
    delete from chat_attachment using chat_message, application
    where chat_message.id = chat_attachment.message_id and exists (select 1 from (${about}) about where about.conversation_id = chat_message.conversation_id)
      and application.id = ${applicationId} and chat_attachment.account_id = application.account_id
    returning chat_attachment.stored, chat_attachment.poster`.execute(db);
  await sql`update chat_message set text = '', subject = '' from application
    where application.id = ${applicationId} and chat_message.sender_id = application.account_id
      and exists (select 1 from (${about}) about where about.conversation_id = chat_message.conversation_id)`.execute(db);
  return storedOf(rows);
}

/** One account takes over what another one wrote and was written; where both talk with somebody about a job, there are two conversations. */
export async function moveMember(db: Db, keepId: string, dropId: string) {
  await lockConversationsOf(db, dropId);
  await sql`update conversation_member mine set account_id = ${keepId}, main = mine.main and not exists (
      select 1 from conversation_member known where known.account_id = ${keepId} and known.with_id = mine.with_id
        and known.booking_id is not distinct from mine.booking_id and known.main)
    where mine.account_id = ${dropId}`.execute(db);
  await sql`update conversation_member theirs set with_id = ${keepId}, main = theirs.main and not exists (
      select 1 from conversation_member known where known.account_id = theirs.account_id and known.with_id = ${keepId}
        and known.booking_id is not distinct from theirs.booking_id and known.main)
    where theirs.with_id = ${dropId}`.execute(db);
  await db.updateTable('chat_message').set({ sender_id: keepId }).where('sender_id', '=', dropId).execute();
  await db.updateTable('chat_attachment').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
  await db
    .deleteFrom('chat_choice')
    .where('account_id', '=', dropId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('chat_choice as kept').select('kept.account_id').where('kept.account_id', '=', keepId)),
    )
    .execute();
  await db.updateTable('chat_choice').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
}
