import * as z from 'zod';
import { walk, walked } from '../cursors.ts';
import { endpoint } from '../endpoint.ts';
import { jobCodeStates } from '../job-codes/shapes.ts';
import { pageOf, paging, text } from '../vocabulary.ts';
import { jobAdStates, remoteKinds } from './card.ts';
import { personInCharge } from './shapes.ts';

/** What has become of a job, whatever it is made of: it is open while its ad or its interview is. */
export const jobStates = ['open', 'draft', 'closed', 'archived'] as const;
export type JobState = (typeof jobStates)[number];

/** What a list of jobs may be ordered by. */
export const jobOrders = ['changed', 'unseen', 'ending', 'title'] as const;
export type JobOrder = (typeof jobOrders)[number];

const jobRow = z.object({
  bookingId: z.string(),
  companyId: z.string(),
  title: z.string(),
  state: z.enum(jobStates),
  picture: z.string().nullable(),
  ad: z
    .object({
      state: z.enum(jobAdStates),
      location: z.string(),
      remote: z.enum(remoteKinds),
      /** The name of its folder. */
      category: z.string(),
      /** Days left of those in which it is open (R240). */
      daysRemaining: z.number().nullable(),
    })
    .nullable(),
  jobCode: z
    .object({
      id: z.string(),
      state: z.enum(jobCodeStates),
      questionCount: z.number(),
      /** People who were invited and whose invitation stands. */
      invited: z.number(),
    })
    .nullable(),
  /** The instant at which applying ends, by the ad or by the interview, whichever is earlier. */
  endsAt: z.string().nullable(),
  /** People who have sent something, those who are under way, and those sent whom nobody has looked at. */
  applicants: z.number(),
  underWay: z.number(),
  unseen: z.number(),
  recruiters: z.array(personInCharge),
  updatedAt: z.string(),
});
export type JobRow = z.output<typeof jobRow>;

export const companyJobs = {
  list: endpoint({
    route: 'GET /api/v2/jobad/list',
    access: 'hiring-manager',
    byKey: 'jobs:read',
    summary:
      "The company's jobs in a state, an ad and an interview under one booking being one, and how many there are in each state. Hiring managers see those that were given to them.",
    query: paging.extend({
      state: z.enum(jobStates).default('open'),
      order: z.enum(jobOrders).default('changed'),
      search: text(100).optional(),
      /** The name of a folder. */
      category: text(60).optional(),
      ...walk,
    }),
    reply: pageOf(jobRow).extend({ ...walked, counts: z.record(z.enum(jobStates), z.number()) }),
  }),
};
