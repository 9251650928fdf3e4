import type { Db } from '../../../platform/postgres/db.ts';

export const findWords = (db: Db, accountId: string) =>
  db.selectFrom('administrator_words').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** The words as they are now, for as long as the transaction runs. */
export const lockWords = (db: Db, accountId: string) =>
  db.selectFrom('administrator_words').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst();

/** Writes words, which nobody has released then. */
export const putWords = (db: Db, row: { account_id: string; text: string; changed_at: string }) =>
  db
    .insertInto('administrator_words')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ text: row.text, changed_at: row.changed_at, released_at: null }))
    .execute();

export const deleteWords = (db: Db, accountId: string) =>
  db.deleteFrom('administrator_words').where('account_id', '=', accountId).execute();

export const setReleased = (db: Db, accountId: string, at: string | null) =>
  db.updateTable('administrator_words').set({ released_at: at }).where('account_id', '=', accountId).execute();

/** A candidate who has an account, as letters go to them. */
export const findCandidate = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'first_name as name', 'language'])
    .where('id', '=', id)
    .where('user_type', '=', 'Candidate')
    .executeTakeFirst();
