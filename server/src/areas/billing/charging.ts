import { withVat } from '@vitrine/contract/billing/amounts.ts';
import { paymentDays } from '@vitrine/contract/billing/subscriptions.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { Atomic, World } from '../../platform/context.ts';
import { tellOwner } from './letters.ts';
import { orderLetter } from './mails/order.ts';
import * as sql from './orders.sql.ts';
import { settingsAt } from './settings/settings.ts';

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

/** Writes down what a company is to pay, with the VAT of that day, and confirms it to the owner; nothing to pay is paid at once. */
export async function charge(ctx: Atomic<World>, { companyId, subscriptionId, from, to, voucherId, ...what }: Charge) {
  const now = ctx.now();
  const { vatRate } = await settingsAt(ctx, now);
  const { vat, total } = withVat(what.net, vatRate);
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
    vat_rate: vatRate,
    vat,
    total,
    voucher_id: voucherId ?? null,
    bill_to: what.billTo,
    ordered_by: what.orderedBy ?? null,
    ordered_at: now.toISOString(),
    due_at: new Date(now.getTime() + paymentDays * day).toISOString(),
    paid_at: total === 0 ? now.toISOString() : null,
  });
  await tellOwner(ctx, companyId, (language, to) => orderLetter(language, { ...to, order }), `order ${order.id}`);
  return order;
}
