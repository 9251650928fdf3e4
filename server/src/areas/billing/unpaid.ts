import { endsUnpaidDays, graceDays, reminderDays } from '@vitrine/contract/billing/subscriptions.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { Atomic, World } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { numberFor } from '../invoices/index.ts';
import { payOrder } from './cards/orders.jobs.ts';
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
  // a card is tried once more, and its owner is told where it is refused again
  if (order.pay_by === 'card') await enqueue(ctx, payOrder, { id }, { key: id });
  else await tell(ctx, order, 'reminder', `reminder ${reminders} ${id}`);
}
