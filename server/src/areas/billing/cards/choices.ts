import { withVat } from '@vitrine/contract/billing/amounts.ts';
import type { SubscriptionState } from '@vitrine/contract/billing/subscriptions.ts';
import { type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import type { Credit } from '../amounts.ts';
import { beginOrRaise, weigh } from '../changing.ts';
import { charge } from '../charging.ts';
import { tellOwner } from '../letters.ts';
import { givenBackLetter } from '../mails/given-back.ts';
import { planOf, stateOf } from '../states.ts';
import { lockCompany, type SubscriptionRow } from '../subscriptions.sql.ts';
import { payWithVoucher } from '../vouchers/vouchers.ts';
import * as sql from './payments.sql.ts';
import { type How, taken } from './taking.ts';

/** A choice as it was weighed and shown, kept until its money has moved. */
export interface Kept {
  planId: string;
  /** Whole cents before VAT: of the plan for a period, and to be paid now before a voucher. */
  planPrice: number;
  price: number;
  credit?: Credit | undefined;
  how: 'begin' | 'raise';
  insteadOf: string | null;
  insteadOfStatus?: SubscriptionState | undefined;
  voucherNo?: string | undefined;
  billTo: string;
}

export const keptIn = (choice: unknown) => choice as Kept;

/** Whether what a company has of a product, and how it stands, is what whoever chooses has seen. */
export function isAsSeen(
  row: SubscriptionRow | undefined,
  { insteadOf, insteadOfStatus }: Pick<Kept, 'insteadOf' | 'insteadOfStatus'>,
  now: Date,
) {
  if (!row || stateOf(row, now) === 'ended') return insteadOf === null;
  return insteadOf === planOf(row) && insteadOfStatus === stateOf(row, now);
}

/** What was paid for begins, at the price at which it was paid; refuses where it would be something else by now. */
async function begin(ctx: Atomic<Ctx>, row: sql.PaymentRow, companyId: string) {
  const { planId, planPrice, how, price, credit, voucherNo, billTo, ...seen } = keptIn(row.choice);
  const choice = await weigh(ctx, companyId, planId);
  const isOther = choice.how !== how || choice.plan.price !== planPrice || !isAsSeen(choice.row, seen, ctx.now());
  if (isOther) throw new Refused('changed-elsewhere');
  const paid = voucherNo ? await payWithVoucher(ctx, { code: voucherNo, planId, companyId }, price) : { net: price };
  if (withVat(paid.net, choice.vatRate).total !== row.total) throw new Refused('changed-elsewhere');
  const begun = await beginOrRaise(ctx, companyId, choice, billTo);
  const { from, to } = choice;
  const bill = { kind: how === 'raise' ? ('upgrade' as const) : ('period' as const), planId, from, to, price, credit, ...paid, billTo };
  const orderedBy = row.asked_by ?? undefined;
  const order = await charge(ctx, { companyId, subscriptionId: begun.id, orderedBy, ...bill, isPaid: true });
  return { subscriptionId: begun.id, orderId: order.id };
}

/** How a payment stands, and what it began. */
interface Settled {
  state: sql.PaymentRow['state'];
  subscriptionId?: string | undefined;
}

/** Does something with a payment that nobody has settled meanwhile; answers how it stands otherwise. */
const held = (ctx: Ctx, { id, company_id }: sql.PaymentRow, work: (ctx: Atomic<Ctx>, row: sql.PaymentRow) => Promise<Settled>) =>
  atomically(ctx, async (ctx): Promise<Settled> => {
    if (company_id) await lockCompany(ctx.db, company_id);
    const row = await sql.lockPayment(ctx.db, id);
    if (row.state === 'started') return work(ctx, row);
    return { state: row.state, subscriptionId: row.order_id ? await sql.subscriptionOf(ctx.db, row.order_id) : undefined };
  });

const settled_at = (ctx: Ctx) => ctx.now().toISOString();

/** It was paid, and what it was for is no longer to be had: the money goes back by a job, and the owner is told. */
const giveUp = (ctx: Ctx, payment: sql.PaymentRow) =>
  held(ctx, payment, async (ctx, row) => {
    await sql.updatePayment(ctx.db, row.id, { state: 'unwanted', settled_at: settled_at(ctx) });
    if (row.company_id)
      await tellOwner(ctx, row.company_id, (language, to) => givenBackLetter(language, { ...to, total: row.total }), `unwanted ${row.id}`);
    return { state: 'unwanted' };
  });

/** Writes down what became of the payment of a choice, once, whoever heard of it first and however often. */
export async function settleChoice(ctx: Ctx, payment: sql.PaymentRow, how: How): Promise<Settled> {
  const outcome = await taken(ctx, payment, how);
  if (outcome === 'open') return { state: 'started' };
  if (outcome !== 'paid')
    return held(ctx, payment, async (ctx, row) => {
      await sql.updatePayment(ctx.db, row.id, { state: outcome, settled_at: settled_at(ctx) });
      return { state: outcome };
    });
  const { company_id } = payment;
  if (!company_id) return giveUp(ctx, payment);
  try {
    return await held(ctx, payment, async (ctx, row) => {
      const { orderId, subscriptionId } = await begin(ctx, row, company_id);
      await sql.updatePayment(ctx.db, row.id, { state: 'paid', settled_at: settled_at(ctx), order_id: orderId });
      return { state: 'paid', subscriptionId };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return giveUp(ctx, payment);
  }
}
