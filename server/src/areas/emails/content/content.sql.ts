import type { Db } from '../../../platform/postgres/db.ts';

export const findContent = (db: Db, mailboxId: string, messageId: string) =>
  db
    .selectFrom('mailbox_content')
    .select('sealed')
    .where('mailbox_id', '=', mailboxId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();

/** Keeps what was opened, unless the e-mail has gone from the index meanwhile. */
export const keepContent = (db: Db, mailboxId: string, messageId: string, sealed: Buffer, at: string) =>
  db
    .insertInto('mailbox_content')
    .columns(['mailbox_id', 'message_id', 'sealed', 'kept_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('mailbox_message')
        .select(['mailbox_id', 'id', val(sealed).as('sealed'), val(at).as('kept_at')])
        .where('mailbox_id', '=', mailboxId)
        .where('id', '=', messageId)
        .forShare(),
    )
    .onConflict((one) => one.columns(['mailbox_id', 'message_id']).doUpdateSet({ sealed, kept_at: at }))
    .execute();

export const deleteContentBefore = (db: Db, at: string) => db.deleteFrom('mailbox_content').where('kept_at', '<', at).execute();
