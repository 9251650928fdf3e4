import { graceDays } from '@vitrine/contract/billing/subscriptions.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export const insertOrder = (db: Db, row: Insertable<DB['billing_order']>) =>
  db.insertInto('billing_order').values(row).returningAll().executeTakeFirstOrThrow();

export const updateOrder = (db: Db, id: string, set: Updateable<DB['billing_order']>) =>
  db.updateTable('billing_order').set(set).where('id', '=', id).execute();

export const findOrder = (db: Db, id: string) => db.selectFrom('billing_order').selectAll().where('id', '=', id).executeTakeFirst();

export const lockOrder = (db: Db, id: string) =>
  db.selectFrom('billing_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** What a company has ordered, or what of it belongs to one subscription; newest first. */
export const ordersOf = (db: Db, of: { companyId: string } | { subscriptionId: string }, limit = 100) =>
  db
    .selectFrom('billing_order')
    .selectAll()
    .where('companyId' in of ? 'company_id' : 'subscription_id', '=', 'companyId' in of ? of.companyId : of.subscriptionId)
    .orderBy('ordered_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** What of a company is to be paid by card and is not yet. */
export const ordersByCard = (db: Db, companyId: string) =>
  db
    .selectFrom('billing_order')
    .select('id')
    .where('company_id', '=', companyId)
    .where('pay_by', '=', 'card')
    .where('paid_at', 'is', null)
    .orderBy('ordered_at')
    .execute();

/**
 * Whether something of a company, or of one subscription, has been due for longer than the days of grace; the time before
 * `since`, in which nothing could be bought, is no delay.
 */
export const isPastGrace = async (db: Db, of: { companyId: string } | { subscriptionId: string }, now: Date, since: Date) =>
  (await db
    .selectFrom('billing_order')
    .select('id')
    .where('companyId' in of ? 'company_id' : 'subscription_id', '=', 'companyId' in of ? of.companyId : of.subscriptionId)
    .where('paid_at', 'is', null)
    .where(
      sql<boolean>`greatest(due_at, ${since.toISOString()}::timestamptz)
        <= ${now.toISOString()}::timestamptz - make_interval(hours => ${graceDays * 24}::int)`,
    )
    .executeTakeFirst()) !== undefined;

/** Orders that are due and about which something is left to do: remind, suspend, end. */
export const ordersDue = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('billing_order')
    .innerJoin('subscription', 'subscription.id', 'billing_order.subscription_id')
    .innerJoin('company', 'company.id', 'billing_order.company_id')
    .select('billing_order.id')
    .where('paid_at', 'is', null)
    .where('due_at', '<=', now)
    .where('subscription.ended_at', 'is', null)
    .where('company.deactivated_at', 'is', null)
    .where('billing_order.id', '>', after)
    .orderBy('billing_order.id')
    .limit(limit)
    .execute();

/** Orders of periods that run and whose invoice could not be written when it was due: nobody had said who sells. */
export const withoutInvoice = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('billing_order')
    .select('billing_order.id')
    .where('total', '>', 0)
    .where('covers_to', '>', now)
    .where('company_id', 'is not', null)
    .where('credited_at', 'is', null)
    .where((row) => row.or([row('pay_by', '=', 'invoice'), row('paid_at', 'is not', null)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invoice').select('invoice.id').whereRef('invoice.order_id', '=', 'billing_order.id'))),
    )
    .where('billing_order.id', '>', after)
    .orderBy('billing_order.id')
    .limit(limit)
    .execute();

/** One page for administrators. */
export async function listOrders(db: Db, { paid, page, count }: { paid: boolean; page: number; count: number }) {
  const items = await db
    .selectFrom('billing_order')
    .leftJoin('company', 'company.id', 'billing_order.company_id')
    .select(['billing_order.id', 'plan_id as planId', 'bill_to as billTo', 'net', 'vat', 'total'])
    .select(['ordered_at as orderedAt', 'due_at as dueAt', 'paid_at as paidAt', 'credited_at as creditedAt', 'pay_by as payBy'])
    .select(({ fn, val, ref }) => fn.coalesce(ref('company.name'), val('')).as('companyName'))
    .where('paid_at', paid ? 'is not' : 'is', null)
    .where('total', '>', 0)
    .orderBy(paid ? 'paid_at' : 'due_at', paid ? 'desc' : 'asc')
    .orderBy('billing_order.id')
    .limit(count)
    .offset((page - 1) * count)
    .execute();
  const { total } = await db
    .selectFrom('billing_order')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('paid_at', paid ? 'is not' : 'is', null)
    .where('total', '>', 0)
    .executeTakeFirstOrThrow();
  return { items, total };
}

/** What somebody ordered or noted as paid, for their own data. */
export const orderedBy = (db: Db, accountId: string) =>
  db
    .selectFrom('billing_order')
    .select(['plan_id as planId', 'total', 'bill_to as billTo', 'ordered_at as orderedAt', 'paid_at as paidAt'])
    .where('ordered_by', '=', accountId)
    .orderBy('ordered_at')
    .execute();

export const forgetOrderer = (db: Db, accountId: string) =>
  db.updateTable('billing_order').set({ ordered_by: null }).where('ordered_by', '=', accountId).execute();
