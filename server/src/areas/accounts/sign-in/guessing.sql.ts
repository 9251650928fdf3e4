import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';

interface Guess {
  key: string;
  /** So many wrong ones in a row cost nothing; each further one doubles the wait. */
  free: number;
  /** The first wait, in seconds. */
  first: number;
  /** The longest wait, and how long wrong ones are remembered after it, in seconds. */
  longest: number;
  now: Date;
}

/**
 * Counts a password as wrong before it is compared, so that many at once are counted as well. Returns whether it may be
 * compared: not while the wait after earlier ones runs.
 */
export async function countGuess(db: Db, { key, free, first, longest, now }: Guess) {
  const at = sql<string>`${now.toISOString()}::timestamptz`;
  const failures = sql<number>`(case when failed_password.forget_at <= ${at} then 1 else failed_password.failures + 1 end)`;
  const wait = sql<string>`make_interval(secs => case when ${failures} < ${free}::int then 0 else least(${longest}::float8, ${first}::float8 * power(2, least(20, ${failures} - ${free}::int))) end)`;
  const memory = sql<string>`make_interval(secs => ${longest}::float8)`;
  const row = await db
    .insertInto('failed_password')
    .values({ key, failures: 1, next_try_at: now.toISOString(), forget_at: new Date(now.getTime() + longest * 1000).toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ failures, next_try_at: sql`${at} + ${wait}`, forget_at: sql`${at} + ${wait} + ${memory}` })
        .where('failed_password.next_try_at', '<=', at),
    )
    .returning('failures')
    .executeTakeFirst();
  return row !== undefined;
}

export const nextTryAt = (db: Db, key: string) =>
  db.selectFrom('failed_password').select('next_try_at').where('key', '=', key).executeTakeFirst();

export const forgetGuesses = (db: Db, key: string) => db.deleteFrom('failed_password').where('key', '=', key).execute();

export const forgetOldGuesses = (db: Db, now: string) => db.deleteFrom('failed_password').where('forget_at', '<', now).execute();

export const insertDevice = (db: Db, row: { token_hash: Buffer; account_id: string; created_at: string; used_at: string }) =>
  db.insertInto('known_device').values(row).execute();

export const findDevice = (db: Db, hash: Buffer) =>
  db.selectFrom('known_device').selectAll().where('token_hash', '=', hash).executeTakeFirst();

export const touchDevice = (db: Db, hash: Buffer, at: string) =>
  db.updateTable('known_device').set({ used_at: at }).where('token_hash', '=', hash).execute();

export const deleteDevicesOf = (db: Db, accountId: string) => db.deleteFrom('known_device').where('account_id', '=', accountId).execute();

export const deleteUnusedDevices = (db: Db, before: string) => db.deleteFrom('known_device').where('used_at', '<', before).execute();
