import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

/** One page for each session, however often it is begun. */
export async function beginTrialCard(db: Db, row: Insertable<DB['trial_card']>) {
  await db
    .insertInto('trial_card')
    .values(row)
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute();
  return db.selectFrom('trial_card').selectAll().where('session_id', '=', row.session_id).executeTakeFirstOrThrow();
}

export const findTrialCard = (db: Db, id: string) => db.selectFrom('trial_card').selectAll().where('id', '=', id).executeTakeFirst();

export type TrialCardRow = NonNullable<Awaited<ReturnType<typeof findTrialCard>>>;

export const saveTrialCard = (db: Db, id: string, { last4, pays }: { last4: string; pays: boolean }) =>
  db.updateTable('trial_card').set({ state: 'saved', last4, pays }).where('id', '=', id).where('state', '=', 'open').execute();

/** One charge for each payment, however often it is prepared. */
export async function prepareTrialCharge(db: Db, row: Insertable<DB['trial_charge']>) {
  await db
    .insertInto('trial_charge')
    .values(row)
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute();
  return db.selectFrom('trial_charge').selectAll().where('payment_id', '=', row.payment_id).executeTakeFirstOrThrow();
}

export const findTrialCharge = (db: Db, id: string) =>
  db.selectFrom('trial_charge').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type State = DB['trial_charge']['state'];

/** Changes how a charge stands, if it stands as expected; answers how it stands. */
export async function turnTrialCharge(db: Db, id: string, from: State, to: State) {
  await db.updateTable('trial_charge').set({ state: to }).where('id', '=', id).where('state', '=', from).execute();
  return findTrialCharge(db, id);
}
