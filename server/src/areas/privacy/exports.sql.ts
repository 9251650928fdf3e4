import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

/** Nothing where one is being made already. */
export const insertExport = (db: Db, row: Insertable<DB['data_export']>) =>
  db
    .insertInto('data_export')
    .values(row)
    .onConflict((one) => one.doNothing())
    .returning('id')
    .executeTakeFirst();

export const findExport = (db: Db, id: string) =>
  db
    .selectFrom('data_export')
    .innerJoin('account', 'account.id', 'data_export.account_id')
    .selectAll('data_export')
    .select(['account.email', 'account.language'])
    .select((eb) => eb('account.activated_at', 'is not', null).as('confirmed'))
    .where('data_export.id', '=', id)
    .executeTakeFirst();

/** The export as it is now, for as long as the transaction runs. */
export const lockExport = (db: Db, id: string) =>
  db.selectFrom('data_export').select(['id', 'state']).where('id', '=', id).forUpdate().executeTakeFirst();

export const lastExport = (db: Db, accountId: string) =>
  db.selectFrom('data_export').selectAll().where('account_id', '=', accountId).orderBy('created_at', 'desc').limit(1).executeTakeFirst();

export const deleteExports = (db: Db, accountId: string) =>
  db.deleteFrom('data_export').where('account_id', '=', accountId).returning('stored').execute();

export const updateExport = (db: Db, id: string, set: Updateable<DB['data_export']>) =>
  db.updateTable('data_export').set(set).where('id', '=', id).execute();

export const holdExpired = (db: Db, now: string) =>
  db.selectFrom('data_export').select(['id', 'stored']).where('stored', 'is not', null).where('expires_at', '<', now).forUpdate().execute();
