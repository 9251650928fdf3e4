import { atomically, type Ctx } from '../../../platform/context.ts';
import { credit } from '../paid.ts';
import { lockCompany } from '../subscriptions.sql.ts';
import * as sql from './payments.sql.ts';
import { cardsOf } from './provider.ts';

/** Gives back what was paid for nothing, once. */
export async function giveBack(ctx: Ctx, row: sql.PaymentRow) {
  const provider = cardsOf(ctx);
  if (provider?.name !== row.provider) throw new Error('The provider that took a payment is not there to give it back');
  if (row.charge_id) await provider.refund(row.charge_id);
  await sql.updatePayment(ctx.db, row.id, { state: 'refunded', settled_at: ctx.now().toISOString() });
}

/** What was given back or disputed at the provider is no longer paid: its invoice is taken back. The plan goes on. */
export async function heardOf(ctx: Ctx, row: sql.PaymentRow) {
  const provider = cardsOf(ctx);
  if (!row.charge_id || provider?.name !== row.provider) return;
  const { state } = await provider.look(row.charge_id);
  if (state !== 'refunded') return;
  await atomically(ctx, async (ctx) => {
    if (row.company_id) await lockCompany(ctx.db, row.company_id);
    const held = await sql.lockPayment(ctx.db, row.id);
    if (held.state !== 'paid') return;
    await sql.updatePayment(ctx.db, row.id, { state: 'refunded' });
    if (held.order_id) await credit(ctx, held.order_id, null);
  });
}
