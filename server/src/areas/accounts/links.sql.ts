import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

export type Purpose = 'password' | 'email' | 'sign-in' | 'guest' | 'added';

export const insertToken = (
  db: Db,
  row: { token_hash: Buffer; purpose: Purpose; account_id: string; detail: string; created_at: string; expires_at: string },
) => db.insertInto('one_time_token').values(row).execute();

/** Takes the token away, so that only one caller can ever use it. */
export const consumeToken = (db: Db, hash: Buffer, purpose: Purpose, now: string) =>
  db
    .deleteFrom('one_time_token')
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['account_id', 'detail'])
    .executeTakeFirst();

export const findToken = (db: Db, hash: Buffer, purpose: Purpose, now: string) =>
  db
    .selectFrom('one_time_token')
    .select(['account_id', 'detail'])
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Every mailed link of an account, but those that open a guest's interview where they are kept. */
export const deleteAllTokens = (db: Db, accountId: string, kept: Purpose[] = []) =>
  db
    .deleteFrom('one_time_token')
    .where('account_id', '=', accountId)
    .where((eb) => eb.not(eb('purpose', '=', oneOf(kept))))
    .execute();

export const deleteTokens = (db: Db, accountId: string, purpose: Purpose) =>
  db.deleteFrom('one_time_token').where('account_id', '=', accountId).where('purpose', '=', purpose).execute();
