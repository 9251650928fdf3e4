import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

/** What an account is signed in with beside the password. */
export const secondStepOf = async (db: Db, accountId: string) => {
  const { passkeys, since, codes } = await db
    .selectFrom('account')
    .leftJoin('authenticator_app', 'authenticator_app.account_id', 'account.id')
    .where('account.id', '=', accountId)
    .select('authenticator_app.created_at as since')
    .select(sql<number>`(select count(*) from passkey where passkey.account_id = account.id)`.as('passkeys'))
    .select(sql<number>`(select count(*) from recovery_code where recovery_code.account_id = account.id)`.as('codes'))
    .executeTakeFirstOrThrow();
  return { passkeys: Number(passkeys), appSince: since, codesLeft: Number(codes) };
};

/** The same of everybody of a company, as far as its owner is told. */
export const secondStepsOf = async (db: Db, companyId: string) => {
  const rows = await db
    .selectFrom('account')
    .leftJoin('authenticator_app', 'authenticator_app.account_id', 'account.id')
    .where('account.company_id', '=', companyId)
    .where('account.deactivated_at', 'is', null)
    .select(['account.id', 'account.email', 'account.first_name', 'account.language', 'account.user_type'])
    .select((eb) => eb('authenticator_app.account_id', 'is not', null).as('app'))
    .select(sql<number>`(select count(*) from passkey where passkey.account_id = account.id)`.as('passkeys'))
    .execute();
  return rows.map((row) => ({ ...row, app: Boolean(row.app), passkeys: Number(row.passkeys) }));
};

export const findApp = (db: Db, accountId: string) =>
  db.selectFrom('authenticator_app').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Notes that the code of a step was used; false where it, or a later one, was used before. */
export const spendStep = async (db: Db, accountId: string, step: number) =>
  (
    await db
      .updateTable('authenticator_app')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .where('last_step', '<', step)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const keepApp = (db: Db, row: Insertable<DB['authenticator_app']>) =>
  db
    .insertInto('authenticator_app')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...row }))
    .execute();

export const deleteApp = async (db: Db, accountId: string) =>
  (await db.deleteFrom('authenticator_app').where('account_id', '=', accountId).executeTakeFirst()).numDeletedRows > 0n;

export const keepSetup = (db: Db, row: Insertable<DB['authenticator_app_setup']>) =>
  db
    .insertInto('authenticator_app_setup')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...row }))
    .execute();

/** What was prepared in this session, while it is good. */
export const findSetup = (db: Db, accountId: string, sessionHash: Buffer, now: string) =>
  db
    .selectFrom('authenticator_app_setup')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('session_hash', '=', sessionHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const deleteSetup = (db: Db, accountId: string) =>
  db.deleteFrom('authenticator_app_setup').where('account_id', '=', accountId).execute();

export const setupOf = (db: Db, accountId: string) =>
  db.selectFrom('authenticator_app_setup').select('expires_at as until').where('account_id', '=', accountId).executeTakeFirst();

export const insertCodes = (db: Db, rows: Insertable<DB['recovery_code']>[]) => db.insertInto('recovery_code').values(rows).execute();

export const deleteCodes = (db: Db, accountId: string) => db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();

/** When the codes that are left were made. */
export const codesOf = (db: Db, accountId: string) =>
  db.selectFrom('recovery_code').select('created_at as madeAt').where('account_id', '=', accountId).execute();

/** Uses a recovery code up; false where there is none. */
export const takeCode = async (db: Db, accountId: string, hash: Buffer) =>
  (await db.deleteFrom('recovery_code').where('account_id', '=', accountId).where('code_hash', '=', hash).executeTakeFirst())
    .numDeletedRows > 0n;

/** Removes all of it. */
export async function forgetSecondStep(db: Db, accountId: string) {
  await db.deleteFrom('passkey').where('account_id', '=', accountId).execute();
  await deleteApp(db, accountId);
  await deleteSetup(db, accountId);
  await deleteCodes(db, accountId);
}

/** What was begun and not done in time. */
export async function forgetOldSetups(db: Db, now: string) {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('authenticator_app_setup').where('expires_at', '<', now).execute();
}
