import type { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { isWithin } from '../../platform/sessions/scope.ts';
import { findPage, type PageRow } from './cards.sql.ts';
import { presentPage, viewerOf } from './cards.ts';
import { deleteBookmark, insertBookmark } from './job-ads.sql.ts';
import { stateOfAd } from './states.ts';

/**
 * A job as far as the caller may see it: open and closed ones are for everybody, a former one is gone,
 * drafts and those put away exist for those of the company alone who may see the job, and those of a deactivated company for nobody.
 */
async function seenBy(ctx: Ctx, bookingId: string): Promise<PageRow> {
  const row = await findPage(ctx.db, viewerOf(ctx), bookingId);
  if (!row || row.company_deactivated_at) throw new Refused('not-found');
  if (isWithin(ctx.actor?.scope, row)) return row;
  const state = stateOfAd(row, ctx.now());
  if (state === 'draft') throw new Refused('not-found');
  if (state === 'expired' || (state === 'archived' && row.published_at)) throw new Refused('job-expired');
  if (state === 'archived') throw new Refused('not-found');
  return row;
}

/** A job as its page shows it to the caller; refuses what the caller may not see. */
export const jobPageOf = async (ctx: Ctx, bookingId: string) => presentPage(ctx, await seenBy(ctx, bookingId));

export const jobAdViewingHandlers: Handlers<typeof jobAdViewing> = {
  byBooking: (ctx, { bookingId }) => jobPageOf(ctx, bookingId),

  async mark(ctx, { bookingId }) {
    await seenBy(ctx, bookingId);
    await insertBookmark(ctx.db, ctx.actor.accountId, bookingId, ctx.now().toISOString());
    return { isMarked: true };
  },

  async unmark(ctx, { bookingId }) {
    await deleteBookmark(ctx.db, ctx.actor.accountId, bookingId);
    return { isMarked: false };
  },
};
