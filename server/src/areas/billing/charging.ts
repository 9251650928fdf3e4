import { withVat } from '@vitrine/contract/billing/amounts.ts';
import { leastByCard } from '@vitrine/contract/billing/cards.ts';
import { paymentDays } from '@vitrine/contract/billing/subscriptions.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { Atomic, World } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Credit } from './amounts.ts';
import { payOrder } from './cards/orders.jobs.ts';
import { cardOf } from './cards/provider.ts';
import { invoiceOrder } from './invoicing.ts';
import { tellOwner } from './letters.ts';
import { orderLetter } from './mails/order.ts';
import * as sql from './orders.sql.ts';
import { taxOf } from './vat/taxing.ts';

export interface Charge {
  companyId: string;
  subscriptionId: string;
  kind: 'period' | 'upgrade';
  planId: string;
  from: string;
  to: string;
  /** Whole cents before VAT, before and after a voucher. */
  price: number;
  net: number;
  /** What the price is less by, for what was left of the plan before. */
  credit?: Credit | undefined;
  voucherId?: string | undefined;
  billTo: string;
  /** Nobody in particular where a period begins by itself. */
  orderedBy?: string | undefined;
  /** It was charged to the card already. */
  isPaid?: boolean;
}

/**
 * Writes down what a company is to pay, with the VAT of that day, confirms it to the owner and writes the invoice; nothing to
 * pay is paid at once, and has none. A company with a card has it charged by a job, and gets the invoice with the payment.
 */
export async function charge(ctx: Atomic<World>, { companyId, subscriptionId, from, to, voucherId, isPaid, ...what }: Charge) {
  const now = ctx.now();
  const { category, vatRate, country, vatNumber, consultation } = await taxOf(ctx, companyId);
  const { vat, total } = withVat(what.net, vatRate);
  const byCard = isPaid || (total >= leastByCard && (await cardOf(ctx, companyId)) !== undefined);
  const dueAt = byCard ? now : new Date(now.getTime() + paymentDays * day);
  const order = await sql.insertOrder(ctx.db, {
    id: ctx.newId(),
    company_id: companyId,
    subscription_id: subscriptionId,
    kind: what.kind,
    plan_id: what.planId,
    covers_from: from,
    covers_to: to,
    price: what.price,
    credit: what.credit?.net ?? 0,
    credit_plan_id: what.credit?.planId ?? null,
    net: what.net,
    vat_category: category,
    party: JSON.stringify({ country, vatNumber, consultation }),
    vat_rate: vatRate,
    vat,
    total,
    voucher_id: voucherId ?? null,
    bill_to: what.billTo,
    ordered_by: what.orderedBy ?? null,
    ordered_at: now.toISOString(),
    due_at: dueAt.toISOString(),
    paid_at: isPaid || total === 0 ? now.toISOString() : null,
    pay_by: byCard ? 'card' : 'invoice',
    // the first try of a card is what would be the first reminder
    reminders: byCard ? 1 : 0,
  });
  await tellOwner(ctx, companyId, (language, to) => orderLetter(language, { ...to, order }), `order ${order.id}`);
  if (byCard && !order.paid_at) await enqueue(ctx, payOrder, { id: order.id }, { key: order.id });
  await invoiceOrder(ctx, order);
  return order;
}
