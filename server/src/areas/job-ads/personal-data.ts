import type { PersonalData } from '../../platform/personal-data.ts';
import { bookmarksOf } from './bookmarks.sql.ts';

/** The jobs somebody keeps for later. They go with the account. */
export const jobAdData: PersonalData = {
  area: 'jobs',
  tell: async (ctx, { id }) => ({ data: { bookmarks: await bookmarksOf(ctx.db, id) }, files: [] }),
  erase: async () => [],
};
