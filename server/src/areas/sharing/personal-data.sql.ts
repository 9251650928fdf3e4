import type { Db } from '../../platform/postgres/db.ts';

/** Mails that carried links showing this account: they may speak of the person. */
export const mailsOfLinks = async (db: Db, accountId: string) =>
  (
    await db
      .selectFrom('share_link_mail')
      .innerJoin('share_link_person', 'share_link_person.link_id', 'share_link_mail.link_id')
      .where('share_link_person.account_id', '=', accountId)
      .where('share_link_mail.mail_id', 'is not', null)
      .select('share_link_mail.mail_id')
      .execute()
  ).flatMap(({ mail_id }) => mail_id ?? []);

export const deleteLinkMailsTo = (db: Db, email: string) => db.deleteFrom('share_link_mail').where('email', '=', email).execute();

/** Links that show one account show another; those that show both show it once. */
export const movePerson = (db: Db, keepId: string, dropId: string) =>
  db
    .updateTable('share_link_person')
    .set({ account_id: keepId })
    .where('account_id', '=', dropId)
    .where('link_id', 'not in', (of) => of.selectFrom('share_link_person').select('link_id').where('account_id', '=', keepId))
    .execute();

export const looksBy = (db: Db, email: string) =>
  db.selectFrom('share_link_view').select('at').where('viewer', '=', email).orderBy('at').execute();
