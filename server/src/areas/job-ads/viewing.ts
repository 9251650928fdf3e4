import type { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import type { Ctx } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/pictures.ts';
import { Refused } from '../../platform/refused.ts';
import type { Handlers } from '../../platform/serve.ts';
import { stateOf } from '../job-codes/index.ts';
import { type CardRow, findCard, findCards } from './cards.sql.ts';
import { deleteBookmark, insertBookmark } from './job-ads.sql.ts';
import { countByState, listJobAds } from './lists.sql.ts';
import { daysRemaining, stateOfAd } from './states.ts';
import { cardOnWire, inCharge, locationOf, pageOnWire } from './wire.ts';

/**
 * A job as far as the caller may see it: open and closed ones are for everybody, a former one is gone,
 * drafts and those put away exist for the own company alone, and those of a deactivated company for nobody.
 */
async function seenBy(ctx: Ctx, bookingId: string): Promise<CardRow> {
  const row = await findCard(ctx.db, viewerOf(ctx), bookingId);
  if (!row || row.company_deactivated_at) throw new Refused('not-found');
  if (ctx.actor?.userType === 'Recruiter' && ctx.actor.companyId === row.company_id) return row;
  const state = stateOfAd(row, ctx.now());
  if (state === 'draft') throw new Refused('not-found');
  if (state === 'expired' || (state === 'archived' && row.published_at)) throw new Refused('job-expired');
  if (state === 'archived') throw new Refused('not-found');
  return row;
}

/** Whose bookmarks and applications are told. */
const viewerOf = (ctx: Ctx) => (ctx.actor?.userType === 'Candidate' ? ctx.actor.accountId : null);

/** A job as its page shows it to the caller; refuses what the caller may not see. */
export const jobPageOf = async (ctx: Ctx, bookingId: string) => pageOnWire(ctx, await seenBy(ctx, bookingId), viewerOf(ctx));

/** The cards of those ads, by booking, that everybody may see at present. */
export async function visibleCards(ctx: Ctx, accountId: string, bookingIds: string[]) {
  const rows = await findCards(ctx.db, accountId, bookingIds);
  const shown = rows.filter((row) => !row.company_deactivated_at && ['open', 'closed'].includes(stateOfAd(row, ctx.now())));
  return new Map(shown.map((row) => [row.booking_id, cardOnWire(ctx, row)]));
}

export const jobAdViewingHandlers: Handlers<typeof jobAdViewing> = {
  byBooking: (ctx, { bookingId }) => jobPageOf(ctx, bookingId),

  async list(ctx, { state, search = '', category, page, count }) {
    const now = ctx.now();
    const asked = { companyId: ctx.actor.companyId, state, search, category, page, count, now: now.toISOString() };
    const [rows, counts] = await Promise.all([listJobAds(ctx.db, asked), countByState(ctx.db, asked)]);
    const people = await inCharge(
      ctx,
      rows.map(({ id }) => id),
    );
    const items = rows.map((row) => ({
      bookingId: row.booking_id,
      companyId: row.company_id,
      title: row.title,
      state: stateOfAd(row, now),
      jobAdThumbnail: pictureUrl(row.thumbnail),
      location: locationOf(row),
      remote: row.remote,
      category: row.category,
      daysRemaining: daysRemaining(row, now),
      closingDate: row.closing_date,
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
      applicants: row.applicants ?? 0,
      unseen: row.unseen ?? 0,
      jobCode: row.code_id
        ? {
            id: row.code_id,
            title: row.code_title ?? '',
            state: stateOf({ published_at: row.code_published_at, archived_at: row.code_archived_at, closes_at: row.code_closes_at }, now),
          }
        : null,
      recruiters: people.get(row.id) ?? [],
    }));
    return { items, total: counts[state], page, count, counts };
  },

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
