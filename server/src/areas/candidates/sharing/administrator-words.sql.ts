import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

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

/** What stood there before and is still kept at a moment. */
export const findEarlier = (db: Db, accountId: string, now: string) =>
  db
    .selectFrom('administrator_words_before')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('remove_at', '>', now)
    .executeTakeFirst();

/** What is stored of what stood there before, however old. */
export const storedEarlier = (db: Db, accountId: string) =>
  db.selectFrom('administrator_words_before').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Keeps what stands there as what stood before, in place of what was kept so. */
export const keepEarlier = (db: Db, row: Insertable<DB['administrator_words_before']>) =>
  db
    .insertInto('administrator_words_before')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();

export const deleteEarlier = (db: Db, accountId: string) =>
  db.deleteFrom('administrator_words_before').where('account_id', '=', accountId).execute();

export const forgetEarlier = (db: Db, now: string) => db.deleteFrom('administrator_words_before').where('remove_at', '<=', now).execute();

/** Whoever writes into a dossier waits for others who do: there may be no words yet to wait for. */
export const holdDossier = (db: Db, accountId: string) =>
  db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();

/** A candidate who has an account, as letters go to them. */
export const findCandidate = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'first_name as name', 'language'])
    .where('id', '=', id)
    .where('user_type', '=', 'Candidate')
    .executeTakeFirst();
