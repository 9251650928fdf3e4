import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export const trialOf = (db: Db, id: string) => db.selectFrom('trial_payment').selectAll().where('id', '=', id).executeTakeFirst();

export type TrialRow = NonNullable<Awaited<ReturnType<typeof trialOf>>>;

/** One session for each version of a purchase, however often it is begun. */
export async function beginTrial(db: Db, row: Insertable<DB['trial_payment']>) {
  await db
    .insertInto('trial_payment')
    .values(row)
    .onConflict((conflict) => conflict.columns(['purchase_id', 'version']).doNothing())
    .execute();
  return db
    .selectFrom('trial_payment')
    .selectAll()
    .where('purchase_id', '=', row.purchase_id)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow();
}

/** Changes how a session stands, if it stands as expected; answers how it stands. */
export async function turnTrial(db: Db, id: string, from: TrialRow['state'], to: TrialRow['state']) {
  await db.updateTable('trial_payment').set({ state: to }).where('id', '=', id).where('state', '=', from).execute();
  return trialOf(db, id);
}
