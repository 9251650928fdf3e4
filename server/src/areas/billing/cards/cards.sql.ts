import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export const findCard = (db: Db, companyId: string) =>
  db.selectFrom('billing_card').selectAll().where('company_id', '=', companyId).executeTakeFirst();

/** Takes the card of a company away; the provider is told by a job. False where there was none. */
export async function removeCard(db: Db, companyId: string) {
  const gone = await db
    .deleteFrom('billing_card')
    .where('company_id', '=', companyId)
    .returning(['provider', 'customer', 'method'])
    .execute();
  for (const one of gone) await leaveCard(db, one);
  return gone.length > 0;
}

/** Has the provider told by a job that nobody pays with a card any more. */
const leaveCard = (db: Db, { provider, customer, method }: Omit<Insertable<DB['card_left']>, 'id'>) =>
  db.insertInto('card_left').values({ id: sql`gen_random_uuid()`, provider, customer, method }).execute();

/** Keeps the card of a company in place of one that was named before it; false where another one was named since, which stays. */
export async function saveCard(db: Db, row: Insertable<DB['billing_card']> & { saved_at: string }) {
  const before = await findCard(db, row.company_id);
  if (before?.method === row.method) return true;
  if (before?.provider === row.provider && Date.parse(before.saved_at) > Date.parse(row.saved_at)) {
    await leaveCard(db, row);
    return false;
  }
  await removeCard(db, row.company_id);
  await db.insertInto('billing_card').values(row).execute();
  return true;
}

export const insertSession = (db: Db, row: Insertable<DB['card_session']>) => db.insertInto('card_session').values(row).execute();

export const keepSession = (db: Db, id: string, sessionId: string) =>
  db.updateTable('card_session').set({ session_id: sessionId }).where('id', '=', id).execute();

export const findSession = (db: Db, id: string) => db.selectFrom('card_session').selectAll().where('id', '=', id).executeTakeFirst();

export const lockSession = (db: Db, id: string) =>
  db.selectFrom('card_session').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The last page on which a card of a company may be named yet. */
export const openSession = (db: Db, companyId: string) =>
  db
    .selectFrom('card_session')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', '=', 'open')
    .where('session_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const settleSession = (db: Db, id: string, state: 'saved' | 'expired') =>
  db.updateTable('card_session').set({ state }).where('id', '=', id).execute();

/** Pages of which nothing was heard, begun before a moment. */
export const sessionsBefore = (db: Db, before: string, after: string, limit: number) =>
  db
    .selectFrom('card_session')
    .select('id')
    .where('state', '=', 'open')
    .where('created_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

export const findLeft = (db: Db, id: string) => db.selectFrom('card_left').selectAll().where('id', '=', id).executeTakeFirst();

export const cardsLeft = (db: Db, after: string, limit: number) =>
  db.selectFrom('card_left').select('id').where('id', '>', after).orderBy('id').limit(limit).execute();

export const deleteLeft = (db: Db, id: string) => db.deleteFrom('card_left').where('id', '=', id).execute();
