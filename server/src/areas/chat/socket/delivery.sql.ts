import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { members, visible } from '../conversations.sql.ts';
import { joined, type MessageFound, selected } from '../messages.sql.ts';

/** A message by its number or, where it was changed afterwards, by the number of its change; and who may be told of it here. */
export interface NewsAsked {
  conversation: string;
  number?: number;
  change?: number;
  readers: string[];
}

/** Each of these messages for each of its readers who may see it now, in the order of the conversations. */
export const listNews = async (db: Db, asked: NewsAsked[]) =>
  (
    await sql<MessageFound & { reader: string }>`select ${selected}, mine.account_id as reader
      from (
        select conversation, readers, coalesce(number, (select changed.number from chat_message changed
            where changed.conversation_id = conversation and changed.change = asked.change and changed.change > 0)) as number
        from json_to_recordset(${JSON.stringify(asked)}) as asked (conversation uuid, number integer, change integer, readers uuid[])
      ) asked
        join (${joined}) on m.conversation_id = asked.conversation and m.number = asked.number
        join ${members} on mine.conversation_id = m.conversation_id and mine.account_id = any(asked.readers)
      where m.number > mine.hidden_number and ${visible}
      order by m.conversation_id, m.change, m.number`.execute(db)
  ).rows;
