import { withVat } from '@vitrine/contract/billing/amounts.ts';
import { leastByCard } from '@vitrine/contract/billing/cards.ts';
import type { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Asked } from '@vitrine/contract/endpoint.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor, type World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { PaymentUnreachable } from '../../providers/payment/index.ts';
import { isAsSeen, type Kept, keptIn, settleChoice } from './cards/choices.ts';
import { insertPayment, type PaymentRow, startedChoice } from './cards/payments.sql.ts';
import { cardOf } from './cards/provider.ts';
import { beginOrRaise, type Choice, changeLater, isFirst, weigh } from './changing.ts';
import { charge } from './charging.ts';
import { onWire } from './states.ts';
import { findSubscription, type SubscriptionRow } from './subscriptions.sql.ts';
import { planName } from './texts.ts';
import { checkNumber } from './vat/checking.ts';
import { heldVoucher, holdOn, payWithVoucher } from './vouchers/vouchers.ts';

type Wanted = Asked<typeof subscriptions.create>;
type Owner = Ctx<RecruiterActor>;

/** What is chosen begins, and is charged: by invoice, or as something that costs too little for a card. */
async function begin(ctx: Atomic<Owner>, choice: Choice, asked: Wanted, net: number) {
  const { companyId, accountId } = ctx.actor;
  const { plan, how, price, credit, from, to } = choice;
  const { planId } = plan;
  const voucher = asked.voucherNo && { code: asked.voucherNo, planId, companyId };
  const paid = voucher ? await payWithVoucher(ctx, voucher, price) : { net };
  const begun = await beginOrRaise(ctx, companyId, choice, asked.billTo);
  const kind = how === 'raise' ? ('upgrade' as const) : ('period' as const);
  const bill = { kind, planId, from, to, price, credit, ...paid, billTo: asked.billTo };
  await charge(ctx, { companyId, subscriptionId: begun.id, orderedBy: accountId, ...bill });
  return begun;
}

/** What is chosen, as it is kept until its money has moved. */
const keptOf = ({ plan, how, price, credit }: Choice, { insteadOf, insteadOfStatus, voucherNo, billTo }: Wanted): Kept => ({
  planId: plan.planId,
  planPrice: plan.price,
  how: how === 'raise' ? 'raise' : 'begin',
  price,
  credit,
  insteadOf,
  insteadOfStatus,
  voucherNo,
  billTo,
});

/** What an order comes to: what the company has then, or a payment that comes first. */
type Step = { row: SubscriptionRow } | { payment: PaymentRow };

/** Orders what the caller was shown; whoever saw another plan, price or way of paying is told, and nothing happens. */
const order = (ctx: Owner, asked: Wanted): Promise<Step> =>
  atomically(ctx, async (ctx): Promise<Step> => {
    const { companyId, accountId } = ctx.actor;
    const choice = await weigh(ctx, companyId, asked.planId);
    const before = await startedChoice(ctx.db, companyId);
    if (before) return { payment: before };
    const { plan, row, how, price, vatRate } = choice;
    const now = ctx.now();
    if (how === 'none' && row) return { row };
    if (!isAsSeen(row, asked, now)) throw new Refused('changed-elsewhere');
    if (asked.voucherNo && !(isFirst(choice, now) && price > 0)) throw new Refused('voucher-over');
    if (how === 'later') {
      const changed = await changeLater(ctx, choice);
      if (changed) return { row: changed };
    }
    const use = asked.voucherNo && { code: asked.voucherNo, planId: plan.planId, companyId };
    const net = use ? await heldVoucher(ctx, use, price) : price;
    const { total } = withVat(net, vatRate);
    const card = total < leastByCard ? undefined : await cardOf(ctx, companyId);
    const seesAnotherWay = asked.payBy && total > 0 && asked.payBy !== (card ? 'card' : 'invoice');
    if (total !== asked.total || seesAnotherWay) throw new Refused('changed-elsewhere');
    if (!card) return { row: await begin(ctx, choice, asked, net) };
    if (use) await holdOn(ctx, use);
    const { provider, customer, method } = card;
    const payment = await insertPayment(ctx.db, {
      id: ctx.newId(),
      company_id: companyId,
      choice: JSON.stringify(keptOf(choice, asked)),
      provider,
      customer,
      method,
      total,
      title: planName(ctx.language, plan.planId),
      state: 'started',
      asked_by: accountId,
      created_at: now.toISOString(),
    });
    return { payment };
  });

const isSame = ({ total, choice }: PaymentRow, asked: Wanted) => {
  const kept = keptIn(choice);
  return kept.planId === asked.planId && total === asked.total && kept.voucherNo === asked.voucherNo;
};

/** What the company has once a payment came through. */
async function begunBy(world: World, { subscriptionId }: { subscriptionId?: string | undefined }) {
  const row = subscriptionId ? await findSubscription(world.db, subscriptionId) : undefined;
  // it was paid and went back, for something else had changed meanwhile
  if (!row) throw new Refused('changed-elsewhere');
  return row;
}

async function chosen(ctx: Owner, asked: Wanted) {
  // another choice that waits for its money is let go first, and counts where the money has moved
  for (let tries = 0; tries < 2; tries++) {
    const step = await order(ctx, asked);
    if ('row' in step) return step.row;
    const same = isSame(step.payment, asked) && (await cardOf(ctx, ctx.actor.companyId))?.method === step.payment.method;
    const settled = await settleChoice(ctx, step.payment, same ? 'take' : 'drop');
    if (same && settled.state === 'declined') throw new Refused('card-declined');
    if (same && settled.state !== 'started') return begunBy(ctx, settled);
    if (settled.state === 'started') break;
  }
  throw new Refused('provider-unreachable');
}

/**
 * Chooses a plan. Who has it already has it, so a second click changes and costs nothing. A company with a card is charged
 * first, and has the plan once it is paid; what is killed between is found by whoever asks next, or by a job.
 */
export async function choose(ctx: Owner, asked: Wanted) {
  await checkNumber(ctx, ctx.actor.companyId);
  try {
    return onWire(await chosen(ctx, asked), ctx.now());
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    ctx.log.warn({ err: error }, 'the payment provider does not answer');
    throw new Refused('provider-unreachable');
  }
}
