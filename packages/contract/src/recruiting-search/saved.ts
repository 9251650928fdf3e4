import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { maxSavedSearches } from '../job-search/saved.ts';
import { byId, id, required } from '../vocabulary.ts';
import { candidateFilters } from './filters.ts';

const savedCandidateSearch = z.object({
  id: z.string(),
  name: z.string(),
  /** By the names of the search's query. */
  query: candidateFilters,
  /** Whether a mail comes, at most once a day, when new or changed profiles fit. It names nobody. */
  mail: z.boolean(),
  createdAt: z.string(),
});
export type SavedCandidateSearch = z.output<typeof savedCandidateSearch>;

const name = required(80);

export const savedCandidateSearches = {
  list: endpoint({
    route: 'GET /api/recruitingsearch/saved/list',
    access: 'recruiter',
    summary: "The recruiter's saved searches, the latest first.",
    reply: z.object({ items: z.array(savedCandidateSearch) }),
  }),
  save: endpoint({
    route: 'POST /api/recruitingsearch/saved/save',
    access: 'recruiter',
    summary: `Keeps a search; up to ${maxSavedSearches} of them. With \`mail\` a daily mail tells when new profiles fit.`,
    body: z.object({ name, query: candidateFilters, mail: z.boolean().default(false) }),
    reply: savedCandidateSearch,
    refusals: ['too-many-searches'],
  }),
  update: endpoint({
    route: 'POST /api/recruitingsearch/saved/update',
    access: 'recruiter',
    summary: 'Renames a saved search, or switches its mail on or off.',
    body: z.object({ id, name: name.optional(), mail: z.boolean().optional() }),
    reply: savedCandidateSearch,
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: 'POST /api/recruitingsearch/saved/remove',
    access: 'recruiter',
    summary: 'Forgets a saved search.',
    body: byId,
    refusals: ['not-found'],
  }),
};
