import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf, paging, text } from '../vocabulary.ts';
import { type JobCodeState, jobCodeStates } from './shapes.ts';

const jobCodeCard = z.object({
  id: z.string(),
  bookingId: z.string(),
  type: z.literal('jobcode'),
  title: z.string(),
  state: z.enum(jobCodeStates),
  deadline: z.string().nullable(),
  closesAt: z.string().nullable(),
  questionCount: z.number(),
  /** Seconds that all answers take together at most. */
  seconds: z.number(),
  poster: z.string().nullable(),
  /** People who were invited and whose invitation stands. */
  invited: z.number(),
  /** People who sent their interview, and how many of them nobody has looked at. */
  applicants: z.number(),
  unseen: z.number(),
  createdBy: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
});
export type JobCodeCard = z.output<typeof jobCodeCard>;

const list = <const Path extends string>(path: Path, state: JobCodeState) =>
  endpoint({
    route: `GET /api/jobcode/${path}`,
    access: 'recruiter',
    summary: `The company's ${state} job codes, the latest changed first, and how many there are in each state.`,
    query: paging.extend({ search: text(100).optional() }),
    reply: pageOf(jobCodeCard).extend({ counts: z.record(z.enum(jobCodeStates), z.number()) }),
  });

export const jobCodeLists = {
  active: list('listactiveproduct', 'active'),
  inactive: list('listinactive', 'inactive'),
  expired: list('listexpiredproduct', 'expired'),
  archived: list('listarchiveproduct', 'archived'),
};
