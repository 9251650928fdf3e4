import { maxSavedSearches } from '@vitrine/contract/job-search/saved.ts';
import type { savedCandidateSearches } from '@vitrine/contract/recruiting-search/saved.ts';
import { Refused } from '../../platform/refused.ts';
import type { Handlers } from '../../platform/serve.ts';
import * as sql from './saved.sql.ts';

export const savedCandidateSearchHandlers: Handlers<typeof savedCandidateSearches> = {
  list: async (ctx) => ({ items: await sql.savedOf(ctx.db, ctx.actor.accountId) }),

  async save(ctx, { name, query }) {
    const before = await sql.savedOf(ctx.db, ctx.actor.accountId);
    if (before.length >= maxSavedSearches) throw new Refused('too-many-searches');
    return sql.insertSaved(ctx.db, {
      id: ctx.newId(),
      account_id: ctx.actor.accountId,
      name,
      query: JSON.stringify(query),
      created_at: ctx.now().toISOString(),
    });
  },

  async remove(ctx, { id }) {
    if (!(await sql.deleteSaved(ctx.db, ctx.actor.accountId, id))) throw new Refused('not-found');
  },
};
