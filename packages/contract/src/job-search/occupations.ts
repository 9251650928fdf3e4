import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf, paging, required, text } from '../vocabulary.ts';

export const maxOccupationWords = 40;

const said = z.array(required(60)).max(maxOccupationWords);
export const occupationNames = z.object({
  /** As titles of jobs say it, the usual name first; names of women follow by rule. */
  names: said.min(1),
  /** What people look for when they mean it, as a place or a thing. */
  everyday: said,
});
const words = z.object({ en: occupationNames, de: occupationNames, fr: occupationNames });
export type OccupationWords = z.output<typeof words>;

/** The usual English name of one that the product knows, or the id of another one. */
const key = required(80);

const occupation = words.extend({
  key,
  /** The product knows it by itself. */
  ours: z.boolean(),
  /** An administrator wrote it, or wrote it anew. */
  changed: z.boolean(),
  /** The search is not to know it. */
  removed: z.boolean(),
});
export type OccupationEntry = z.output<typeof occupation>;

/** What the search for jobs knows of trades and professions, for administrators. */
export const occupations = {
  list: endpoint({
    route: 'GET /api/v2/admin/occupations',
    access: 'admin',
    summary: 'The occupations that the search for jobs knows, changed ones first; by words of any of their names.',
    query: z.object({ ...paging.shape, textSearch: text(100).optional() }),
    reply: pageOf(occupation),
  }),
  save: endpoint({
    route: 'POST /api/v2/admin/occupations',
    access: 'admin',
    summary: 'Writes an occupation anew, or another one where no key is given; every process knows it at once.',
    body: words.extend({ key: key.optional() }),
    reply: z.object({ key }),
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: 'POST /api/v2/admin/occupations/remove',
    access: 'admin',
    summary: 'The search no longer knows an occupation; one that the product knows can be restored.',
    body: z.object({ key }),
    refusals: ['not-found'],
  }),
  restore: endpoint({
    route: 'POST /api/v2/admin/occupations/restore',
    access: 'admin',
    summary: 'An occupation is again what the product knows it as.',
    body: z.object({ key }),
    refusals: ['not-found'],
  }),
};
