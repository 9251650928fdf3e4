import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

/** Two who would each close the other come one after the other. */
export const lockClosing = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('closing of accounts'))`.execute(db);

/** Notes that an account was closed, or that it is being deleted; since when it is closed stays. */
export const noteClosedAccount = (db: Db, row: { account_id: string; closed_at: string; erase_at: string | null }) =>
  db
    .insertInto('closed_account')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ erase_at: row.erase_at }))
    .execute();

export const noteClosedCompany = (db: Db, row: { company_id: string; closed_at: string; erase_at: string | null }) =>
  db
    .insertInto('closed_company')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ erase_at: row.erase_at }))
    .returningAll()
    .executeTakeFirstOrThrow();

export const deactivateAccount = (db: Db, id: string, at: string) =>
  db.updateTable('account').set({ deactivated_at: at }).where('id', '=', id).where('deactivated_at', 'is', null).execute();

/** Takes back what was noted; nothing where an account was not closed here. */
export const forgetClosedAccount = (db: Db, id: string) =>
  db.deleteFrom('closed_account').where('account_id', '=', id).returningAll().executeTakeFirst();

export const forgetClosedCompany = (db: Db, id: string) =>
  db.deleteFrom('closed_company').where('company_id', '=', id).returningAll().executeTakeFirst();

/** Opens what was closed then; what its company had closed before stays closed, and whom its provider shut out since. */
export const openAccount = (db: Db, id: string, closedAt: string) =>
  db
    .updateTable('account')
    .set({ deactivated_at: null })
    .where('id', '=', id)
    .where('deactivated_at', '>=', closedAt)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('scim_user')
            .select('scim_user.account_id')
            .whereRef('scim_user.account_id', '=', 'account.id')
            .where('scim_user.shut_out_at', 'is not', null),
        ),
      ),
    )
    .execute();

/** Whether an account is closed because an administrator closed it: its company had not shut it out before. */
export const isClosedHere = async (db: Db, id: string) =>
  (await db
    .selectFrom('closed_account')
    .innerJoin('account', 'account.id', 'closed_account.account_id')
    .select('account.id')
    .where('account.id', '=', id)
    .whereRef('account.deactivated_at', '=', 'closed_account.closed_at')
    .executeTakeFirst()) !== undefined;

export const openCompany = (db: Db, id: string, closedAt: string) =>
  db.updateTable('company').set({ deactivated_at: null }).where('id', '=', id).where('deactivated_at', '>=', closedAt).execute();

export const closedAccount = (db: Db, id: string) =>
  db.selectFrom('closed_account').selectAll().where('account_id', '=', id).executeTakeFirst();

export const closedCompany = (db: Db, id: string) =>
  db.selectFrom('closed_company').selectAll().where('company_id', '=', id).executeTakeFirst();

export const accountIdsOf = async (db: Db, companyId: string) =>
  (await db.selectFrom('account').select('id').where('company_id', '=', companyId).orderBy('id').execute()).map(({ id }) => id);

/** Accounts whose time has come, in the order of their ids. */
export const accountsToErase = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('closed_account')
    .select('account_id as id')
    .where('erase_at', '<=', now)
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(limit)
    .execute();

/** One of them, held until the transaction ends; nothing where it was opened again. */
export const holdAccountToErase = (db: Db, now: string, id: string) =>
  db
    .selectFrom('account')
    .innerJoin('closed_account', 'closed_account.account_id', 'account.id')
    .select(['account.id', 'account.email', 'account.guest', 'account.activated_at', 'account.confirmed_at'])
    .where('account.id', '=', id)
    .where('closed_account.erase_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();

export const companiesToErase = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('closed_company')
    .select('company_id as id')
    .where('erase_at', '<=', now)
    .where('company_id', '>', after)
    .orderBy('company_id')
    .limit(limit)
    .execute();

/** A company without the people it had: whoever is left of them has no name any more. */
export async function deleteCompany(db: Db, id: string) {
  await db.updateTable('account').set({ company_id: null }).where('company_id', '=', id).execute();
  await db.deleteFrom('company').where('id', '=', id).execute();
}
