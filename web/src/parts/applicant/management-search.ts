import { applicationStatuses, progressKinds, sortOptions } from '@vitrine/contract/reference-lists.ts';
import { flag, whole } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';

export const views = ['board', 'people', 'invitations'] as const;

/** What the address of the management keeps; without a view it lists applicants. */
export const managementSearch = z.object({
  view: z.enum(views).optional(),
  bookingId: z.string().optional(),
  status: z.enum(applicationStatuses).optional(),
  progress: z.enum(progressKinds).optional(),
  sort: z.enum(sortOptions).optional(),
  q: z.string().optional(),
  due: flag.optional(),
  /** Only whom the one who looks was asked to look at. */
  assigned: z.enum(['me']).optional(),
  /** Why they are denied. */
  reason: z.string().optional(),
  page: whole(1, 100_000).optional(),
  /** Of the people only those whom the company added or invited. */
  group: z.enum(['own']).optional(),
});
export type ManagementSearch = z.output<typeof managementSearch>;

/** How many stand side by side at most. */
export const maxBeside = 4;

/** What the address of a review keeps: the list that somebody goes through, the question, and who stands beside. */
export const reviewSearch = managementSearch
  .pick({ view: true, status: true, progress: true, sort: true, q: true, due: true, assigned: true, reason: true, group: true, page: true })
  .extend({
    /** Over all jobs; else those who applied for the same one. */
    all: flag.optional(),
    corporate: flag.optional(),
    /** It began among the people of one job, or with what waits at home. */
    from: z.enum(['job', 'home']).optional(),
    question: whole(1, 200).optional(),
    /** The second of that answer to begin at. */
    at: z.number().optional(),
    /** Applications that stand side by side with this one. */
    beside: z
      .union([z.string().transform((one) => [one]), z.array(z.string())])
      .transform((all) => [...new Set(all)].slice(0, maxBeside - 1))
      .optional(),
  });
export type ReviewSearch = z.output<typeof reviewSearch>;
