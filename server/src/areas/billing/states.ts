import { type IntervalType, type Product, planIdOf, planKeyOf } from '@vitrine/contract/billing/plans.ts';
import type { Order, Subscription, SubscriptionState } from '@vitrine/contract/billing/subscriptions.ts';
import type { OrderRow } from './orders.sql.ts';
import type { SubscriptionRow } from './subscriptions.sql.ts';

export const planOf = (row: SubscriptionRow) =>
  planIdOf({
    productName: row.product as Product,
    intervalType: row.interval_type as IntervalType,
    maxRecruiter: row.max_recruiter,
  });

export const monthsOf = (interval: string) => (interval === 'Year' ? 12 : 1);

/** How a subscription stands at a moment, whether or not a job has come by since. */
export function stateOf(row: SubscriptionRow, now: Date): SubscriptionState {
  const over = new Date(row.period_to) <= now;
  if (row.ended_at || (row.cancelled_at && over)) return 'ended';
  if (row.suspended_at) return 'suspended';
  if (row.paused_at || (row.pause_wanted && over)) return 'paused';
  if (row.cancelled_at) return 'cancelled';
  return row.pause_wanted ? 'pausing' : 'active';
}

/** States in which the product may be used. */
export const isUsable = (row: SubscriptionRow, now: Date) => ['active', 'cancelled', 'pausing'].includes(stateOf(row, now));

export const onWire = (row: SubscriptionRow, now: Date): Subscription => ({
  subscriptionId: row.id,
  productName: row.product as Product,
  planId: planOf(row),
  status: stateOf(row, now),
  price: row.price,
  periodFrom: row.period_from,
  periodTo: row.period_to,
  nextPlanId: row.next_plan_id,
  nextPrice: row.next_price,
});

export const orderOnWire = (row: OrderRow): Order => ({
  id: row.id,
  kind: row.kind,
  planId: row.plan_id,
  coversFrom: row.covers_from,
  coversTo: row.covers_to,
  price: row.price,
  net: row.net,
  vatRate: row.vat_rate,
  vat: row.vat,
  total: row.total,
  billTo: row.bill_to,
  orderedAt: row.ordered_at,
  dueAt: row.due_at,
  paidAt: row.paid_at,
  creditedAt: row.credited_at,
  payBy: row.pay_by,
  declinedAt: row.declined_at,
});

/** The plan of the next period: where no other is named, the one that the company has goes on at its price. */
export const nextOf = (row: SubscriptionRow) => {
  const next = row.next_plan_id === null ? undefined : planKeyOf(row.next_plan_id);
  return next && row.next_price !== null
    ? { interval_type: next.intervalType as IntervalType, max_recruiter: next.maxRecruiter, price: row.next_price }
    : { interval_type: row.interval_type as IntervalType, max_recruiter: row.max_recruiter, price: row.price };
};
