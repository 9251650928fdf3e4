import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobStates } from '../job-ads/jobs.ts';
import { applicationStatuses } from '../reference-lists.ts';
import { instant, text } from '../vocabulary.ts';
import { face } from './needs.ts';

/** So many of each kind are found at once. */
export const mostFound = 6;

export const finding = {
  search: endpoint({
    route: 'GET /api/home/search',
    access: 'hiring-manager',
    summary:
      'Applicants by name or address, jobs by title, and messages by their words, as far as the caller may see them; the latest first. Whoever is judged without names is found only by what they are called.',
    query: z.object({ textSearch: text(100, 1) }),
    reply: z.object({
      people: z.array(z.object({ applicationId: z.string(), face, title: z.string(), status: z.enum(applicationStatuses) })),
      jobs: z.array(z.object({ bookingId: z.string(), title: z.string(), state: z.enum(jobStates) })),
      messages: z.array(z.object({ conversationId: z.string(), face, excerpt: z.string(), at: instant })),
    }),
    rate: { max: 240, seconds: 60 },
  }),
};
