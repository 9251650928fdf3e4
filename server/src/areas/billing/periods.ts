import { type Product, planIdOf } from '@vitrine/contract/billing/plans.ts';
import type { Atomic, World } from '../../platform/context.ts';
import { charge } from './charging.ts';
import { buyingSince } from './settings/settings.ts';
import { monthsOf, nextOf } from './states.ts';
import * as sql from './subscriptions.sql.ts';

interface Start {
  /** Where periods are counted from, and how many months of them are over. */
  anchor: string;
  months: number;
  from: string;
  zone: string;
  orderedBy?: string;
}

/** Begins a period of what was chosen for it, and charges it. */
export async function beginPeriod(ctx: Atomic<World>, row: sql.SubscriptionRow, { anchor, months, from, zone, orderedBy }: Start) {
  const next = nextOf(row);
  const total = months + monthsOf(next.interval_type);
  const to = await sql.monthsAfter(ctx.db, anchor, total, zone);
  const begun = await sql.updateSubscription(ctx.db, row.id, {
    ...next,
    next_plan_id: null,
    next_price: null,
    cancelled_at: null,
    pause_wanted: false,
    paused_at: null,
    anchor_at: anchor,
    months: total,
    period_from: from,
    period_to: to,
  });
  const planId = planIdOf({ productName: row.product as Product, intervalType: next.interval_type, maxRecruiter: next.max_recruiter });
  await charge(ctx, {
    companyId: row.company_id,
    subscriptionId: row.id,
    kind: 'period',
    planId,
    from,
    to,
    price: next.price,
    net: next.price,
    billTo: row.bill_to,
    orderedBy,
  });
  return begun;
}

/** What follows a period that is over: it ends, rests, or the next one begins. Does nothing where nothing is due. */
export async function turnPeriod(ctx: Atomic<World>, id: string): Promise<void> {
  const found = await sql.findSubscription(ctx.db, id);
  if (!found) return;
  const { zone } = await sql.lockCompany(ctx.db, found.company_id);
  const row = await sql.findSubscription(ctx.db, id);
  const now = ctx.now();
  if (!row || row.ended_at || row.paused_at || new Date(row.period_to) > now) return;
  if (row.cancelled_at) {
    await sql.updateSubscription(ctx.db, id, { ended_at: row.period_to });
    return;
  }
  if (row.suspended_at) return;
  if (row.pause_wanted) {
    await sql.updateSubscription(ctx.db, id, { paused_at: row.period_to, pause_wanted: false });
    return;
  }
  const since = await buyingSince(ctx, now);
  if (!since) return;
  // nobody pays for a time in which nothing could be bought
  const missed = since > new Date(row.period_to);
  const from = missed ? since.toISOString() : row.period_to;
  await beginPeriod(ctx, row, { anchor: missed ? from : row.anchor_at, months: missed ? 0 : row.months, from, zone });
  await turnPeriod(ctx, id);
}
