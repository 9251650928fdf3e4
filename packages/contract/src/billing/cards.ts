import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id, required } from '../vocabulary.ts';
import { planId } from './plans.ts';

/** How a company pays: by invoice, or with its card. */
export const paysBy = ['invoice', 'card'] as const;

/** Less than this is not charged to a card, and paid by invoice: providers refuse it. Whole cents. */
export const leastByCard = 50;

const cardOfCompany = z.object({
  /** As the provider names it, such as `visa`. */
  brand: z.string(),
  /** The last four figures. */
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
});
export type CardOfCompany = z.output<typeof cardOfCompany>;

const standing = z.object({
  /** Who charges cards here; null: plans are paid by invoice. `trial`: no money moves. */
  paying: z.enum(['stripe', 'trial']).nullable(),
  /** While there is one, every plan of the company is charged to it. */
  card: cardOfCompany.nullable(),
});

/** Numbers of cards for trying: one that pays, and one that is taken and refused when it is charged. */
export const cardsForTrying = { pays: '4242 4242 4242 4242', later: '4000 0000 0000 0341' } as const;

/** The card with which a company pays its plans. Its number is typed at the provider and never comes here. */
export const cards = {
  look: endpoint({
    route: 'GET /api/rs/subscription/card',
    access: 'owner',
    summary: 'How the company pays its plans; asks the provider about a card that was named there a moment ago.',
    reply: standing,
    rate: { max: 1200, seconds: 3600 },
  }),
  change: endpoint({
    route: 'POST /api/rs/subscription/card/change',
    access: 'owner',
    summary: 'Where to name a card, the first or another one, in place of invoices. `planId`: what is being ordered meanwhile.',
    body: z.object({ planId: planId.optional() }),
    reply: z.object({ redirectUrl: z.string() }),
    refusals: ['buying-off', 'provider-unreachable'],
    rate: { max: 60, seconds: 3600 },
  }),
  remove: endpoint({
    route: 'POST /api/rs/subscription/card/remove',
    access: 'owner',
    summary: 'Takes the card away: from now on plans are paid by invoice, and so is what the card has not paid yet.',
    reply: standing,
  }),
  pay: endpoint({
    route: 'POST /api/rs/subscription/card/pay',
    access: 'owner',
    summary: 'Charges an open order to the card now; once, however often it is called.',
    body: byId,
    refusals: ['not-found', 'card-declined', 'provider-unreachable'],
    rate: { max: 30, seconds: 3600 },
  }),
  trial: endpoint({
    route: 'GET /api/rs/subscription/card/trial',
    access: 'owner',
    summary: 'A page of the provider for trying, on which a card is named.',
    query: z.object({ session: required(100) }),
    reply: z.object({ id, open: z.boolean() }),
    refusals: ['not-found'],
  }),
  saveTrial: endpoint({
    route: 'POST /api/rs/subscription/card/trial/save',
    access: 'owner',
    summary: 'Names a card for trying; no money ever moves, and no other number is taken.',
    body: z.object({ session: required(100), card: required(40) }),
    refusals: ['not-found', 'card-declined'],
    rate: { max: 60, seconds: 3600 },
  }),
};
