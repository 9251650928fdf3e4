import type { PersonalData } from '../../platform/personal-data.ts';
import * as sql from './bookmarks.sql.ts';
import { leaveJobAds } from './job-ads.sql.ts';

/** The jobs somebody keeps for later, and those a recruiter is in charge of. */
export const jobAdData: PersonalData = {
  area: 'jobs',
  tell: async (ctx, { id }) => ({ data: { bookmarks: await sql.bookmarksOf(ctx.db, id) }, files: [] }),
  async erase(ctx, { id }) {
    await sql.deleteBookmarks(ctx.db, id);
    await leaveJobAds(ctx.db, id);
    return [];
  },
  async merge(ctx, keepId, dropId) {
    await sql.moveBookmarks(ctx.db, keepId, dropId);
    return [];
  },
};
