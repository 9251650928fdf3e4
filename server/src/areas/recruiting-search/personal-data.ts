import type { PersonalData } from '../../platform/personal-data.ts';
import { countFavorites } from './candidates.sql.ts';
import * as sql from './personal-data.sql.ts';
import { savedOf } from './saved.sql.ts';

/** Who turned to a candidate after finding them, and what a recruiter kept of the search. */
export const recruitingSearchData: PersonalData = {
  area: 'recruiting search',
  tell: async (ctx, { id }) => ({
    data: {
      foundBy: await sql.contactsOf(ctx.db, id),
      savedCandidateSearches: await savedOf(ctx.db, id),
      favourites: await countFavorites(ctx.db, id),
    },
    files: [],
  }),
  async erase(ctx, { id }) {
    await sql.deleteKept(ctx.db, id);
    return [];
  },
};
