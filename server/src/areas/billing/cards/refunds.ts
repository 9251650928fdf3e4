import { type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { tellByHand, tellOwner } from '../letters.ts';
import { wentBackLetter } from '../mails/went-back.ts';
import { findOrder } from '../orders.sql.ts';
import { credit } from '../paid.ts';
import { stateOf } from '../states.ts';
import { findSubscription, lockCompany, updateSubscription } from '../subscriptions.sql.ts';
import * as sql from './payments.sql.ts';
import { providerOf } from './provider.ts';

/** Gives back what was paid for nothing, once; administrators do it where it was paid at another provider. */
export async function giveBack(ctx: Ctx, row: sql.PaymentRow) {
  const isBack = !row.charge_id || (await providerOf(ctx, row)?.refund(row.charge_id));
  await atomically(ctx, async (ctx) => {
    const { state, title, total, charge_id } = await sql.lockPayment(ctx.db, row.id);
    if (state !== 'unwanted') return;
    await sql.updatePayment(ctx.db, row.id, { state: 'refunded', settled_at: ctx.now().toISOString() });
    if (!isBack) await tellByHand(ctx, { what: title, total, reference: charge_id });
  });
}

/**
 * Whoever took money back is not charged again unasked: the plan runs to the end of its period and rests then, and the owner
 * is told.
 */
async function restAfter(ctx: Atomic<Ctx>, orderId: string, once: string) {
  const order = await findOrder(ctx.db, orderId);
  const row = order?.subscription_id ? await findSubscription(ctx.db, order.subscription_id) : undefined;
  if (!order?.company_id || !row || ['ended', 'paused', 'cancelled'].includes(stateOf(row, ctx.now()))) return;
  await updateSubscription(ctx.db, row.id, { pause_wanted: true });
  await tellOwner(ctx, order.company_id, (language, to) => wentBackLetter(language, { ...to, order, until: row.period_to }), once);
}

/** What was given back or disputed at the provider is no longer paid: its invoice is taken back, and no period follows by itself. */
export async function heardOf(ctx: Ctx, row: sql.PaymentRow) {
  const provider = providerOf(ctx, row);
  if (!row.charge_id || !provider) return;
  const { state } = await provider.look(row.charge_id);
  if (state !== 'refunded') return;
  await atomically(ctx, async (ctx) => {
    if (row.company_id) await lockCompany(ctx.db, row.company_id);
    const held = await sql.lockPayment(ctx.db, row.id);
    if (held.state !== 'paid') return;
    await sql.updatePayment(ctx.db, row.id, { state: 'refunded' });
    if (!held.order_id) return;
    await credit(ctx, held.order_id, null);
    await restAfter(ctx, held.order_id, `went back ${row.id}`);
  });
}
