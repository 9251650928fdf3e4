import type { Atomic, World } from '../../platform/context.ts';
import { creditInvoice } from '../invoices/index.ts';
import { paidFor, updatePayment } from './cards/payments.sql.ts';
import { invoiceOrder } from './invoicing.ts';
import * as sql from './orders.sql.ts';
import { buyingSince } from './settings/settings.ts';
import { findSubscription, lockCompany, updateSubscription } from './subscriptions.sql.ts';

/** Whether something of a company, or of one subscription, has been due for longer than the days of grace. */
export async function owesTooLong(ctx: Pick<World, 'db' | 'now'>, of: Parameters<typeof sql.isPastGrace>[1]) {
  const now = ctx.now();
  const since = await buyingSince(ctx, now);
  return since !== undefined && (await sql.isPastGrace(ctx.db, of, now, since));
}

/** What was suspended goes on as soon as nothing of it is too late any more. */
async function goOn(ctx: Atomic<World>, subscriptionId: string | null) {
  const subscription = subscriptionId ? await findSubscription(ctx.db, subscriptionId) : undefined;
  if (!subscription?.suspended_at || (await owesTooLong(ctx, { subscriptionId: subscription.id }))) return;
  // the periods that went by while it was suspended are not charged: it rests, and its owner goes on
  const rests = new Date(subscription.period_to) <= ctx.now() && !subscription.cancelled_at;
  await updateSubscription(ctx.db, subscription.id, { suspended_at: null, ...(rests ? { paused_at: subscription.period_to } : {}) });
}

/** Notes a payment, by an administrator or by a card; what was suspended for it goes on. False where there is no such order. */
export async function notePaid(ctx: Atomic<World>, id: string, by: string | null) {
  const found = await sql.findOrder(ctx.db, id);
  if (!found) return false;
  if (found.company_id) await lockCompany(ctx.db, found.company_id);
  const order = await sql.lockOrder(ctx.db, id);
  if (!order || order.paid_at) return order !== undefined;
  const paid_at = ctx.now().toISOString();
  await sql.updateOrder(ctx.db, id, { paid_at, paid_by: by });
  await goOn(ctx, order.subscription_id);
  // one by invoice has its invoice already
  if (order.pay_by === 'card') await invoiceOrder(ctx, { ...order, paid_at });
  return true;
}

/**
 * Takes an order back: a credit note takes its invoice back, and nothing is to be paid for it any more. What was charged to a
 * card goes back to it by a job; whoever runs this gives back what was paid otherwise. The plan goes on; twice is once.
 */
export async function credit(ctx: Atomic<World>, id: string, by: string | null) {
  const found = await sql.findOrder(ctx.db, id);
  if (!found) return false;
  if (found.company_id) await lockCompany(ctx.db, found.company_id);
  const order = await sql.lockOrder(ctx.db, id);
  if (!order || order.credited_at) return order !== undefined;
  const at = ctx.now().toISOString();
  await sql.updateOrder(ctx.db, id, { credited_at: at, ...(order.paid_at ? {} : { paid_at: at, paid_by: by }) });
  if (!order.paid_at) await goOn(ctx, order.subscription_id);
  const payment = await paidFor(ctx.db, id);
  if (payment) await updatePayment(ctx.db, payment.id, { state: 'unwanted' });
  await creditInvoice(ctx, { orderId: id });
  return true;
}
