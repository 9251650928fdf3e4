import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export type SignUpRow = NonNullable<Awaited<ReturnType<typeof newestSignUps>>[number]>;

export const insertSignUp = (db: Db, row: Insertable<DB['sign_up']>) => db.insertInto('sign_up').values(row).execute();

export const insertSignUpToken = (db: Db, row: Insertable<DB['sign_up_token']>) => db.insertInto('sign_up_token').values(row).execute();

/** The latest sign-ups for an address that wait for its confirmation. */
export const newestSignUps = (db: Db, email: string, count: number) =>
  db.selectFrom('sign_up').selectAll().where('email', '=', email).orderBy('created_at', 'desc').orderBy('id').limit(count).execute();

/** Confirms one sign-up for an address after the other, until the end of the transaction. */
export const lockAddress = (db: Db, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up ${email}`}, 0))`.execute(db);

/** The sign-up behind a mailed link. */
export const signUpOfToken = (db: Db, hash: Buffer, now: string) =>
  db
    .selectFrom('sign_up_token')
    .innerJoin('sign_up', 'sign_up.id', 'sign_up_token.sign_up_id')
    .selectAll('sign_up')
    .where('sign_up_token.token_hash', '=', hash)
    .where('sign_up_token.purpose', '=', 'activation')
    .where('sign_up_token.expires_at', '>', now)
    .executeTakeFirst();

/** A sign-up that still waits, held until the end of the transaction. */
export const lockSignUp = (db: Db, id: string) => db.selectFrom('sign_up').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** Notes which guest's account was made for this sign-up. */
export const noteGuestOf = (db: Db, id: string, accountId: string) =>
  db.updateTable('sign_up').set({ account_id: accountId }).where('id', '=', id).execute();

/** All sign-ups for an address, with their links. */
export const deleteSignUps = (db: Db, email: string) => db.deleteFrom('sign_up').where('email', '=', email).execute();

export const deleteSignUpsBefore = (db: Db, at: string) => db.deleteFrom('sign_up').where('created_at', '<', at).execute();

/** The interview that an invitation's personal link opens. */
export const jobCodeOfInvitation = (db: Db, uniqueId: string) =>
  db
    .selectFrom('invitation')
    .select(['job_code_id as jobcodeId', 'unique_id as uniqueId'])
    .where('unique_id', '=', uniqueId)
    .where('deleted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();

/** The interview under a booking. */
export const jobCodeOfBooking = (db: Db, bookingId: string) =>
  db
    .selectFrom('job_code')
    .select('id as jobcodeId')
    .select((eb) => eb.val<string | null>(null).as('uniqueId'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
