import { maxSavedSearches } from '@vitrine/contract/job-search/saved.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import type { savedCandidateSearches } from '@vitrine/contract/recruiting-search/saved.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import * as sql from './saved.sql.ts';

export const savedCandidateSearchHandlers: Handlers<typeof savedCandidateSearches> = {
  list: async (ctx) => ({ items: await sql.savedOf(ctx.db, ctx.actor.accountId) }),

  async save(ctx, { name, query, mail }) {
    const before = await sql.savedOf(ctx.db, ctx.actor.accountId);
    if (before.length >= maxSavedSearches) throw new Refused('too-many-searches');
    const now = ctx.now().toISOString();
    return sql.insertSaved(ctx.db, {
      id: ctx.newId(),
      account_id: ctx.actor.accountId,
      name,
      query: JSON.stringify(query),
      mail,
      created_at: now,
      seen_until: now,
    });
  },

  async update(ctx, { id, name, mail }) {
    const before = await sql.findSaved(ctx.db, ctx.actor.accountId, id);
    if (!before) throw new Refused('not-found');
    // switched on again, it tells of what comes from now on
    const fresh = mail && !before.mail ? { seen_until: ctx.now().toISOString() } : {};
    const set = omitUndefined({ name, mail, ...fresh });
    const saved = Object.keys(set).length > 0 ? await sql.updateSaved(ctx.db, ctx.actor.accountId, id, set) : before;
    if (!saved) throw new Refused('not-found');
    return saved;
  },

  async remove(ctx, { id }) {
    if (!(await sql.deleteSaved(ctx.db, ctx.actor.accountId, id))) throw new Refused('not-found');
  },
};
