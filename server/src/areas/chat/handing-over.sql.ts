import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

/** The owner of somebody's company, where that is another one. */
export const findOwner = (db: Db, leaverId: string) =>
  db
    .selectFrom('account as leaver')
    .innerJoin('account as owner', 'owner.company_id', 'leaver.company_id')
    .where('leaver.id', '=', leaverId)
    .where('owner.company_role', '=', 'owner')
    .where('owner.deactivated_at', 'is', null)
    .whereRef('owner.id', '<>', 'leaver.id')
    .select(['owner.id', 'owner.company_id as companyId'])
    .executeTakeFirst();

/** Whoever writes locks the conversation first, so whoever changes its people does too. */
export const lockConversationsOf = (db: Db, accountId: string) =>
  sql`select from conversation where id in (select conversation_id from conversation_member where account_id = ${accountId})
    order by id for update`.execute(db);

/** Both sides of the conversations with candidates name the other one now; where these two talk about the job already, there are two. */
export async function giveTo(db: Db, leaverId: string, ownerId: string) {
  await lockConversationsOf(db, leaverId);
  const { rows } = await sql<{ conversationId: string; candidateId: string | null; bookingId: string | null }>`
    update conversation_member mine set account_id = ${ownerId}, muted = false, mail_at = null, main = mine.main and mine.with_id is not null and not exists (
      select 1 from conversation_member known where known.account_id = ${ownerId} and known.with_id = mine.with_id
        and known.booking_id is not distinct from mine.booking_id and known.main)
    where mine.account_id = ${leaverId}
      and not exists (select 1 from account where account.id = mine.with_id and account.user_type <> 'Candidate')
    returning mine.conversation_id as "conversationId", mine.with_id as "candidateId", mine.booking_id as "bookingId"`.execute(db);
  await sql`
    update conversation_member theirs set with_id = ${ownerId}, main = mine.main
    from conversation_member mine
    where mine.conversation_id = theirs.conversation_id and mine.account_id = ${ownerId} and theirs.with_id = ${leaverId}
      and theirs.account_id <> ${ownerId}`.execute(db);
  return rows;
}

/** Files that went along with messages stay with the company. */
export const giveFiles = (db: Db, leaverId: string, ownerId: string) =>
  db
    .updateTable('chat_attachment')
    .set({ account_id: ownerId })
    .where('account_id', '=', leaverId)
    .where('message_id', 'is not', null)
    .execute();
