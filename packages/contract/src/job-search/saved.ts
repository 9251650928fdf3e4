import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id, required } from '../vocabulary.ts';
import { searchFilters } from './search.ts';

export const maxSavedSearches = 20;

const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  /** By the names of the search's query. */
  query: searchFilters,
  /** Whether a mail comes, at most once a day, when something new fits. */
  mail: z.boolean(),
  createdAt: z.string(),
});
export type SavedSearch = z.output<typeof savedSearch>;

const name = required(80);

export const savedSearches = {
  list: endpoint({
    route: 'GET /api/v2/savedsearch/list',
    access: 'candidate',
    summary: "The candidate's saved searches, the latest first.",
    reply: z.object({ items: z.array(savedSearch) }),
  }),
  save: endpoint({
    route: 'POST /api/v2/savedsearch/save',
    access: 'candidate',
    summary: 'Keeps a search; from now on a daily mail tells what is new in it, unless `mail` is false.',
    body: z.object({ name, query: searchFilters, mail: z.boolean().default(true) }),
    reply: savedSearch,
    refusals: ['too-many-searches'],
    rate: { max: 60, seconds: 60 },
  }),
  update: endpoint({
    route: 'POST /api/v2/savedsearch/update',
    access: 'candidate',
    summary: 'Renames a saved search, or switches its mail on or off.',
    body: z.object({ id, name: name.optional(), mail: z.boolean().optional() }),
    reply: savedSearch,
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: 'POST /api/v2/savedsearch/delete',
    access: 'candidate',
    summary: 'Deletes a saved search.',
    body: byId,
    refusals: ['not-found'],
  }),
};
