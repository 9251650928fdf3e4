import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import type { MailboxFolder, MailboxMessage } from '../../../platform/tables.ts';
import type { Threaded } from './threads.ts';

export type NewMessage = Omit<Insertable<MailboxMessage>, 'thread_id'>;

/** Whoever writes the index of a mailbox does it alone: others wait for the end of this transaction. False: it is gone. */
export const lockMailbox = async (db: Db, mailboxId: string) =>
  (await db.selectFrom('mailbox').select('id').where('id', '=', mailboxId).forUpdate().executeTakeFirst()) !== undefined;

export const listFolders = (db: Db, mailboxId: string) =>
  db.selectFrom('mailbox_folder').selectAll().where('mailbox_id', '=', mailboxId).orderBy('path').execute();

export const saveFolder = (db: Db, folder: Insertable<MailboxFolder>) =>
  db
    .insertInto('mailbox_folder')
    .values(folder)
    .onConflict((one) => one.columns(['mailbox_id', 'path']).doUpdateSet({ name: folder.name, role: folder.role ?? null }))
    .execute();

export const updateFolder = (
  db: Db,
  id: string,
  seen: Partial<Pick<MailboxFolder, 'uid_validity' | 'uid_next' | 'highest_modseq' | 'total'>>,
) => db.updateTable('mailbox_folder').set(seen).where('id', '=', id).execute();

export const deleteFolders = (db: Db, ids: string[]) => db.deleteFrom('mailbox_folder').where('id', '=', oneOf(ids)).execute();

export const emptyFolder = (db: Db, folderId: string) => db.deleteFrom('mailbox_message').where('folder_id', '=', folderId).execute();

export const uidsOf = async (db: Db, folderId: string) =>
  (await db.selectFrom('mailbox_message').select('uid').where('folder_id', '=', folderId).execute()).map(({ uid }) => Number(uid));

/** The first of the e-mails since then, by its number in the folder. */
export const firstUidSince = async (db: Db, folderId: string, since: string) =>
  (
    await db
      .selectFrom('mailbox_message')
      .select(({ fn }) => fn.min<number | null>('uid').as('uid'))
      .where('folder_id', '=', folderId)
      .where('received_at', '>=', since)
      .executeTakeFirst()
  )?.uid ?? null;

export const deleteUids = (db: Db, folderId: string, uids: number[]) =>
  db.deleteFrom('mailbox_message').where('folder_id', '=', folderId).where('uid', '=', oneOf(uids)).execute();

interface Flags {
  uid: number;
  seen: boolean;
  flagged: boolean;
  answered: boolean;
}

/** Who wrote those of them that were not read until now. */
export async function unseenSenders(db: Db, folderId: string, uids: number[]) {
  const found = db.selectFrom('mailbox_message').select('from_email').distinct().where('folder_id', '=', folderId);
  const rows = await found.where('uid', '=', oneOf(uids)).where('seen', '=', false).execute();
  return rows.map(({ from_email }) => from_email).filter(Boolean);
}

/** What another program did to e-mails. */
export async function saveFlags(db: Db, folderId: string, flags: Flags[]) {
  const columns = { uid: flags.map(({ uid }) => uid), seen: flags.map(({ seen }) => seen), flagged: flags.map(({ flagged }) => flagged) };
  await sql`update mailbox_message set seen = f.seen, flagged = f.flagged, answered = f.answered
    from unnest(${columns.uid}::bigint[], ${columns.seen}::boolean[], ${columns.flagged}::boolean[],
      ${flags.map(({ answered }) => answered)}::boolean[]) as f (uid, seen, flagged, answered)
    where mailbox_message.folder_id = ${folderId} and mailbox_message.uid = f.uid
      and (mailbox_message.seen, mailbox_message.flagged, mailbox_message.answered) is distinct from (f.seen, f.flagged, f.answered)`.execute(
    db,
  );
}

/** Says which of them were not there yet. */
export async function insertMessages(db: Db, rows: (NewMessage & { thread_id: string })[]) {
  if (rows.length === 0) return new Set<string>();
  const written = await db
    .insertInto('mailbox_message')
    .values(rows)
    .onConflict((one) => one.columns(['folder_id', 'uid']).doNothing())
    .returning('id')
    .execute();
  return new Set(written.map(({ id }) => id));
}

/** What may belong to the conversations of these e-mails: what they name, what names them, and what has their subjects. */
export async function relatedTo(db: Db, mailboxId: string, mails: readonly Threaded[]): Promise<Threaded[]> {
  const ids = [...new Set(mails.flatMap(({ messageId, inReplyTo, references }) => [messageId, inReplyTo, ...references]).filter(Boolean))];
  const subjects = [...new Set(mails.map(({ baseSubject }) => baseSubject).filter(Boolean))];
  const columns = sql`id, message_id as "messageId", in_reply_to as "inReplyTo", reference_ids as references, base_subject as "baseSubject",
    is_reply as "isReply", received_at as "receivedAt", thread_id as "threadId", array[from_email] || array(
      select lower(one ->> 'email') from jsonb_array_elements(recipients) one) as people`;
  const { rows } = await sql<Threaded>`
    select ${columns} from mailbox_message where mailbox_id = ${mailboxId} and message_id = any(${ids})
    union select ${columns} from mailbox_message where mailbox_id = ${mailboxId} and in_reply_to <> '' and in_reply_to = any(${ids})
    union select ${columns} from mailbox_message where mailbox_id = ${mailboxId} and reference_ids && ${ids}::text[]
    union select * from (select ${columns} from mailbox_message where mailbox_id = ${mailboxId} and base_subject = any(${subjects})
      order by received_at desc limit 2000) same`.execute(db);
  return rows;
}

/** Conversations that turned out to be one. */
export async function mergeThreads(db: Db, mailboxId: string, merged: ReadonlyMap<string, string>) {
  for (const [from, to] of merged)
    await db
      .updateTable('mailbox_message')
      .set({ thread_id: to })
      .where('mailbox_id', '=', mailboxId)
      .where('thread_id', '=', from)
      .execute();
}
