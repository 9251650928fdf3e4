import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { members, visible } from '../conversations.sql.ts';

export interface Found {
  id: string;
  conversationId: string;
  memberEmail: string | null;
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
  companyName: string | null;
  candidate: boolean;
  title: string | null;
  number: number;
  own: boolean;
  excerpt: string;
  at: string;
}

interface Wanted {
  textSearch: string;
  before?: string | undefined;
  count: number;
}

/**
 * Messages that somebody may see and that have all of these words, the latest first. Whether they may see a conversation is
 * asked once for each in which there are such words; what is said of a message is looked up for those on the page.
 */
export const findMessages = async (db: Db, accountId: string, { textSearch, before, count }: Wanted) =>
  (
    await sql<Found>`
      with found as materialized (
        select m.id, m.conversation_id, m.number, m.sent_at from chat_message m
        where m.doc @@ chat_wanted(${accountId}::uuid, ${textSearch})
          and ${before === undefined ? sql`true` : sql`(m.sent_at, m.id) < (select sent_at, id from chat_message where id = ${before})`}
      ), seen as materialized (
        select mine.conversation_id, mine.hidden_number from conversation_member mine
        where mine.account_id = ${accountId} and mine.conversation_id in (select conversation_id from found) and ${visible}
      ), page as (
        select found.id from found join seen on seen.conversation_id = found.conversation_id and found.number > seen.hidden_number
        order by found.sent_at desc, found.id desc limit ${count}
      )
      select m.id, m.conversation_id as "conversationId", other.email as "memberEmail", other.first_name as "firstName",
        other.last_name as "lastName", other.picture, company.name as "companyName",
        coalesce(other.user_type = 'Candidate', reader.user_type = 'Recruiter' and mine.booking_id is not null) as candidate,
        coalesce(nullif(job_ad.title, ''), job_code.title) as title, m.number, m.sender_id is not distinct from mine.account_id as own,
        ts_headline('pg_catalog.simple', m.text, plainto_tsquery('pg_catalog.simple', ${textSearch}),
          'MaxWords=24, MinWords=12, StartSel="", StopSel=""') as excerpt,
        m.sent_at as at
      from page join chat_message m on m.id = page.id
        join (${members}) on mine.conversation_id = m.conversation_id and mine.account_id = ${accountId}
        left join company on company.id = other.company_id
        left join job_ad on job_ad.booking_id = mine.booking_id left join job_code on job_code.booking_id = mine.booking_id
      order by m.sent_at desc, m.id desc`.execute(db)
  ).rows;
