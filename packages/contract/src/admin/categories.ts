import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { categoryName } from '../job-ads/editing.ts';
import { byId, id } from '../vocabulary.ts';

const category = z.object({
  id,
  name: z.string(),
  /** How many job ads lie in it. */
  count: z.number(),
});
export type Category = z.output<typeof category>;
const listed = z.object({ items: z.array(category) });

/** The folders of a company for its job ads, in their order. What fails answers with a status other than 200 (R189). */
export const categories = {
  list: endpoint({
    route: 'GET /api/admin/list/category',
    access: 'admin',
    summary: 'The folders of a company.',
    query: z.object({ companyId: id }),
    reply: listed,
    refusals: ['not-found'],
  }),
  create: endpoint({
    route: 'POST /api/admin/booking/create/category',
    access: 'admin',
    summary: 'Makes a folder for a company.',
    body: z.object({ companyId: id, name: categoryName }),
    reply: category,
    refusals: ['not-found', 'category-exists'],
  }),
  update: endpoint({
    route: 'POST /api/admin/booking/update/category',
    access: 'admin',
    summary: 'Gives a folder another name; its ads stay in it.',
    body: z.object({ id, name: categoryName }),
    reply: category,
    refusals: ['not-found', 'category-exists'],
  }),
  reorder: endpoint({
    route: 'POST /api/admin/booking/reorder/category',
    access: 'admin',
    summary: 'Puts the folders of a company in another order; all of them are named.',
    body: z.object({ companyId: id, ids: z.array(id).max(500) }),
    reply: listed,
    refusals: ['not-found', 'changed-elsewhere'],
  }),
  remove: endpoint({
    route: 'POST /api/admin/booking/delete/category',
    access: 'admin',
    summary: 'Deletes an empty folder; one with ads in it is refused (R149, R212).',
    body: byId,
    refusals: ['not-found', 'category-filled'],
  }),
};
