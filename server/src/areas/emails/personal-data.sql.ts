import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

export const mailboxTold = (db: Db, accountId: string) =>
  db
    .selectFrom('mailbox')
    .select([
      'email',
      'imap_host as host',
      'imap_user as user',
      'smtp_host as smtpHost',
      'smtp_user as smtpUser',
      'signature',
      'created_at as connectedAt',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** What the index says of each e-mail; its content is with the server it came from. */
export const messagesTold = async (db: Db, accountId: string) =>
  (
    await sql`select mailbox_folder.path as folder, mailbox_message.from_name as "fromName", mailbox_message.from_email as "fromEmail",
        mailbox_message.recipients, mailbox_message.subject, mailbox_message.snippet, mailbox_message.received_at as "receivedAt"
      from mailbox join mailbox_message on mailbox_message.mailbox_id = mailbox.id
        join mailbox_folder on mailbox_folder.id = mailbox_message.folder_id
      where mailbox.account_id = ${accountId} order by mailbox_message.received_at desc`.execute(db)
  ).rows;

/** One account takes over the mailbox of another one, unless it has one. */
export const moveMailbox = (db: Db, keepId: string, dropId: string) =>
  db
    .updateTable('mailbox')
    .set({ account_id: keepId })
    .where('account_id', '=', dropId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mailbox as kept').select('kept.id').where('kept.account_id', '=', keepId))),
    )
    .execute();
