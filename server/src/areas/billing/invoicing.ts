import type { Atomic, World } from '../../platform/context.ts';
import { type Buyer, buyerOf, dayOf, issueInvoice } from '../invoices/index.ts';
import type { OrderRow } from './orders.sql.ts';
import { creditName, planName } from './texts.ts';
import { taxOf } from './vat/taxing.ts';

/**
 * Writes the invoice of an order: with the order where it is to be paid by invoice, with the payment where a card is charged;
 * for nothing, and while nobody has said who sells, there is none. It comes last: whoever takes a number keeps others waiting.
 */
export async function invoiceOrder(ctx: Atomic<World>, order: OrderRow) {
  if (order.total === 0 || order.credited_at || !order.company_id || (order.pay_by === 'card' && !order.paid_at)) return;
  const { company_id, vat_category, vat_rate, net, vat, total, covers_from, covers_to } = order;
  const { seller, ...now } = await taxOf(ctx, company_id);
  if (!seller) return;
  // an order of a former version did not say whom it was taxed as
  const party = (order.party ?? now) as Omit<Buyer, 'name' | 'address'>;
  await issueInvoice(ctx, {
    what: { orderId: order.id },
    of: { companyId: company_id },
    seller,
    buyer: buyerOf(order.bill_to, party),
    line: (language) => ({
      name: planName(language, order.plan_id),
      from: dayOf(covers_from),
      to: dayOf(covers_to),
      credit: order.credit_plan_id ? { name: creditName(language, order.credit_plan_id), net: order.credit } : undefined,
    }),
    category: vat_category,
    vatRate: vat_rate,
    net,
    vat,
    total,
    payment: order.paid_at ? 'paid' : { dueAt: new Date(order.due_at) },
  });
}
