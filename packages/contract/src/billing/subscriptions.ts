import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, required } from '../vocabulary.ts';
import { paysBy } from './cards.ts';
import { taxed } from './parties.ts';
import { netCents, planId, planKey, products, totalCents } from './plans.ts';
import { buyingStates } from './settings.ts';
import { voucherCode } from './vouchers.ts';

/** Days in which a bill is to be paid. */
export const paymentDays = 14;
/** After that so many days of full use, with reminders on these days; then use is suspended, and the plan ends on the last. */
export const graceDays = 14;
export const reminderDays = [0, 3, 7, 12] as const;
export const endsUnpaidDays = 60;
/** Trials that end are told so many days before. */
export const trialNoticeDays = 3;

/** Whole days until an instant, begun ones too; 0 once it lies behind. */
export const daysLeft = (until: string | Date, now: Date) =>
  Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / 86_400_000));

/**
 * How a subscription stands: it goes on by itself; it runs to the end of its period, and then ends (`cancelled`) or rests
 * (`pausing`); it rests; it may not be used before something is paid; it is over.
 */
export const subscriptionStates = ['active', 'cancelled', 'pausing', 'paused', 'suspended', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const order = z.object({
  id,
  kind: z.enum(['period', 'upgrade']),
  planId,
  coversFrom: z.string(),
  coversTo: z.string(),
  /** Whole cents: before and after a voucher, VAT, and with it. */
  price: netCents,
  net: netCents,
  vatRate: z.number(),
  vat: totalCents,
  total: totalCents,
  billTo: z.string(),
  orderedAt: z.string(),
  dueAt: z.string(),
  paidAt: z.string().nullable(),
  /** When it was taken back by a credit note. */
  creditedAt: z.string().nullable(),
  payBy: z.enum(paysBy),
  /** When the card was refused for it last; it is tried again. */
  declinedAt: z.string().nullable(),
});
export type Order = z.output<typeof order>;

const subscription = z.object({
  subscriptionId: id,
  productName: z.enum(products),
  planId,
  status: z.enum(subscriptionStates),
  /** Whole cents before VAT for a period. */
  price: netCents,
  periodFrom: z.string(),
  periodTo: z.string(),
  /** The plan from the next period on, where it is another one. */
  nextPlanId: planId.nullable(),
  nextPrice: netCents.nullable(),
});
export type Subscription = z.output<typeof subscription>;

const plan = planKey.extend({
  planId,
  /** The company has it now. */
  activePlan: z.boolean(),
  /** What it gives, in the language of the caller. */
  productDescription: z.string(),
  /** Whole cents before VAT for a period. */
  price: netCents,
});
export type Plan = z.output<typeof plan>;

const named = z.object({ subscriptionId: id });
const refusals = ['not-found', 'buying-off'] as const;

/** What is chosen: a plan, and of what the caller saw. */
const choice = z.object({
  planId,
  /** The plan of this product that the caller saw as theirs; what has changed meanwhile is not changed again unseen. */
  insteadOf: planId.nullable(),
  /** How the caller saw that plan stand. */
  insteadOfStatus: z.enum(subscriptionStates).optional(),
  voucherNo: voucherCode.optional(),
});

const asNumbers = z.object({
  /** At once, with something to pay or nothing; or from the next period on. */
  when: z.enum(['now', 'next-period', 'no-change']),
  from: z.string(),
  to: z.string(),
  price: netCents,
  /** What the price is less by, for the days that are left of the plan before. */
  credit: netCents,
  net: netCents,
  vatRate: z.number(),
  vat: totalCents,
  total: totalCents,
  ...taxed.shape,
  /** A voucher can take something off. */
  takesVoucher: z.boolean(),
});
export type Quote = z.output<typeof asNumbers>;

export const subscriptions = {
  plans: endpoint({
    route: 'GET /api/rs/subscription/plan/list',
    access: 'recruiter',
    summary: 'The plans that are sold (R018, R086, R225); none while buying is off.',
    reply: z.object({ items: z.array(plan) }),
  }),
  own: endpoint({
    route: 'GET /api/rs/subscription/list',
    access: 'recruiter',
    summary: 'What the company has: its trial, its plans, its seats, and what it has ordered, newest first.',
    reply: z.object({
      buying: z.enum(buyingStates),
      vatRate: z.number(),
      trial: z.object({ endsAt: z.string(), daysLeft: z.number(), over: z.boolean() }).nullable(),
      /** Null is no limit. A pending invitation holds a seat. */
      seats: z.object({ used: z.number(), invited: z.number(), most: z.number().nullable() }),
      items: z.array(subscription),
      orders: z.array(order),
      /** What stands on a bill unless somebody writes another address. */
      billTo: z.string(),
    }),
  }),
  details: endpoint({
    route: 'GET /api/rs/subscription/details',
    access: 'recruiter',
    summary: 'One subscription of the company (R118).',
    query: named,
    reply: subscription.extend({ daysLeft: z.number(), orders: z.array(order) }),
    refusals: ['not-found'],
  }),
  quote: endpoint({
    route: 'GET /api/rs/subscription/quote',
    access: 'owner',
    summary: 'What choosing a plan would cost now, and from when it would hold; the voucher has been looked up before.',
    query: choice.omit({ insteadOf: true, insteadOfStatus: true }),
    reply: asNumbers,
    refusals: [...refusals, 'voucher-not-held', 'voucher-over', 'seats-in-use', 'payment-open'],
  }),
  create: endpoint({
    route: 'POST /api/rs/subscription/create',
    access: 'owner',
    summary:
      'Chooses a plan, by invoice or charged to the card first: the first one, a larger one at once, a smaller one from the next period on. Twice is once.',
    body: choice.extend({
      /** What the caller was shown as the total with VAT; another one is refused. */
      total: totalCents,
      billTo: required(500),
      /** How the caller was shown that it is paid; another way is refused. */
      payBy: z.enum(paysBy).optional(),
    }),
    reply: subscription,
    refusals: [
      ...refusals,
      ...(['voucher-not-held', 'voucher-over', 'seats-in-use', 'payment-open', 'changed-elsewhere'] as const),
      ...(['card-declined', 'provider-unreachable'] as const),
    ],
  }),
  update: endpoint({
    route: 'POST /api/rs/subscription/update/status',
    access: 'owner',
    summary: 'Goes on: takes a cancellation or a pause back, or begins a period after a pause.',
    body: named.extend({
      status: z.literal('active'),
      /** Where a period begins: what the caller was shown as its total with VAT; another one is refused. */
      total: totalCents.optional(),
    }),
    reply: subscription,
    refusals: [...refusals, 'subscription-ended', 'payment-open', 'seats-in-use', 'changed-elsewhere'],
  }),
  cancel: endpoint({
    route: 'POST /api/rs/subscription/cancel',
    access: 'owner',
    summary: 'Ends a subscription with its period (R216).',
    body: named,
    reply: subscription,
    refusals: ['not-found', 'subscription-ended'],
  }),
  suspend: endpoint({
    route: 'POST /api/rs/subscription/suspend',
    access: 'owner',
    summary: 'Lets a subscription rest from the end of its period on.',
    body: named,
    reply: subscription,
    refusals: ['not-found', 'subscription-ended', 'payment-open'],
  }),
};
