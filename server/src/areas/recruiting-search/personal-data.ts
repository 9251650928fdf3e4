import type { World } from '../../platform/context.ts';
import { contactsOf, forgetSearching, keptOf } from './personal-data.sql.ts';
import { savedOf } from './saved.sql.ts';

interface Person {
  id: string;
}

/** Who turned to a candidate; what a recruiter kept. */
export const recruitingSearchData = {
  area: 'recruiting search',
  async tell(ctx: World, { id }: Person) {
    const [contacts, favorites, searches] = await Promise.all([contactsOf(ctx.db, id), keptOf(ctx.db, id), savedOf(ctx.db, id)]);
    const data: Record<string, unknown> = { foundBy: contacts, keptCandidates: favorites, savedCandidateSearches: searches };
    return { data, files: [] };
  },
  async erase(ctx: World, { id }: Person): Promise<string[]> {
    await forgetSearching(ctx.db, id);
    return [];
  },
};
