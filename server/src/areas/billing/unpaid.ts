import { endsUnpaidDays, graceDays, reminderDays } from '@vitrine/contract/billing/subscriptions.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { Atomic, World } from '../../platform/context.ts';
import { creditInvoice, numberFor } from '../invoices/index.ts';
import { tellOwner } from './letters.ts';
import { unpaidLetter } from './mails/unpaid.ts';
import * as sql from './orders.sql.ts';
import { buyingSince } from './settings/settings.ts';
import { findSubscription, lockCompany, updateSubscription } from './subscriptions.sql.ts';

async function tell(ctx: Atomic<World>, order: sql.OrderRow, kind: 'reminder' | 'suspended' | 'ended', once: string) {
  if (!order.company_id) return;
  const invoice = await numberFor(ctx.db, { orderId: order.id });
  const until = new Date(Date.parse(order.due_at) + graceDays * day);
  await tellOwner(ctx, order.company_id, (language, to) => unpaidLetter(language, { ...to, order, invoice, kind, until }), once);
}

/**
 * What follows when an order is not paid in time: reminders with full use, then use is suspended, at last the plan ends.
 * Nothing that the company has is deleted for it. Where several reminders are due at once, one is sent.
 */
export async function chase(ctx: Atomic<World>, id: string) {
  const found = await sql.findOrder(ctx.db, id);
  const since = await buyingSince(ctx, ctx.now());
  if (!found?.company_id || !found.subscription_id || !since) return;
  await lockCompany(ctx.db, found.company_id);
  const order = await sql.lockOrder(ctx.db, id);
  const subscription = await findSubscription(ctx.db, found.subscription_id);
  if (!order || order.paid_at || !subscription || subscription.ended_at) return;
  const now = ctx.now();
  // a time in which buying was off is no delay
  const late = (now.getTime() - Math.max(Date.parse(order.due_at), since.getTime())) / day;
  if (late >= endsUnpaidDays && subscription.suspended_at) {
    await updateSubscription(ctx.db, subscription.id, { ended_at: now.toISOString() });
    await tell(ctx, order, 'ended', `unpaid end ${subscription.id}`);
    return;
  }
  if (late >= graceDays) {
    if (subscription.suspended_at) return;
    await updateSubscription(ctx.db, subscription.id, { suspended_at: now.toISOString() });
    await tell(ctx, order, 'suspended', `suspended ${id} ${now.toISOString()}`);
    return;
  }
  const reminders = reminderDays.filter((one) => one <= late).length;
  if (reminders <= order.reminders) return;
  await sql.updateOrder(ctx.db, id, { reminders });
  await tell(ctx, order, 'reminder', `reminder ${reminders} ${id}`);
}

/** Whether something of a company, or of one subscription, has been due for longer than the days of grace. */
export async function owesTooLong(ctx: Pick<World, 'db' | 'now'>, of: Parameters<typeof sql.isPastGrace>[1]) {
  const now = ctx.now();
  const since = await buyingSince(ctx, now);
  return since !== undefined && (await sql.isPastGrace(ctx.db, of, now, since));
}

/**
 * Takes an order back: a credit note takes its invoice back, and nothing is to be paid for it any more. What was paid is given
 * back by whoever runs this. The plan goes on as it is; twice is once.
 */
export async function credit(ctx: Atomic<World>, id: string, by: string) {
  if (!(await notePaid(ctx, id, by))) return false;
  const order = await sql.lockOrder(ctx.db, id);
  if (order?.credited_at) return true;
  await sql.updateOrder(ctx.db, id, { credited_at: ctx.now().toISOString() });
  await creditInvoice(ctx, { orderId: id });
  return true;
}

/** Notes a payment; what was suspended goes on as soon as nothing else is too late. */
export async function notePaid(ctx: Atomic<World>, id: string, by: string) {
  const found = await sql.findOrder(ctx.db, id);
  if (!found) return false;
  if (found.company_id) await lockCompany(ctx.db, found.company_id);
  const order = await sql.lockOrder(ctx.db, id);
  if (!order || order.paid_at) return order !== undefined;
  const now = ctx.now();
  await sql.updateOrder(ctx.db, id, { paid_at: now.toISOString(), paid_by: by });
  const { subscription_id } = order;
  const subscription = subscription_id ? await findSubscription(ctx.db, subscription_id) : undefined;
  if (!subscription?.suspended_at || (await owesTooLong(ctx, { subscriptionId: subscription.id }))) return true;
  // the periods that went by while it was suspended are not charged: it rests, and its owner goes on
  const rests = new Date(subscription.period_to) <= now && !subscription.cancelled_at;
  await updateSubscription(ctx.db, subscription.id, { suspended_at: null, ...(rests ? { paused_at: subscription.period_to } : {}) });
  return true;
}
