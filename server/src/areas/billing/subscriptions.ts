import { withVat } from '@vitrine/contract/billing/amounts.ts';
import { planKeyOf } from '@vitrine/contract/billing/plans.ts';
import { daysLeft, type subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { demandSeats, quote } from './changing.ts';
import { choose } from './choosing.ts';
import { entitlementOf } from './entitlement.ts';
import { tellOwner } from './letters.ts';
import { cancelledLetter } from './mails/cancelled.ts';
import { ordersOf } from './orders.sql.ts';
import { owesTooLong } from './paid.ts';
import { beginPeriod, turnPeriod } from './periods.ts';
import { settingsAt } from './settings/settings.ts';
import { nextOf, onWire, orderOnWire, planOf, stateOf } from './states.ts';
import * as sql from './subscriptions.sql.ts';
import { descriptionOf } from './texts.ts';
import { trialOf, trialOnWire } from './trial.ts';
import { checkNumber } from './vat/checking.ts';
import { taxOf } from './vat/taxing.ts';

type Recruiter = Ctx<RecruiterActor>;

/** A subscription of the own company; any other does not exist. */
async function subscriptionOf(ctx: Recruiter, id: string) {
  const row = await sql.findSubscription(ctx.db, id);
  if (row?.company_id !== ctx.actor.companyId) throw new Refused('not-found');
  return row;
}

/** One of the own company that has not ended, changed by nobody else meanwhile. */
const changing = (
  ctx: Recruiter,
  id: string,
  change: (ctx: Atomic<Recruiter>, row: sql.SubscriptionRow, zone: string) => Promise<sql.SubscriptionRow>,
) =>
  atomically(ctx, async (ctx) => {
    const { zone } = await sql.lockCompany(ctx.db, ctx.actor.companyId);
    await subscriptionOf(ctx, id);
    // no job may have come by since the end of the period
    await turnPeriod(ctx, id);
    const row = await subscriptionOf(ctx, id);
    const now = ctx.now();
    if (stateOf(row, now) === 'ended') throw new Refused('subscription-ended');
    return onWire(await change(ctx, row, zone), now);
  });

/** Goes on with what was cancelled or is to rest; what rests begins a period now. */
async function goOn(ctx: Atomic<Recruiter>, row: sql.SubscriptionRow, zone: string, total: number | undefined) {
  const now = ctx.now();
  const state = stateOf(row, now);
  if (state === 'suspended') throw new Refused('payment-open');
  if (state === 'active') return row;
  const settings = await settingsAt(ctx, now);
  const { buying, seller } = settings;
  if (buying === 'off') throw new Refused('buying-off');
  if (state !== 'paused') return sql.updateSubscription(ctx.db, row.id, { cancelled_at: null, pause_wanted: false });
  if (!seller) throw new Refused('buying-off');
  if (await owesTooLong(ctx, ctx.actor)) throw new Refused('payment-open');
  const next = nextOf(row);
  await demandSeats(ctx, row.company_id, { maxRecruiter: next.max_recruiter });
  const { vatRate } = await taxOf(ctx, row.company_id, settings);
  if (withVat(next.price, vatRate).total !== total) throw new Refused('changed-elsewhere');
  const from = now.toISOString();
  return beginPeriod(ctx, row, { anchor: from, months: 0, from, zone, orderedBy: ctx.actor.accountId });
}

async function cancel(ctx: Atomic<Recruiter>, row: sql.SubscriptionRow) {
  if (row.cancelled_at) return row;
  const now = ctx.now();
  const at = now.toISOString();
  const rests = stateOf(row, now) === 'paused';
  await tellOwner(
    ctx,
    row.company_id,
    (language, to) => cancelledLetter(language, { ...to, planId: planOf(row), until: rests ? at : row.period_to }),
    `cancelled ${row.id} ${at}`,
  );
  return sql.updateSubscription(ctx.db, row.id, { cancelled_at: at, pause_wanted: false, ...(rests ? { ended_at: at } : {}) });
}

async function rest(ctx: Atomic<Recruiter>, row: sql.SubscriptionRow) {
  const state = stateOf(row, ctx.now());
  if (state === 'suspended') throw new Refused('payment-open');
  if (state === 'paused') return row;
  return sql.updateSubscription(ctx.db, row.id, { pause_wanted: true, cancelled_at: null });
}

/** What a company has, as something that it can choose. */
function offerOf(row: sql.SubscriptionRow) {
  const planId = planOf(row);
  const key = planKeyOf(planId);
  return key ? [{ planId, ...key, price: row.price }] : [];
}

export const subscriptionHandlers: Handlers<typeof subscriptions> = {
  async plans(ctx) {
    const now = ctx.now();
    const [{ buying, plans }, rows] = await Promise.all([settingsAt(ctx, now), sql.listSubscriptions(ctx.db, ctx.actor.companyId)]);
    const had = rows.filter((one) => !['ended', 'paused'].includes(stateOf(one, now)));
    const sold = new Set(plans.map(({ planId }) => planId));
    // whoever is to change to another plan can stay with theirs, also when it is sold no more
    const kept = had.filter((row) => row.next_plan_id && !sold.has(planOf(row))).flatMap(offerOf);
    const own = new Map(had.map((row) => [planOf(row), row.price]));
    const items = [...plans, ...kept].map((one) => ({
      ...one,
      price: own.get(one.planId) ?? one.price,
      activePlan: own.has(one.planId),
      productDescription: descriptionOf(ctx.language, one.productName),
    }));
    return { items: buying === 'off' ? [] : items };
  },

  async own(ctx) {
    const now = ctx.now();
    const { companyId } = ctx.actor;
    const company = await sql.findCompany(ctx.db, companyId);
    const [settings, trial, rows, orders, seats, { seats: most }] = await Promise.all([
      settingsAt(ctx, now),
      trialOf(ctx, company.createdAt, now),
      sql.listSubscriptions(ctx.db, companyId),
      ordersOf(ctx.db, { companyId }),
      sql.countSeats(ctx.db, companyId, now.toISOString()),
      entitlementOf(ctx, companyId),
    ]);
    return {
      buying: settings.buying,
      vatRate: (await taxOf(ctx, companyId, settings)).vatRate,
      trial: trial ? trialOnWire(trial, now) : null,
      seats: { ...seats, most },
      items: rows.map((row) => onWire(row, now)).filter(({ status }) => status !== 'ended'),
      orders: orders.map(orderOnWire),
      billTo: rows[0]?.bill_to ?? [company.name, company.address].filter(Boolean).join('\n'),
    };
  },

  async details(ctx, { subscriptionId }) {
    const row = await subscriptionOf(ctx, subscriptionId);
    const orders = await ordersOf(ctx.db, { subscriptionId });
    const now = ctx.now();
    return { ...onWire(row, now), daysLeft: daysLeft(row.period_to, now), orders: orders.map(orderOnWire) };
  },

  quote,
  create: choose,
  async update(ctx, { subscriptionId, total }) {
    await checkNumber(ctx, ctx.actor.companyId);
    return changing(ctx, subscriptionId, (ctx, row, zone) => goOn(ctx, row, zone, total));
  },
  cancel: (ctx, { subscriptionId }) => changing(ctx, subscriptionId, cancel),
  suspend: (ctx, { subscriptionId }) => changing(ctx, subscriptionId, rest),
};
