import { sql } from 'kysely';
import { nameOf } from '../../../platform/company-data/names.sql.ts';
import type { Db } from '../../../platform/postgres/db.ts';

/** Nobody whose application about the same job is left blind for the reader. */
const isKnown = sql<boolean>`not exists (
  select 1 from application where application.account_id = mine.with_id and application.booking_id = mine.booking_id
    and left_blind(application, mine.account_id))`;

/** What was said in the reader's own conversations, after a message, at most so many. */
export const saidAfter = (db: Db, accountId: string, after: string, limit: number) =>
  db
    .selectFrom('chat_message as message')
    .innerJoin('conversation_member as mine', 'mine.conversation_id', 'message.conversation_id')
    .leftJoin('account as other', 'other.id', 'mine.with_id')
    .where('mine.account_id', '=', accountId)
    .where('message.handed_over', '=', false)
    .where('message.deleted_at', 'is', null)
    .whereRef('message.number', '>', 'mine.hidden_number')
    .where(isKnown)
    .where('message.id', '>', after)
    .select(['message.id', 'message.conversation_id as conversation', 'mine.booking_id as jobId', 'message.number', 'message.subject'])
    .select(['message.text', 'message.sent_at as at', 'message.edited_at as updatedAt', nameOf('other').as('with')])
    .select(sql<boolean>`coalesce(message.sender_id = mine.account_id, false)`.as('own'))
    .orderBy('message.id')
    .limit(limit)
    .execute();

/** The files that went along in them. */
export const sentAfter = (db: Db, accountId: string, after: string, limit: number) =>
  db
    .selectFrom('chat_attachment as attached')
    .innerJoin('chat_message as message', 'message.id', 'attached.message_id')
    .innerJoin('conversation_member as mine', 'mine.conversation_id', 'message.conversation_id')
    .where('mine.account_id', '=', accountId)
    .where('message.handed_over', '=', false)
    .where('message.deleted_at', 'is', null)
    .whereRef('message.number', '>', 'mine.hidden_number')
    .where(isKnown)
    .where('attached.id', '>', after)
    .select([
      'attached.id',
      'message.conversation_id as conversation',
      'message.number',
      'attached.name',
      'attached.bytes',
      'attached.stored',
    ])
    .orderBy('attached.id')
    .limit(limit)
    .execute();
