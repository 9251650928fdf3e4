import { minute } from '@vitrine/contract/durations.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { isCompanyOpen } from '../../../platform/sessions/open-company.sql.ts';
import { members, unread, unreadSince, visible } from '../conversations.sql.ts';

/** So long somebody has time to read in the page. */
export const patience = sql`${`${(10 * minute) / 1000} seconds`}::interval`;

/**
 * A mail tells of what was written to somebody, unless they read it before, or one has told them since they read last.
 * Says whether they want to be told at all.
 */
export async function expectMail(db: Db, conversationId: string, accountId: string, at: string) {
  const member = await db
    .updateTable('conversation_member')
    .set({ mail_at: sql`coalesce(mail_at, ${at}::timestamptz + ${patience})` })
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', accountId)
    .where('muted', '=', false)
    .executeTakeFirst();
  return member.numUpdatedRows > 0;
}

/** Conversations of which somebody is to be told by mail. */
export const listDue = async (db: Db, now: string, after: string, limit: number) =>
  (
    await sql<{ id: string }>`select distinct conversation_id as id from conversation_member
      where mail_at < 'infinity' and mail_at <= ${now}::timestamptz and conversation_id > ${after} order by 1 limit ${limit}`.execute(db)
  ).rows;

export interface Waiting {
  accountId: string;
  email: string;
  firstName: string;
  language: string;
  candidate: boolean;
  title: string | null;
  unread: number;
  /** The last one there is: names the occasion. */
  lastNumber: number;
  /** All of it has waited long enough. */
  ripe: boolean;
  /** They may see it, and want such mails. */
  wanted: boolean;
}

/** Who of a conversation is to be told, for one worker alone: another one waits here, and then finds nobody. */
export const takeWaiting = async (db: Db, conversationId: string, now: string) =>
  (
    await sql<Waiting>`
      select mine.account_id as "accountId", reader.email, reader.first_name as "firstName", reader.language,
        reader.user_type = 'Candidate' as candidate, coalesce(nullif(job_ad.title, ''), job_code.title) as title, ${unread} as unread,
        conversation.last_number as "lastNumber", coalesce(${unreadSince} + ${patience} <= ${now}::timestamptz, false) as ripe,
        ${visible} and reader.deactivated_at is null and not reader.guest and ${isCompanyOpen('reader.company_id')}
          and wants_notification(reader.id, 'message', 'mail') as wanted
      from ${members} join conversation on conversation.id = mine.conversation_id
        left join job_ad on job_ad.booking_id = mine.booking_id left join job_code on job_code.booking_id = mine.booking_id
      where mine.conversation_id = ${conversationId} and mine.mail_at < 'infinity' and mine.mail_at <= ${now}::timestamptz
      order by mine.account_id for update of mine`.execute(db)
  ).rows;

/** They are told, or do not want to be: nothing more until they have read. */
export const endWaiting = (db: Db, conversationId: string, accountId: string) =>
  sql`update conversation_member set mail_at = 'infinity'
    where conversation_id = ${conversationId} and account_id = ${accountId}`.execute(db);

/** What had waited was read, and something else has come since: it has its own time. */
export const waitAgain = (db: Db, conversationId: string, accountId: string) =>
  sql`update conversation_member mine set mail_at = ${unreadSince} + ${patience}
    where mine.conversation_id = ${conversationId} and mine.account_id = ${accountId}`.execute(db);
