import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, flag, id, pageOf, paging } from '../vocabulary.ts';
import { paysBy } from './cards.ts';
import { planId } from './plans.ts';

export const orders = {
  list: endpoint({
    route: 'GET /api/admin/orders',
    access: 'admin',
    summary: 'What companies have ordered: what is to be paid, the longest due first, or what was paid, the latest first.',
    query: paging.extend({ paid: flag.optional() }),
    reply: pageOf(
      z.object({
        id,
        companyName: z.string(),
        planId,
        billTo: z.string(),
        net: z.number(),
        vat: z.number(),
        total: z.number(),
        orderedAt: z.string(),
        dueAt: z.string(),
        paidAt: z.string().nullable(),
        creditedAt: z.string().nullable(),
        payBy: z.enum(paysBy),
      }),
    ),
  }),
  markPaid: endpoint({
    route: 'POST /api/admin/orders/paid',
    access: 'admin',
    password: true,
    summary: 'Notes that an order was paid; what was suspended for it goes on.',
    body: byId,
    refusals: ['not-found'],
  }),
  credit: endpoint({
    route: 'POST /api/admin/orders/credit',
    access: 'admin',
    password: true,
    summary: 'Takes an order back with a credit note: nothing is to be paid for it any more; twice is once.',
    body: byId,
    refusals: ['not-found'],
  }),
};
