import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export const findPayment = (db: Db, id: string) => db.selectFrom('card_payment').selectAll().where('id', '=', id).executeTakeFirst();

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const lockPayment = (db: Db, id: string) =>
  db.selectFrom('card_payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const insertPayment = (db: Db, row: Insertable<DB['card_payment']>) =>
  db.insertInto('card_payment').values(row).returningAll().executeTakeFirstOrThrow();

export const updatePayment = (db: Db, id: string, set: Updateable<DB['card_payment']>) =>
  db.updateTable('card_payment').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** What is being charged for an order. */
export const startedForOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('card_payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('choice', 'is', null)
    .where('state', '=', 'started')
    .executeTakeFirst();

/** What a company has chosen and is being charged for. */
export const startedChoice = (db: Db, companyId: string) =>
  db
    .selectFrom('card_payment')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('choice', 'is not', null)
    .where('state', '=', 'started')
    .executeTakeFirst();

/** What was paid by card for an order. */
export const paidFor = (db: Db, orderId: string) =>
  db.selectFrom('card_payment').selectAll().where('order_id', '=', orderId).where('state', '=', 'paid').executeTakeFirst();

/** Which subscription an order is for. */
export const subscriptionOf = async (db: Db, orderId: string) =>
  (await db.selectFrom('billing_order').select('subscription_id').where('id', '=', orderId).executeTakeFirst())?.subscription_id ??
  undefined;

/** Notes the charge of a payment before it is taken, and answers which one counts; nothing where none is wanted any more. */
export async function keepCharge(db: Db, id: string, chargeId: string) {
  await db
    .updateTable('card_payment')
    .set({ charge_id: chargeId })
    .where('id', '=', id)
    .where('state', '=', 'started')
    .where('charge_id', 'is', null)
    .execute();
  const row = await findPayment(db, id);
  return row?.state === 'started' ? (row.charge_id ?? undefined) : undefined;
}

/** Payments of which nothing was heard, begun before a moment, and those that are to be given back. */
export const paymentsOpen = (db: Db, before: string, after: string, limit: number) =>
  db
    .selectFrom('card_payment')
    .select('id')
    .where((row) => row.or([row('state', '=', 'unwanted'), row.and([row('state', '=', 'started'), row('created_at', '<', before)])]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** What somebody had charged to a card, for their own data. */
export const chargedBy = (db: Db, accountId: string) =>
  db
    .selectFrom('card_payment')
    .select(['total', 'title', 'state', 'created_at as createdAt'])
    .where('asked_by', '=', accountId)
    .orderBy('created_at')
    .execute();

export const forgetAsker = (db: Db, accountId: string) =>
  db.updateTable('card_payment').set({ asked_by: null }).where('asked_by', '=', accountId).execute();
