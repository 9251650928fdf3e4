import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export const insertChallenge = (db: Db, row: Insertable<DB['passkey_challenge']>) =>
  db.insertInto('passkey_challenge').values(row).execute();

/** Takes a challenge away, so that it is answered once; false where it was not asked by this one for this, or too long ago. */
export const takeChallenge = async (
  db: Db,
  { challenge, purpose, asked_by }: Pick<DB['passkey_challenge'], 'challenge' | 'purpose' | 'asked_by'>,
  now: string,
) =>
  (
    await db
      .deleteFrom('passkey_challenge')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('asked_by', '=', asked_by)
      .where('expires_at', '>', now)
      .executeTakeFirst()
  ).numDeletedRows > 0n;

export const findPasskey = (db: Db, credentialId: string) =>
  db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

/** Passkeys of an account, the oldest first. */
export const passkeysOf = (db: Db, accountId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at', 'synced', 'credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** False where this passkey is somebody's already. */
export const insertPasskey = async (db: Db, row: Insertable<DB['passkey']>) =>
  (
    await db
      .insertInto('passkey')
      .values(row)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n;

/** Notes a use; false where it was removed meanwhile, or where another use has counted further. */
export const notePasskeyUse = async (db: Db, id: string, use: { counter: number; synced: boolean; at: string }) =>
  (
    await db
      .updateTable('passkey')
      .set({ counter: use.counter, synced: use.synced, used_at: use.at })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('counter', '<', use.counter), eb.and([eb('counter', '=', 0), eb.lit(use.counter === 0)])]))
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const renamePasskey = async (db: Db, accountId: string, id: string, name: string) =>
  (await db.updateTable('passkey').set({ name }).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst())
    .numUpdatedRows > 0n;

/** What the removed one was called; nothing where there was none. */
export const deletePasskey = (db: Db, accountId: string, id: string) =>
  db.deleteFrom('passkey').where('account_id', '=', accountId).where('id', '=', id).returning('name').executeTakeFirst();
