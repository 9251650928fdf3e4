import { withVat } from '@vitrine/contract/billing/amounts.ts';
import { paymentDays } from '@vitrine/contract/billing/subscriptions.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { Atomic, World } from '../../platform/context.ts';
import { buyerOf, dayOf, issueInvoice } from '../invoices/index.ts';
import { tellOwner } from './letters.ts';
import { orderLetter } from './mails/order.ts';
import * as sql from './orders.sql.ts';
import { planName } from './texts.ts';
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
  voucherId?: string | undefined;
  billTo: string;
  /** Nobody in particular where a period begins by itself. */
  orderedBy?: string | undefined;
}

/**
 * Writes down what a company is to pay, with the VAT of that day, confirms it to the owner and writes the invoice; nothing to
 * pay is paid at once, and has none.
 */
export async function charge(ctx: Atomic<World>, { companyId, subscriptionId, from, to, voucherId, ...what }: Charge) {
  const now = ctx.now();
  const tax = await taxOf(ctx, companyId);
  const { category, vatRate } = tax;
  const { vat, total } = withVat(what.net, vatRate);
  const dueAt = new Date(now.getTime() + paymentDays * day);
  const order = await sql.insertOrder(ctx.db, {
    id: ctx.newId(),
    company_id: companyId,
    subscription_id: subscriptionId,
    kind: what.kind,
    plan_id: what.planId,
    covers_from: from,
    covers_to: to,
    price: what.price,
    net: what.net,
    vat_category: category,
    vat_rate: vatRate,
    vat,
    total,
    voucher_id: voucherId ?? null,
    bill_to: what.billTo,
    ordered_by: what.orderedBy ?? null,
    ordered_at: now.toISOString(),
    due_at: dueAt.toISOString(),
    paid_at: total === 0 ? now.toISOString() : null,
  });
  await tellOwner(ctx, companyId, (language, to) => orderLetter(language, { ...to, order }), `order ${order.id}`);
  if (total > 0 && tax.seller)
    await issueInvoice(ctx, {
      what: { orderId: order.id },
      of: { companyId },
      seller: tax.seller,
      buyer: buyerOf(what.billTo, tax),
      line: (language) => ({ name: planName(language, what.planId), from: dayOf(from), to: dayOf(to) }),
      category,
      vatRate,
      net: what.net,
      vat,
      total,
      payment: { dueAt },
    });
  return order;
}
