import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export const insertWithdrawal = (db: Db, row: Insertable<DB['withdrawal']>) => db.insertInto('withdrawal').values(row).execute();

/** A purchase that was ordered by what its buyer knows of it, also where their address is another one since; held until the transaction ends. */
export const purchaseToWithdraw = (db: Db, number: string, email: string) =>
  db
    .selectFrom('purchase')
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .selectAll('purchase')
    .where('purchase.number', '=', number)
    .where((row) => row.or([row('account.email', '=', email), row('purchase.email', '=', email)]))
    .where('purchase.state', 'in', ['started', 'paid'])
    .forUpdate('purchase')
    .executeTakeFirst();

/** Withdrawn purchases of which the money has not gone back. */
export const toGiveBack = (db: Db, after: string, limit: number) =>
  db
    .selectFrom('purchase')
    .select('id')
    .where('state', '=', 'paid')
    .where('withdrawn_at', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Proofs of what was bought and withdrawn go with the year in which nobody has to keep them any more. */
export async function forgetProofs(db: Db, before: string) {
  await db.deleteFrom('withdrawal').where('received_at', '<', before).execute();
  await db.deleteFrom('purchase').where('account_id', 'is', null).where('created_at', '<', before).execute();
}
