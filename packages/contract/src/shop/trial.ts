import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { required } from '../vocabulary.ts';

/** Numbers of cards for trying; no other number is taken, and none is kept. */
export const trialCards = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** The provider for trying: no money moves. */
export const trialPayments = {
  session: endpoint({
    route: 'GET /api/v2/closeup/shop/trial',
    access: 'candidate',
    summary: 'A payment for trying: what would be paid.',
    query: z.object({ session: required(100) }),
    reply: z.object({ paymentId: z.string(), total: z.number(), open: z.boolean() }),
    refusals: ['not-found'],
  }),
  pay: endpoint({
    route: 'POST /api/v2/closeup/shop/trial/pay',
    access: 'candidate',
    summary: 'Pays with a card for trying; no money moves.',
    body: z.object({ session: required(100), card: required(40) }),
    refusals: ['not-found', 'card-declined'],
    rate: { max: 60, seconds: 3600 },
  }),
};
