import * as z from 'zod';
import { voucherCode, voucherHeldMinutes } from '../billing/vouchers.ts';
import { country } from '../candidates/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant, text } from '../vocabulary.ts';

/** A day is left to withdraw for so long after an order (decision 53). */
export const withdrawalDays = 14;

export const purchaseStates = ['draft', 'started', 'paid', 'refunded'] as const;
export const payingWays = ['stripe', 'trial'] as const;

const cents = z.number().int().min(0).max(2_000_000_000);

/** What is bought, what it costs with VAT in whole cents, and how it stands. */
export const purchase = z.object({
  paymentId: z.string(),
  /** As it is named in mails. */
  number: z.string(),
  state: z.enum(purchaseStates),
  months: z.number(),
  price: cents,
  total: cents,
  vatRate: z.number(),
  vat: cents,
  voucherCode: z.string().nullable(),
  billTo: z.string(),
  /** Where the buyer lives, where somebody asked; it says which VAT is in the price. */
  country: z.string().nullable(),
  paidAt: instant.nullable(),
  /** When the months begin: after those that are there. */
  opensAt: instant.nullable(),
});
export type Purchase = z.output<typeof purchase>;

/** How a candidate buys a closeup: create, update, execute (R119). */
export const shopPayments = {
  offer: endpoint({
    route: 'GET /api/v2/closeup/shop/product',
    access: 'public',
    summary:
      'What is sold, with VAT; null while nothing is. `countries` have a VAT of their own: then buyers say where they live. `trial`: payments are for trying, and no money moves.',
    reply: z.object({
      offer: z
        .object({
          months: z.number(),
          price: cents,
          vatRate: z.number(),
          vat: cents,
          paying: z.enum(payingWays),
          countries: z.array(z.string()),
        })
        .nullable(),
    }),
  }),
  own: endpoint({
    route: 'GET /api/v2/closeup/shop/payments',
    access: 'candidate',
    summary: 'What the caller has bought or begun to buy, newest first.',
    reply: z.object({ items: z.array(purchase) }),
  }),
  create: endpoint({
    route: 'POST /api/v2/closeup/shop/createpayment',
    access: 'candidate',
    summary: 'Begins a purchase at the price of today; one that is begun already is given again.',
    reply: purchase,
    refusals: ['buying-off'],
  }),
  update: endpoint({
    route: 'POST /api/v2/closeup/shop/updatepayment',
    access: 'candidate',
    summary: `Name and address of the bill, and a voucher, which is held for ${voucherHeldMinutes} minutes; null takes it off.`,
    body: z.object({
      paymentId: id,
      billTo: text(500).optional(),
      country: country.optional(),
      voucherCode: voucherCode.nullable().optional(),
    }),
    reply: purchase,
    refusals: ['not-found', 'voucher-unknown', 'voucher-over', 'already-paid', 'changed-elsewhere', 'provider-unreachable'],
    rate: { max: 60, seconds: 3600 },
  }),
  execute: endpoint({
    route: 'POST /api/v2/closeup/shop/executepayment',
    access: 'candidate',
    summary:
      'Orders with obligation to pay: answers where to pay, or that nothing is left to pay. Once only, however often it is called. `total` is what the buyer was shown; with `startsNow` and `knowsLoss` the months begin at once and the right to withdraw ends, without them they begin after it.',
    body: z.object({ paymentId: id, total: cents, startsNow: z.boolean(), knowsLoss: z.boolean() }),
    reply: z.object({ purchase, redirectUrl: z.string().nullable() }),
    refusals: ['not-found', 'buying-off', 'voucher-not-held', 'changed-elsewhere', 'bill-missing', 'provider-unreachable'],
    rate: { max: 120, seconds: 3600 },
  }),
  status: endpoint({
    route: 'GET /api/v2/closeup/shop/payment',
    access: 'candidate',
    summary: 'How a purchase stands; asks the provider where its news has not come yet.',
    query: z.object({ paymentId: id }),
    reply: purchase,
    refusals: ['not-found'],
    rate: { max: 600, seconds: 3600 },
  }),
  voucher: endpoint({
    route: 'GET /api/v2/closeup/shop/voucher',
    access: 'candidate',
    summary: 'What a voucher takes off a closeup.',
    query: z.object({ voucherCode }),
    reply: z.object({ voucherCode: z.string(), percent: z.number().nullable(), amount: cents.nullable() }),
    refusals: ['voucher-unknown', 'voucher-over', 'buying-off'],
    rate: { max: 10, seconds: 3600 },
  }),
};
