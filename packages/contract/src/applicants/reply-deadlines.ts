import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** So many days before a promised answer it counts as due. */
export const dueDays = 2;

export const replyDeadlines = {
  due: endpoint({
    route: 'GET /api/candidatemanagement/due',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'How many applicants of the own company wait for an answer whose promised day is near or over.',
    reply: z.object({
      soon: z.number(),
      late: z.number(),
      /** The oldest promise that is open. */
      since: z.string().nullable(),
    }),
  }),
};
