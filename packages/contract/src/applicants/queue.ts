import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { flag, id } from '../vocabulary.ts';
import { applicant, applicantFilter } from './applicants.ts';

/** So many are reviewed one after the other; whoever wants more narrows the list. */
export const longestQueue = 1000;

/** In which list somebody reviews: its filters and its order. */
export const queueFilter = applicantFilter.extend({
  /** Over all jobs; else those who applied for the same one. */
  all: flag.optional(),
});

const waiting = applicant.pick({
  id: true,
  bookingId: true,
  blind: true,
  alias: true,
  firstName: true,
  lastName: true,
  status: true,
  seen: true,
});

export const reviewQueue = {
  get: endpoint({
    route: 'GET /api/candidatemanagement/applicant/{id}/queue',
    access: 'guest-reviewer',
    summary:
      'Everybody who is reviewed before and after an applicant: in the order of the list, with its filters, and only who has sent something.',
    params: z.object({ id }),
    query: queueFilter,
    reply: z.object({ items: z.array(waiting) }),
    refusals: ['not-found'],
  }),
};
