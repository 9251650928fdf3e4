import { applicationStatuses, progressKinds, sortOptions } from '@vitrine/contract/reference-lists.ts';
import { flag, whole } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';

export const views = ['board', 'people', 'invitations', 'compare'] as const;

/** How many are compared at most. */
export const maxCompared = 4;

/** What the address of the management keeps; without a view it lists applicants. */
export const managementSearch = z.object({
  view: z.enum(views).optional(),
  bookingId: z.string().optional(),
  status: z.enum(applicationStatuses).optional(),
  progress: z.enum(progressKinds).optional(),
  sort: z.enum(sortOptions).optional(),
  q: z.string().optional(),
  due: flag.optional(),
  page: whole(1, 100_000).optional(),
  /** Of the people only those whom the company added or invited. */
  group: z.enum(['own']).optional(),
  /** Applications that stand side by side. */
  ids: z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .transform((all) => [...new Set(all)].slice(0, maxCompared))
    .optional(),
  question: whole(1, 200).optional(),
});
export type ManagementSearch = z.output<typeof managementSearch>;
