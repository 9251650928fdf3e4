import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export type LookRow = Selectable<DB['company_look']>;

export const findLook = (db: Db, companyId: string) =>
  db.selectFrom('company_look').selectAll().where('company_id', '=', companyId).executeTakeFirst();

/** Whether the look of a company is shown: the operator may have arranged otherwise. */
export const isLookShown = async (db: Db, companyId: string) =>
  (await db.selectFrom('company_arrangement').select('branding').where('company_id', '=', companyId).executeTakeFirst())?.branding ?? true;

/** The look as it is now, for as long as the transaction runs. */
export const lockLook = (db: Db, companyId: string) =>
  db.selectFrom('company_look').selectAll().where('company_id', '=', companyId).forUpdate().executeTakeFirst();

export const saveLook = (db: Db, companyId: string, set: Updateable<DB['company_look']> & { updated_at: string }) =>
  db
    .insertInto('company_look')
    .values({ ...set, company_id: companyId })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(set))
    .execute();
