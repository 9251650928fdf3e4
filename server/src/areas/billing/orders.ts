import type { orders } from '@vitrine/contract/billing/orders.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { listOrders } from './orders.sql.ts';
import { credit, notePaid } from './paid.ts';

/** What administrators do with orders by invoice. */
export const orderHandlers: Handlers<typeof orders> = {
  async list(ctx, { paid = false, ...paging }) {
    return { ...(await listOrders(ctx.db, { paid, ...paging })), ...paging };
  },

  markPaid: (ctx, { id }) =>
    atomically(ctx, async (ctx) => {
      if (!(await notePaid(ctx, id, ctx.actor.accountId))) throw new Refused('not-found');
    }),

  credit: (ctx, { id }) =>
    atomically(ctx, async (ctx) => {
      if (!(await credit(ctx, id, ctx.actor.accountId))) throw new Refused('not-found');
    }),
};
