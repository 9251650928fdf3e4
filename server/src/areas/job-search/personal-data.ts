import type { PersonalData } from '../../platform/personal-data.ts';
import { savedOf } from './saved.sql.ts';

/** Saved searches. They go with the account. */
export const jobSearchData: PersonalData = {
  area: 'job search',
  tell: async (ctx, { id }) => ({ data: { savedSearches: await savedOf(ctx.db, id) }, files: [] }),
  erase: async () => [],
};
