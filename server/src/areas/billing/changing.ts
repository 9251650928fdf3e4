import { withVat } from '@vitrine/contract/billing/amounts.ts';
import { type PlanKey, planKeyOf } from '@vitrine/contract/billing/plans.ts';
import type { Quote, subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Asked } from '@vitrine/contract/endpoint.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor, type World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { type Credit, partOf } from './amounts.ts';
import { ordersOf } from './orders.sql.ts';
import { owesTooLong } from './paid.ts';
import { turnPeriod } from './periods.ts';
import { type OfferedPlan, type Settings, settingsAt } from './settings/settings.ts';
import { monthsOf, planOf, stateOf } from './states.ts';
import * as sql from './subscriptions.sql.ts';
import { checkNumber } from './vat/checking.ts';
import { taxOf } from './vat/taxing.ts';
import { heldVoucher } from './vouchers/vouchers.ts';

/** What choosing a plan comes to. */
export interface Choice {
  plan: OfferedPlan;
  zone: string;
  /** In hundredths of a percent. */
  vatRate: number;
  chargedAnyway: Quote['chargedAnyway'];
  vatCategory: Quote['vatCategory'];
  /** What the company has of this product now. */
  row: sql.SubscriptionRow | undefined;
  /** A new period begins; the one that runs is paid up; it changes with its end; or it is theirs already. */
  how: 'begin' | 'raise' | 'later' | 'none';
  from: string;
  to: string;
  /** Whole cents before VAT to pay now, before a voucher. */
  price: number;
  /** What the price is less by, for the days that are left of the plan before. */
  credit: Credit | undefined;
}

/** A price with something taken off; more than it costs is never given back. */
function less(row: sql.SubscriptionRow, gross: number, left: number) {
  const net = Math.min(gross, left);
  return { price: gross - net, credit: net > 0 ? { planId: planOf(row), net } : undefined };
}

/** What is chosen: the plan that the company has, at its own price, also when it is sold no more; or one that is sold now. */
function demandPlan({ plans }: Settings, planId: string, row: sql.SubscriptionRow | undefined, now: Date) {
  const key = planKeyOf(planId);
  const isOwn = row && planOf(row) === planId && !['ended', 'paused'].includes(stateOf(row, now));
  const plan = key && isOwn ? { planId, ...key, price: row.price } : plans.find((one) => one.planId === planId);
  if (!plan) throw new Refused('not-found');
  return plan;
}

/** What is left of the running period of a plan, by the days that each of its orders is for; what was taken back is given back already. */
async function creditOf(ctx: Atomic<World>, row: sql.SubscriptionRow, zone: string) {
  const now = ctx.now().toISOString();
  const running = (await ordersOf(ctx.db, { subscriptionId: row.id })).filter((one) => one.covers_to === row.period_to && !one.credited_at);
  let credit = 0;
  for (const { net, covers_from, covers_to } of running)
    credit += partOf(net, await sql.daysOf(ctx.db, { from: covers_from, to: covers_to, now, zone }));
  return credit;
}

/** Whether a plan gives at least as many seats for at least as long as what there is. */
const isLarger = (plan: PlanKey, row: sql.SubscriptionRow) =>
  plan.maxRecruiter >= row.max_recruiter && monthsOf(plan.intervalType) >= monthsOf(row.interval_type);

/** No plan may have fewer seats than are taken: whoever is to leave is chosen by the company, not by us. */
export async function demandSeats(ctx: Atomic<World>, companyId: string, { maxRecruiter }: Pick<PlanKey, 'maxRecruiter'>) {
  const { used, invited } = await sql.countSeats(ctx.db, companyId, ctx.now().toISOString());
  if (used + invited > maxRecruiter) throw new Refused('seats-in-use');
}

/** What the company has of a product now, also where no job has come by since the end of its period. */
async function currentOf(ctx: Atomic<World>, companyId: string, product: string | undefined) {
  const find = async () => (await sql.listSubscriptions(ctx.db, companyId)).find((one) => one.product === product);
  const row = await find();
  if (!row) return undefined;
  await turnPeriod(ctx, row.id);
  return find();
}

/** What a plan would cost now, and from when it would hold; the company is held meanwhile. */
export async function weigh(ctx: Atomic<World>, companyId: string, planId: string): Promise<Choice> {
  const now = ctx.now();
  const settings = await settingsAt(ctx, now);
  if (settings.buying === 'off') throw new Refused('buying-off');
  const { zone } = await sql.lockCompany(ctx.db, companyId);
  const row = await currentOf(ctx, companyId, planKeyOf(planId)?.productName);
  const plan = demandPlan(settings, planId, row, now);
  const state = row && stateOf(row, now);
  if (state === 'suspended' || (await owesTooLong(ctx, { companyId }))) throw new Refused('payment-open');
  await demandSeats(ctx, companyId, plan);
  const from = now.toISOString();
  const whole = { from, to: await sql.monthsAfter(ctx.db, from, monthsOf(plan.intervalType), zone) };
  const { vatRate, chargedAnyway, category: vatCategory } = await taxOf(ctx, companyId, settings);
  const known = { plan, zone, row, vatRate, chargedAnyway, vatCategory, credit: undefined };
  const begins = !row || state === 'ended' || state === 'paused';
  const grows = row && !begins && planOf(row) !== planId && isLarger(plan, row);
  // what is sold has an invoice, and somebody who sells stands on it
  if ((begins || grows) && !settings.seller) throw new Refused('buying-off');
  if (!row || begins) return { ...known, how: 'begin', ...whole, price: plan.price };
  const running = { from, to: row.period_to };
  if (planOf(row) === planId) return { ...known, how: row.next_plan_id || state !== 'active' ? 'later' : 'none', ...running, price: 0 };
  if (!grows) return { ...known, how: 'later', from: row.period_to, to: row.period_to, price: 0 };
  if (plan.intervalType !== row.interval_type)
    return { ...known, how: 'begin', ...whole, ...less(row, plan.price, await creditOf(ctx, row, zone)) };
  const days = await sql.daysOf(ctx.db, { from: row.period_from, to: row.period_to, now: from, zone });
  return { ...known, how: 'raise', ...running, ...less(row, partOf(plan.price, days), partOf(row.price, days)) };
}

const whens = { begin: 'now', raise: 'now', later: 'next-period', none: 'no-change' } as const;

/** Whether a plan is bought where there is none that runs; vouchers are for that, and not for what follows. */
export const isFirst = ({ how, row }: Choice, now: Date) => how === 'begin' && (!row || ['ended', 'paused'].includes(stateOf(row, now)));

/** What choosing a plan would cost, as the last step shows it. */
export async function quote(ctx: Ctx<RecruiterActor>, { planId, voucherNo }: Asked<typeof subscriptions.quote>): Promise<Quote> {
  await checkNumber(ctx, ctx.actor.companyId);
  return atomically(ctx, async (ctx) => {
    const { companyId } = ctx.actor;
    const choice = await weigh(ctx, companyId, planId);
    const { how, price, credit, from, to, vatRate, chargedAnyway, vatCategory } = choice;
    const takesVoucher = isFirst(choice, ctx.now()) && price > 0;
    if (voucherNo && !takesVoucher) throw new Refused('voucher-over');
    const net = voucherNo ? await heldVoucher(ctx, { code: voucherNo, planId, companyId }, price) : price;
    const sums = { price, credit: credit?.net ?? 0, ...withVat(net, vatRate) };
    return { when: whens[how], from, to, ...sums, vatCategory, chargedAnyway, takesVoucher };
  });
}

/** Columns of what goes on by itself. */
const goingOn = { cancelled_at: null, pause_wanted: false, paused_at: null, next_plan_id: null, next_price: null };

export async function beginOrRaise(ctx: Atomic<World>, companyId: string, { plan, row, how, from, to }: Choice, billTo: string) {
  const { productName, intervalType, maxRecruiter } = plan;
  const chosen = { interval_type: intervalType, max_recruiter: maxRecruiter, price: plan.price, bill_to: billTo, ...goingOn };
  if (how === 'raise' && row) return sql.updateSubscription(ctx.db, row.id, chosen);
  const months = monthsOf(intervalType);
  const period = { anchor_at: from, months, period_from: from, period_to: to };
  const now = ctx.now();
  if (row && stateOf(row, now) !== 'ended') return sql.updateSubscription(ctx.db, row.id, { ...chosen, ...period });
  if (row) await sql.updateSubscription(ctx.db, row.id, { ended_at: now.toISOString() });
  return sql.insertSubscription(ctx.db, {
    id: ctx.newId(),
    company_id: companyId,
    product: productName,
    created_at: now.toISOString(),
    ...chosen,
    ...period,
  });
}

/** Notes another plan for the next period; the one that runs going on is choosing it again. */
export const changeLater = (ctx: Atomic<World>, { plan, row }: Choice) =>
  row &&
  sql.updateSubscription(ctx.db, row.id, {
    ...goingOn,
    ...(planOf(row) === plan.planId ? {} : { next_plan_id: plan.planId, next_price: plan.price }),
  });
