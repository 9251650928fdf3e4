import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, pageOf, paging } from '../vocabulary.ts';

const name = z.string().regex(/^[\w-]{1,80}$/);

export const queues = {
  list: endpoint({
    route: 'GET /api/admin/operations/jobs',
    access: 'admin',
    summary: 'Kinds of work done in the background that wait, run or have failed. What has failed is kept for some days.',
    reply: z.object({
      items: z.array(
        z.object({
          name: z.string(),
          /** Due now. */
          waiting: z.number(),
          /** Due later, also because a try failed. */
          later: z.number(),
          running: z.number(),
          failed: z.number(),
          /** Since when the one is due that has waited longest. */
          waitingSince: instant.nullable(),
        }),
      ),
    }),
  }),
  failed: endpoint({
    route: 'GET /api/admin/operations/jobs/failed',
    access: 'admin',
    summary: 'Work that failed and is not tried again by itself, the latest first. What it worked on is not told.',
    query: paging,
    reply: pageOf(
      z.object({
        id: z.string(),
        name: z.string(),
        failedAt: instant,
        tries: z.number(),
        /** The fault of the last try, in no language. */
        fault: z.string(),
      }),
    ),
  }),
  again: endpoint({
    route: 'POST /api/admin/operations/jobs/again',
    access: 'admin',
    summary: 'Tries failed work once more: one piece, or all of a kind. What waits already under the same key is left alone.',
    body: z.object({ name, id: z.uuid().optional() }),
    reply: z.object({ queued: z.number() }),
  }),
};
