import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export const partyOf = (db: Db, companyId: string) =>
  db.selectFrom('billing_party').selectAll().where('company_id', '=', companyId).executeTakeFirst();

type Check = Pick<Updateable<DB['billing_party']>, 'vat_number_state' | 'checked_at' | 'consultation' | 'valid_at'>;

/** Notes what is known of a number, where the company still has it. */
export const noteCheck = (db: Db, companyId: string, vatNumber: string, check: Check) =>
  db.updateTable('billing_party').set(check).where('company_id', '=', companyId).where('vat_number', '=', vatNumber).execute();

export const saveParty = (db: Db, row: Insertable<DB['billing_party']>) =>
  db
    .insertInto('billing_party')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();
