import { graceDays } from '@vitrine/contract/billing/subscriptions.ts';
import { day } from '@vitrine/contract/durations.ts';
import { type Atomic, atomically, type Ctx, type World } from '../../../platform/context.ts';
import { invoiceOrder } from '../invoicing.ts';
import { tellOwner } from '../letters.ts';
import { unpaidLetter } from '../mails/unpaid.ts';
import { findOrder, lockOrder, type OrderRow, updateOrder } from '../orders.sql.ts';
import { notePaid } from '../paid.ts';
import { lockCompany } from '../subscriptions.sql.ts';
import { planName } from '../texts.ts';
import * as sql from './payments.sql.ts';
import { cardOf } from './provider.ts';
import { type How, type Outcome, taken } from './taking.ts';

/** Has an order paid by invoice from now on, as long as there is no card: the days of grace begin anew with the invoice. */
async function payByInvoice(ctx: Atomic<World>, order: OrderRow) {
  const due_at = ctx.now().toISOString();
  await updateOrder(ctx.db, order.id, { pay_by: 'invoice', due_at, reminders: 0 });
  await invoiceOrder(ctx, { ...order, pay_by: 'invoice', due_at });
}

/** The payment of an order that is open: the one that was begun, or one by the card of now. */
const begin = (ctx: Ctx, id: string) =>
  atomically(ctx, async (ctx) => {
    const found = await findOrder(ctx.db, id);
    if (!found?.company_id) return undefined;
    await lockCompany(ctx.db, found.company_id);
    const order = await lockOrder(ctx.db, id);
    if (!order?.company_id || order.paid_at || order.pay_by !== 'card') return undefined;
    const before = await sql.startedForOrder(ctx.db, id);
    if (before) return before;
    const card = await cardOf(ctx, order.company_id);
    if (!card) {
      await payByInvoice(ctx, order);
      return undefined;
    }
    const { provider, customer, method } = card;
    return sql.insertPayment(ctx.db, {
      id: ctx.newId(),
      company_id: order.company_id,
      order_id: id,
      provider,
      customer,
      method,
      total: order.total,
      title: planName(ctx.language, order.plan_id),
      state: 'started',
      asked_by: ctx.actor?.accountId ?? null,
      created_at: ctx.now().toISOString(),
    });
  });

async function tellDeclined(ctx: Atomic<World>, order: OrderRow, once: string) {
  if (!order.company_id) return;
  const until = new Date(Date.parse(order.due_at) + graceDays * day);
  const facts = { order, invoice: undefined, kind: 'declined' as const, until };
  await tellOwner(ctx, order.company_id, (language, to) => unpaidLetter(language, { ...to, ...facts }), once);
}

/** A charge is taken while its order is open and its card the one of now; otherwise it is let go, and counts where it was taken before. */
async function howNow(ctx: Ctx, { order_id, method }: sql.PaymentRow): Promise<How> {
  const order = order_id ? await findOrder(ctx.db, order_id) : undefined;
  const card = order?.company_id && !order.paid_at ? await cardOf(ctx, order.company_id) : undefined;
  return card?.method === method ? 'take' : 'drop';
}

interface Settling {
  how: Extract<How, 'take' | 'look'>;
  /** A refusal is told by mail: nobody is there to see it. */
  tells: boolean;
}

/** Writes down what became of the payment of an order, once, whoever heard of it first. */
async function settleOnce(ctx: Ctx, row: sql.PaymentRow, { how: asked, tells }: Settling): Promise<Outcome | 'let-go'> {
  const how = asked === 'take' ? await howNow(ctx, row) : asked;
  const outcome = await taken(ctx, row, how);
  if (outcome === 'open') return outcome;
  return atomically(ctx, async (ctx) => {
    if (row.company_id) await lockCompany(ctx.db, row.company_id);
    const held = await sql.lockPayment(ctx.db, row.id);
    if (held.state !== 'started') return outcome;
    const now = ctx.now();
    const settled_at = now.toISOString();
    const order = held.order_id ? await lockOrder(ctx.db, held.order_id) : undefined;
    if (outcome !== 'paid') {
      await sql.updatePayment(ctx.db, row.id, { state: outcome, settled_at });
      if (!order || order.paid_at) return outcome;
      if (how === 'drop') return 'let-go';
      await updateOrder(ctx.db, order.id, { declined_at: settled_at });
      // what is suspended by now is told by its own letter
      const inGrace = now.getTime() < Date.parse(order.due_at) + graceDays * day;
      if (tells && inGrace) await tellDeclined(ctx, order, `declined ${row.id}`);
      return outcome;
    }
    // it was paid in another way meanwhile, or nobody is there any more: the money goes back
    const wanted = order && !order.paid_at && order.company_id;
    await sql.updatePayment(ctx.db, row.id, { state: wanted ? 'paid' : 'unwanted', settled_at });
    if (wanted) await notePaid(ctx, order.id, null);
    return outcome;
  });
}

/**
 * Charges an open order to the card of its company; where there is no card any more it is to be paid by invoice. However often
 * and by how many it is called at once, money moves once. Nothing where there is nothing to pay by card.
 */
export async function payByCard(ctx: Ctx, orderId: string, { tells }: Pick<Settling, 'tells'>): Promise<Outcome | undefined> {
  const row = await begin(ctx, orderId);
  return row && settleOrder(ctx, row, { how: 'take', tells });
}

/** Settles the payment of an order; where it is let go because of its card, the order is paid by what there is now. */
export async function settleOrder(ctx: Ctx, row: sql.PaymentRow, settling: Settling): Promise<Outcome | undefined> {
  const outcome = await settleOnce(ctx, row, settling);
  if (outcome !== 'let-go') return outcome;
  return row.order_id ? payByCard(ctx, row.order_id, settling) : undefined;
}
