import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { shortCode } from '../job-codes/shapes.ts';
import { jobPage } from './shapes.ts';

const named = z.object({ bookingId: shortCode });

export const jobAdViewing = {
  byBooking: endpoint({
    route: 'GET /api/v2/jobad/getbybookingid',
    access: 'public',
    summary:
      'A job as its page shows it. Open and closed ads are for everybody; drafts and those put away show themselves to the own company alone.',
    query: named,
    reply: jobPage,
    refusals: ['not-found', 'job-expired'],
    rate: { max: 240, seconds: 60 },
  }),
  mark: endpoint({
    route: 'POST /api/v2/jobad/mark',
    access: 'candidate',
    summary: 'Bookmarks a job (R115).',
    body: named,
    reply: z.object({ isMarked: z.boolean() }),
    refusals: ['not-found', 'job-expired'],
  }),
  unmark: endpoint({
    route: 'POST /api/v2/jobad/mark/remove',
    access: 'candidate',
    summary: 'Removes the bookmark (R115).',
    body: named,
    reply: z.object({ isMarked: z.boolean() }),
  }),
};
