import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { maxSavedSearches } from '../job-search/saved.ts';
import { id, required } from '../vocabulary.ts';
import { candidateFilters } from './filters.ts';

const savedCandidateSearch = z.object({
  id: z.string(),
  name: z.string(),
  /** By the names of the search's query. */
  query: candidateFilters,
  createdAt: z.string(),
});
export type SavedCandidateSearch = z.output<typeof savedCandidateSearch>;

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
    summary: `Keeps a search; up to ${maxSavedSearches} of them.`,
    body: z.object({ name: required(80), query: candidateFilters }),
    reply: savedCandidateSearch,
    refusals: ['too-many-searches'],
  }),
  remove: endpoint({
    route: 'POST /api/recruitingsearch/saved/remove',
    access: 'recruiter',
    summary: 'Forgets a saved search.',
    body: z.object({ id }),
    refusals: ['not-found'],
  }),
};
