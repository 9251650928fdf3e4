import type { ChatChoices } from '@vitrine/contract/chat/shapes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { members, visible } from '../conversations.sql.ts';

const selected = ['read_marks as readMarks', 'typing', 'presence'] as const;

/** What somebody has chosen; without a row everything is as usual. */
export const findChoices = (db: Db, accountId: string) =>
  db.selectFrom('chat_choice').select(selected).where('account_id', '=', accountId).executeTakeFirst();

/** Changes what is named and leaves the rest. */
export const saveChoices = (db: Db, accountId: string, { readMarks, typing, presence }: Partial<ChatChoices>) => {
  const chosen = {
    ...(readMarks === undefined ? {} : { read_marks: readMarks }),
    ...(typing === undefined ? {} : { typing }),
    ...(presence === undefined ? {} : { presence }),
  };
  return db
    .insertInto('chat_choice')
    .values({ account_id: accountId, ...chosen })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ account_id: accountId, ...chosen }))
    .execute();
};

/** The two have both chosen it: whoever keeps it to oneself sees none of others. */
const both = {
  typing: sql`(select count(*) filter (where not typing) = 0 from chat_choice where account_id in (mine.account_id, mine.with_id))`,
  presence: sql`(select count(*) filter (where presence) = 2 from chat_choice where account_id in (mine.account_id, mine.with_id))`,
};

/** Who is at the other end and may be told, where both see the conversation, both want it, and neither has blocked the other. */
export const findPartner = async (db: Db, accountId: string, conversationId: string, what: keyof typeof both) =>
  (
    await sql<{ otherId: string; bookingId: string | null }>`
      select mine.with_id as "otherId", mine.booking_id as "bookingId" from ${members}
      where mine.account_id = ${accountId} and mine.conversation_id = ${conversationId} and mine.with_id is not null and ${visible}
        and exists (select 1 from conversation_member theirs where theirs.conversation_id = mine.conversation_id
          and theirs.account_id = mine.with_id and sees_conversation(theirs))
        and ${both[what]}`.execute(db)
  ).rows[0];
