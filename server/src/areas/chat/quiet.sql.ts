import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

export const setMuted = (db: Db, conversationId: string, accountId: string, muted: boolean) =>
  db
    .updateTable('conversation_member')
    .set({ muted, ...(muted ? { mail_at: null } : {}) })
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', accountId)
    .execute();

/** What had waited for a mail of them waits no more. False where they were blocked before. */
export async function insertBlock(db: Db, accountId: string, blockedId: string, at: string) {
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('chat_block')
    .values({ account_id: accountId, blocked_id: blockedId, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  await sql`update conversation_member set mail_at = null
    where account_id = ${accountId} and with_id = ${blockedId} and mail_at < 'infinity'`.execute(db);
  return added === 1n;
}

export const deleteBlock = async (db: Db, accountId: string, blockedId: string) =>
  (await db.deleteFrom('chat_block').where('account_id', '=', accountId).where('blocked_id', '=', blockedId).executeTakeFirst())
    .numDeletedRows > 0;

/** Whom somebody has blocked, for whoever takes their data along. */
export const blocksOf = (db: Db, accountId: string) =>
  db
    .selectFrom('chat_block')
    .innerJoin('account', 'account.id', 'chat_block.blocked_id')
    .select(['account.first_name as firstName', 'account.last_name as lastName', 'chat_block.at'])
    .where('chat_block.account_id', '=', accountId)
    .orderBy('chat_block.at')
    .execute();

export const deleteBlocksOf = (db: Db, accountId: string) =>
  db
    .deleteFrom('chat_block')
    .where(({ eb, or }) => or([eb('account_id', '=', accountId), eb('blocked_id', '=', accountId)]))
    .execute();

/** One account takes over whom another one blocked, and who blocked it. */
export async function moveBlocks(db: Db, keepId: string, dropId: string) {
  await sql`insert into chat_block (account_id, blocked_id, at)
    select case when account_id = ${dropId} then ${keepId}::uuid else account_id end,
      case when blocked_id = ${dropId} then ${keepId}::uuid else blocked_id end, at
    from ${sql.table('chat_block')} where account_id = ${dropId} or blocked_id = ${dropId}
    on conflict do nothing`.execute(db);
  await deleteBlocksOf(db, dropId);
}
