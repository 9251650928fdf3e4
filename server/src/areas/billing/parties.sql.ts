import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export const partyOf = (db: Db, companyId: string) =>
  db.selectFrom('billing_party').selectAll().where('company_id', '=', companyId).executeTakeFirst();

export const saveParty = (db: Db, row: Insertable<DB['billing_party']>) =>
  db
    .insertInto('billing_party')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();
