import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobCodeStates, shortCode } from '../job-codes/shapes.ts';
import { pageOf, paging, text } from '../vocabulary.ts';
import { jobAdStates, remoteKinds } from './card.ts';
import { jobPage, personInCharge } from './shapes.ts';

const named = z.object({ bookingId: shortCode });

const jobAdRow = z.object({
  bookingId: z.string(),
  companyId: z.string(),
  title: z.string(),
  state: z.enum(jobAdStates),
  jobAdThumbnail: z.string().nullable(),
  location: z.string(),
  remote: z.enum(remoteKinds),
  category: z.string(),
  /** Days left of those in which it is open (R240). */
  daysRemaining: z.number().nullable(),
  closingDate: z.string().nullable(),
  publishDate: z.string().nullable(),
  updatedAt: z.string(),
  /** People who applied, and how many of them nobody has looked at. */
  applicants: z.number(),
  /** Begun and not sent. */
  underWay: z.number(),
  unseen: z.number(),
  jobCode: z.object({ id: z.string(), title: z.string(), state: z.enum(jobCodeStates) }).nullable(),
  recruiters: z.array(personInCharge),
});
export type JobAdRow = z.output<typeof jobAdRow>;

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
  list: endpoint({
    route: 'GET /api/v2/jobad/list',
    access: 'hiring-manager',
    summary: "The company's ads in a state, the latest changed first, and how many there are in each state.",
    query: paging.extend({
      state: z.enum(jobAdStates).default('open'),
      search: text(100).optional(),
      /** The name of a folder. */
      category: text(60).optional(),
    }),
    reply: pageOf(jobAdRow).extend({ counts: z.record(z.enum(jobAdStates), z.number()) }),
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
