import { type applicantViews, maxSavedViews } from '@vitrine/contract/applicants/views.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { demandBooking } from './applicants.ts';
import * as sql from './views.sql.ts';

export const applicantViewHandlers: Handlers<typeof applicantViews> = {
  list: async (ctx) => ({ items: await sql.viewsOf(ctx.db, ctx.actor.accountId) }),

  async save(ctx, { name, query, columns }) {
    await demandBooking(ctx, query.bookingId);
    const { accountId } = ctx.actor;
    return atomically(ctx, async (ctx) => {
      const before = await sql.viewsOf(ctx.db, accountId);
      const former = before.find((one) => one.name === name);
      if (former) await sql.deleteView(ctx.db, accountId, former.id);
      else if (before.length >= maxSavedViews) throw new Refused('too-many-views');
      return sql.insertView(ctx.db, {
        id: ctx.newId(),
        account_id: accountId,
        name,
        query: JSON.stringify(query),
        columns: [...new Set(columns)],
        created_at: ctx.now().toISOString(),
      });
    });
  },

  async remove(ctx, { id }) {
    if (!(await sql.deleteView(ctx.db, ctx.actor.accountId, id))) throw new Refused('not-found');
  },
};
