import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { isDeadlock } from '../../platform/concurrency/deadlock.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { channel } from './news.ts';
import { patience } from './unread/unread.sql.ts';

/** A message that is to be stored: one for each conversation at a time. */
export interface NewMessage {
  id: string;
  conversationId: string;
  senderId: string;
  /** The sender's own name of it. */
  clientId: string;
  subject: string;
  text: string;
  /** The number of the message that it answers. */
  reply: number | null;
  clientDate: string;
  at: string;
}

type Part = (rows: RawBuilder<unknown>) => RawBuilder<unknown>;
/** What the list of what happened does meanwhile, as parts of the statement: `ofMessages` of its area. */
interface Parts {
  write: Part;
  see: Part;
  tell: Part;
  /** The process that tells its own sockets, if this one does. */
  saidBy: string | null;
}

export interface Stored {
  /** Under which id it is stored: another one where an earlier try has stored it; none where it has no place. */
  id: string | null;
  /** What is to be said of it; nothing of one that was stored before. */
  news: { conversation: string; number: number; accounts: string[] } | null;
  /** Who found news of it, to be told by their devices. */
  told: string | null;
}

/**
 * Stores messages, each under the next number of its conversation, and does what follows from it, all in one statement: a
 * round trip and a commit for however many there are. The rows of conversations are locked in the order of their ids until
 * it is done, so no number is left out. A message that was stored before stays as it is; where its first try is stored at
 * this very moment, the statement fails and is to be tried again.
 */
export async function storeMessages(db: Db, all: NewMessage[], { write, see, tell, saidBy }: Parts) {
  const column = (name: keyof NewMessage) => all.map((one) => one[name]);
  const { rows } = await sql<Stored & { asked: string }>`
    with asked as (
      select * from unnest(${column('id')}::uuid[], ${column('conversationId')}::uuid[], ${column('senderId')}::uuid[],
        ${column('clientId')}::uuid[], ${column('subject')}::text[], ${column('text')}::text[], ${column('reply')}::integer[],
        ${column('clientDate')}::text[], ${column('at')}::timestamptz[])
        as asked (id, conversation_id, sender_id, client_id, subject, text, reply, client_date, at)
    ), locked as materialized (
      select id, last_number from conversation where id in (select conversation_id from asked) order by id for update
    ), known as (
      select asked.id as asked, m.id from asked join chat_message m
        on m.sender_id = asked.sender_id and m.client_id = asked.client_id and m.conversation_id = asked.conversation_id
    ), stored as (
      insert into chat_message (id, conversation_id, number, sender_id, client_id, subject, text, reply_number, client_date, sent_at)
      select asked.id, locked.id, locked.last_number + 1, sender_id, client_id, subject, text, reply, client_date, at
      from asked join locked on locked.id = asked.conversation_id
      where not exists (select from known where known.asked = asked.id)
        and (reply is null or exists (
          select from chat_message quoted where quoted.conversation_id = locked.id and quoted.number = reply and not quoted.handed_over))
      returning id, conversation_id, number, sender_id, sent_at
    ), counted as (
      update conversation set last_number = stored.number, last_at = stored.sent_at from stored where conversation.id = stored.conversation_id
    ), noted as (
      update conversation_member member set
        read_number = case when member.account_id = stored.sender_id then stored.number else member.read_number end,
        mail_at = case when member.account_id = stored.sender_id then null when member.muted then member.mail_at
          else coalesce(member.mail_at, stored.sent_at + ${patience}) end
      from stored join conversation_member before on before.conversation_id = stored.conversation_id
      where member.conversation_id = before.conversation_id and member.account_id = before.account_id
      returning member.conversation_id, member.account_id, member.booking_id, stored.sent_at as at,
        member.account_id = stored.sender_id as own, member.muted, before.read_number = stored.number - 1 as caught_up
    ), written as (${write(sql`select account_id, conversation_id, booking_id, at from noted where not own and not muted`)}
    ), seen as (${see(sql`select account_id, conversation_id, at from noted where own and not caught_up`)}
    ), news as (
      select id, json_build_object('conversation', conversation_id, 'number', stored.number, 'saidBy', ${saidBy}::text,
        'accounts', (select json_agg(account_id) from noted where noted.conversation_id = stored.conversation_id)) as word from stored
    )
    select asked.id as asked, coalesce(known.id, stored.id) as id, news.word as news, told.account_id as told,
      (select count(pg_notify(${channel}, word::text)) from news) as said,
      ${tell(sql`select account_id from written union select account_id from seen`)} as changed
    from asked left join known on known.asked = asked.id left join stored on stored.id = asked.id left join news on news.id = asked.id
      left join (select noted.conversation_id, account_id from noted join written using (account_id) where not own) told
        on told.conversation_id = stored.conversation_id`.execute(db);
  const byAsked = new Map(rows.map((row) => [row.asked, row]));
  return all.map(({ id }): Stored => byAsked.get(id) ?? { id: null, news: null, told: null });
}

/** Another statement has stored the same message at the same moment, or the two have waited for each other: a second try goes well. */
export const isTwin = (error: unknown) => isDeadlock(error) || (error instanceof pg.DatabaseError && error.code === '23505');
