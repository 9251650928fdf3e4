import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteSavedOf, moveSaved, savedOf } from './saved.sql.ts';

/** Saved searches. */
export const jobSearchData: PersonalData = {
  area: 'job search',
  tell: async (ctx, { id }) => ({ data: { savedSearches: await savedOf(ctx.db, id) }, files: [] }),
  async erase(ctx, { id }) {
    await deleteSavedOf(ctx.db, id);
    return [];
  },
  async merge(ctx, keepId, dropId) {
    await moveSaved(ctx.db, keepId, dropId);
    return [];
  },
};
