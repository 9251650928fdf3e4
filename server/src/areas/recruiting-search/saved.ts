import { maxSavedSearches } from '@vitrine/contract/job-search/saved.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import type { savedCandidateSearches } from '@vitrine/contract/recruiting-search/saved.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { endingMails } from '../../platform/search/saved-search-mail.ts';
import * as sql from './saved.sql.ts';

/** The daily mail of a saved search, ended. */
export const { noteEnded, endMail } = endingMails('saved_candidate_search', sql.switchMailOff);

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
    if (Object.keys(set).length === 0) return before;
    return atomically(ctx, async (ctx) => {
      const saved = await sql.updateSaved(ctx.db, ctx.actor.accountId, id, set);
      if (!saved) throw new Refused('not-found');
      if (before.mail && !saved.mail) await noteEnded(ctx, id);
      return saved;
    });
  },

  remove: (ctx, { id }) =>
    atomically(ctx, async (ctx) => {
      if (!(await sql.deleteSaved(ctx.db, ctx.actor.accountId, id))) throw new Refused('not-found');
      await noteEnded(ctx, id);
    }),
};
