import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';
import { deleteFilesOfMessage } from './attaching/attachments.sql.ts';

export interface MessageFound {
  id: string;
  conversationId: string;
  number: number;
  senderId: string | null;
  fromEmail: string | null;
  clientId: string;
  subject: string;
  text: string;
  clientDate: string;
  sentAt: string;
  handedOver: boolean;
  change: number;
  edited: boolean;
  deleted: boolean;
  replyNumber: number | null;
  replySenderId: string | null;
  replyText: string | null;
  replyDeleted: boolean | null;
  fromName: string | null;
  toName: string | null;
  /** The members, so that each message names who is meant. */
  memberEmails: string[];
  /** In the order in which they were chosen. */
  files: AttachmentFound[];
}

export interface AttachmentFound {
  id: string;
  name: string;
  stored: string;
  contentType: string;
  bytes: number;
  recorded: 'video' | 'voice' | null;
  poster: string | null;
  seconds: number | null;
  ready: boolean;
}

export const selected = sql`
  m.id, m.conversation_id as "conversationId", m.number, m.sender_id as "senderId", sender.email as "fromEmail", m.client_id as "clientId",
  m.subject, m.text, m.client_date as "clientDate", m.sent_at as "sentAt", m.handed_over as "handedOver",
  m.change, m.edited_at is not null as edited, m.deleted_at is not null as deleted,
  quoted.number as "replyNumber", quoted.sender_id as "replySenderId", left(quoted.text, 200) as "replyText",
  quoted.deleted_at is not null as "replyDeleted",
  sender.first_name || ' ' || sender.last_name as "fromName",
  (select first_name || ' ' || last_name from account where account.id = m.handed_to) as "toName",
  array(select account.email from conversation_member join account on account.id = conversation_member.account_id
    where conversation_member.conversation_id = m.conversation_id and account.id is distinct from m.sender_id) as "memberEmails",
  array(select json_build_object('id', file.id, 'name', file.name, 'stored', file.stored, 'contentType', file.content_type,
      'bytes', file.bytes, 'recorded', file.recorded, 'poster', file.poster, 'seconds', file.seconds, 'ready', file.ready)
    from chat_attachment file where file.message_id = m.id order by file.position, file.id) as files`;
export const joined = sql`chat_message m left join account sender on sender.id = m.sender_id
  left join chat_message quoted on quoted.conversation_id = m.conversation_id and quoted.number = m.reply_number`;

interface Range {
  conversationId: string;
  /** Numbers above this one, and below that one. */
  after: number;
  before?: number | undefined;
  /** Those that come last of them, or first. */
  from: 'end' | 'start';
  count: number;
}

/** A run of messages in their order. */
export async function listMessages(db: Db, { conversationId, after, before, from, count }: Range) {
  const direction = from === 'end' ? sql`desc` : sql`asc`;
  const { rows } = await sql<MessageFound>`select ${selected} from ${joined}
    where m.conversation_id = ${conversationId} and m.number > ${after} and m.number < ${before ?? 2_147_483_647}
    order by m.number ${direction} limit ${count}`.execute(db);
  return from === 'end' ? rows.toReversed() : rows;
}

interface Changes {
  conversationId: string;
  /** Changes above this one, up to that one. */
  after: number;
  upTo: number;
  /** Of messages above this number. */
  above: number;
  count: number;
}

/** Messages that were changed after they were sent, in the order of their changes. */
export const listChanged = async (db: Db, { conversationId, after, upTo, above, count }: Changes) =>
  (
    await sql<MessageFound>`select ${selected} from ${joined}
      where m.conversation_id = ${conversationId} and m.change > ${after} and m.change <= ${upTo} and m.change > 0 and m.number > ${above}
      order by m.change limit ${count}`.execute(db)
  ).rows;

export const findMessage = async (db: Db, id: string) =>
  (await sql<MessageFound>`select ${selected} from ${joined} where m.id = ${id}`.execute(db)).rows[0];

/** Stores a message under the next number of its conversation, whose row is locked until the transaction ends, so that none is left out. */
export const appendMessage = async (db: Db, row: Omit<Insertable<DB['chat_message']>, 'number'>) =>
  (
    await db
      .with('counted', (db) =>
        db
          .updateTable('conversation')
          .set(({ eb }) => ({ last_number: eb('last_number', '+', 1), last_at: row.sent_at }))
          .where('id', '=', row.conversation_id)
          .returning('last_number'),
      )
      .insertInto('chat_message')
      .values(({ selectFrom }) => ({ ...row, number: selectFrom('counted').select('last_number') }))
      .returning('number')
      .executeTakeFirstOrThrow()
  ).number;

/** The next change of a conversation, whose row is locked until the transaction ends. */
export const nextChange = async (db: Db, conversationId: string) =>
  (
    await db
      .updateTable('conversation')
      .set(({ eb }) => ({ last_change: eb('last_change', '+', 1) }))
      .where('id', '=', conversationId)
      .returning('last_change')
      .executeTakeFirstOrThrow()
  ).last_change;

export const rewriteMessage = (db: Db, id: string, text: string, change: number, at: string) =>
  db.updateTable('chat_message').set({ text, change, edited_at: at }).where('id', '=', id).execute();

/** Leaves the place of a message empty; returns where its files lie. */
export async function emptyMessage(db: Db, id: string, change: number, at: string) {
  const emptied = { text: '', subject: '', change, deleted_at: at, edited_at: null };
  await db.updateTable('chat_message').set(emptied).where('id', '=', id).execute();
  return deleteFilesOfMessage(db, id);
}
