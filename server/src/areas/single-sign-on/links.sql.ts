import type { Db } from '../../platform/postgres/db.ts';

/** Who of a company its provider knows under this subject. */
export const findLink = (db: Db, companyId: string, subject: string) =>
  db.selectFrom('single_sign_on_link').selectAll().where('company_id', '=', companyId).where('subject', '=', subject).executeTakeFirst();

export const linkOf = (db: Db, accountId: string) =>
  db.selectFrom('single_sign_on_link').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Ties somebody to a subject; false where they are tied to another one, or somebody else is to this. */
export const insertLink = async (db: Db, row: { account_id: string; company_id: string; subject: string; at: string }) =>
  (await db
    .insertInto('single_sign_on_link')
    .values({ account_id: row.account_id, company_id: row.company_id, subject: row.subject, linked_at: row.at, used_at: row.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()) !== undefined;

export const noteUse = (db: Db, accountId: string, at: string) =>
  db.updateTable('single_sign_on_link').set({ used_at: at }).where('account_id', '=', accountId).execute();

export const deleteLink = (db: Db, accountId: string) => db.deleteFrom('single_sign_on_link').where('account_id', '=', accountId).execute();

/** What is told to the person. */
export const linksTold = (db: Db, accountId: string) =>
  db
    .selectFrom('single_sign_on_link')
    .where('account_id', '=', accountId)
    .select(['subject', 'linked_at as since', 'used_at as usedAt'])
    .execute();
