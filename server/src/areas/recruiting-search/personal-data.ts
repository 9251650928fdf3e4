import type { PersonalData } from '../../platform/personal-data.ts';
import { contactsOf, forgetSearching, keptOf, moveFound } from './personal-data.sql.ts';
import { savedOf } from './saved.sql.ts';

/** Who turned to a candidate; what a recruiter kept. */
export const recruitingSearchData: PersonalData = {
  area: 'recruiting search',
  async tell(ctx, { id }) {
    const [contacts, favorites, searches] = await Promise.all([contactsOf(ctx.db, id), keptOf(ctx.db, id), savedOf(ctx.db, id)]);
    return { data: { foundBy: contacts, keptCandidates: favorites, savedCandidateSearches: searches }, files: [] };
  },
  async erase(ctx, { id }) {
    await forgetSearching(ctx.db, id);
    return [];
  },
  async merge(ctx, keepId, dropId) {
    await moveFound(ctx.db, keepId, dropId);
    return [];
  },
};
