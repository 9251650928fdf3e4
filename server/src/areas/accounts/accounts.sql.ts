import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { manyRows } from '../../platform/postgres/many-rows.ts';
import type { DB } from '../../platform/tables.ts';

/** Makes an account; returns whether its address was free. */
export const insertAccount = async (db: Db, row: Insertable<DB['account']>) =>
  (await db
    .insertInto('account')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Adds several of the same kind; returns the ids of those whose address was free. */
export const insertAccounts = async (db: Db, rows: Insertable<DB['account']>[]) =>
  rows.length === 0
    ? []
    : manyRows(db, 'account', rows)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .execute();

export const findAccount = (db: Db, id: string) => db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();

/** The account as it is now, for as long as the transaction runs: a password or a confirmation that comes meanwhile waits. */
export const lockAccount = (db: Db, id: string) => db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findAccountByEmail = (db: Db, email: string) =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();

/** The account with whether its company was deactivated, for signing in. */
export const findForSignIn = (db: Db, email: string) =>
  db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .selectAll('account')
    .select('company.deactivated_at as company_deactivated_at')
    .where('account.email', '=', email)
    .executeTakeFirst();

export const updateAccount = (db: Db, id: string, set: Updateable<DB['account']>) =>
  db.updateTable('account').set(set).where('id', '=', id).execute();

export const insertConsent = (
  db: Db,
  row: {
    id: string;
    account_id: string;
    purpose: string;
    text_version: string;
    language: string;
    booking_id: string | null;
    link_id: string | null;
    given_at: string;
  },
) => db.insertInto('consent').values(row).execute();

/** What the address of a public job page is made of; nothing where the ad was never published. */
export const findJobAddress = (db: Db, bookingId: string) =>
  db
    .selectFrom('job_ad')
    .leftJoin('job_code', 'job_code.booking_id', 'job_ad.booking_id')
    .where('job_ad.booking_id', '=', bookingId)
    .where('job_ad.published_at', 'is not', null)
    .select('job_ad.company_id as companyId')
    .select((eb) => eb('job_code.id', 'is not', null).as('hasJobCode'))
    .executeTakeFirst();

/** Whether there is an interview of this id. */
export const jobCodeExists = async (db: Db, id: string) =>
  (await db.selectFrom('job_code').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Notes through which company's own sign-up somebody came; an unknown name changes nothing. */
export const noteCorporate = (db: Db, id: string, slug: string) =>
  db
    .updateTable('account')
    .from('company')
    .set(({ ref }) => ({ corporate_company_id: ref('company.id') }))
    .where('account.id', '=', id)
    .where('company.slug', '=', slug.toLowerCase())
    .execute();

/** Who this is, and whether they take part as a guest, without a password. */
export const findPerson = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'user_type', 'first_name', 'last_name', 'language', 'guest', 'confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Who runs this installation. */
export const administrators = (db: Db) =>
  db.selectFrom('account').select(['email', 'language']).where('user_type', '=', 'User').where('deactivated_at', 'is', null).execute();

/** Keeps the zone somebody is in, if the database knows it too. */
export const keepTimeZone = (db: Db, id: string, zone: string) =>
  db
    .updateTable('account')
    .set({ time_zone: zone })
    .where('id', '=', id)
    .where('time_zone', '!=', zone)
    .where(sql<boolean>`exists (select 1 from pg_timezone_names where name = ${zone})`)
    .execute();
