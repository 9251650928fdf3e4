import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

/** Where the files of attachments lie that were deleted: the file itself, and the poster of a film. */
export const storedOf = (rows: readonly { stored: string; poster: string | null }[]) =>
  rows.flatMap(({ stored, poster }) => (poster === null ? [stored] : [stored, poster]));

export const insertAttachment = (db: Db, row: Insertable<DB['chat_attachment']>) => db.insertInto('chat_attachment').values(row).execute();

/** Hangs files that wait on a message, in this order; returns the bytes of each, and nothing of what is not the sender's or went with another one. */
export const sendAttachments = async (db: Db, ids: string[], accountId: string, messageId: string) =>
  (
    await sql<{ bytes: number }>`update chat_attachment set message_id = ${messageId}, position = wanted.position
      from unnest(${ids}::uuid[]) with ordinality wanted(id, position)
      where chat_attachment.id = wanted.id and account_id = ${accountId} and message_id is null returning bytes`.execute(db)
  ).rows.map(({ bytes }) => bytes);

/** Files that were never sent; returns where they lie. */
export const deleteUnsent = async (db: Db, before: string) =>
  storedOf(
    await db
      .deleteFrom('chat_attachment')
      .where('message_id', 'is', null)
      .where('created_at', '<', before)
      .returning(['stored', 'poster'])
      .execute(),
  );

/** Files of a message; returns where they lie. */
export const deleteFilesOfMessage = async (db: Db, messageId: string) =>
  storedOf(await db.deleteFrom('chat_attachment').where('message_id', '=', messageId).returning(['stored', 'poster']).execute());

/** Whether a recording is still there under this name. */
export const isStored = async (db: Db, stored: string) =>
  (await db.selectFrom('chat_attachment').select('id').where('stored', '=', stored).executeTakeFirst()) !== undefined;

/** Puts what every browser plays in the place of what was recorded; nothing where that is gone. */
export const replaceRecording = (
  db: Db,
  stored: string,
  next: Pick<Insertable<DB['chat_attachment']>, 'stored' | 'content_type' | 'bytes'>,
) =>
  db
    .updateTable('chat_attachment')
    .set({ ...next, ready: true })
    .where('stored', '=', stored)
    .returning('message_id')
    .executeTakeFirst();

/** The conversation of a message, and who is in it. */
export async function conversationOfMessage(db: Db, messageId: string) {
  const rows = await db
    .selectFrom('chat_message')
    .innerJoin('conversation_member', 'conversation_member.conversation_id', 'chat_message.conversation_id')
    .where('chat_message.id', '=', messageId)
    .select(['chat_message.conversation_id as id', 'conversation_member.account_id as member'])
    .execute();
  return rows[0] && { id: rows[0].id, members: rows.map(({ member }) => member) };
}

/** Notes what became of a message, without calling it written otherwise. */
export const noteChange = (db: Db, id: string, change: number) =>
  db.updateTable('chat_message').set({ change }).where('id', '=', id).execute();
