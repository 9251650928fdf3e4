import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export const findAccommodation = (db: Db, accountId: string) =>
  db.selectFrom('accommodation').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const saveAccommodation = (db: Db, row: Insertable<DB['accommodation']>) =>
  db
    .insertInto('accommodation')
    .values(row)
    .onConflict((one) => one.column('account_id').doUpdateSet(row))
    .execute();
