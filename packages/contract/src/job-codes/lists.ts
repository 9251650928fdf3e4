import * as z from 'zod';
import { walk, walked } from '../cursors.ts';
import { endpoint } from '../endpoint.ts';
import { pageOf, paging, text } from '../vocabulary.ts';
import { type JobCodeState, jobCodeStates, productTypes } from './shapes.ts';

const productCard = z.object({
  /** The job code, or the number of the job ad. */
  id: z.string(),
  bookingId: z.string(),
  type: z.enum(productTypes),
  title: z.string(),
  state: z.enum(jobCodeStates),
  deadline: z.string().nullable(),
  closesAt: z.string().nullable(),
  /** Of a job ad none. */
  questionCount: z.number(),
  /** Seconds that all answers take together at most. */
  seconds: z.number(),
  poster: z.string().nullable(),
  /** People who were invited and whose invitation stands. */
  invited: z.number(),
  /** People who have sent something, those who are under way, and those sent whom nobody has looked at. */
  applicants: z.number(),
  underWay: z.number(),
  unseen: z.number(),
  createdBy: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
});
export type ProductCard = z.output<typeof productCard>;

const listed = pageOf(productCard).extend({ ...walked, counts: z.record(z.enum(jobCodeStates), z.number()) });

const list = <const Path extends string>(path: Path, state: JobCodeState) =>
  endpoint({
    route: `GET /api/jobcode/${path}`,
    access: 'hiring-manager',
    byKey: 'jobs:read',
    summary: `The company's ${state} products, job ads and job codes or one type of them, the latest changed first, and how many there are in each state. A job ad that takes no more applications counts as expired.`,
    query: paging.extend({ search: text(100).optional(), type: z.enum(productTypes).optional(), ...walk }),
    reply: listed,
  });

export const jobCodeLists = {
  active: list('listactiveproduct', 'active'),
  inactive: list('listinactive', 'inactive'),
  expired: list('listexpiredproduct', 'expired'),
  archived: list('listarchiveproduct', 'archived'),
};
