import * as z from 'zod';

/** What happened last to the file of a document (R087). */
export const updateActions = ['Deleted', 'Uploaded'] as const;
export type UpdateAction = (typeof updateActions)[number];

/** Where a document stands (R087). */
export const pfStatuses = ['urgent', 'not-required', 'new', 'missing'] as const;
export type PfStatus = (typeof pfStatuses)[number];
export const pfStatus = z.enum(pfStatuses);

/** What the company says of the file: beside the status, which stays four-valued. */
export const reviews = ['open', 'ok', 'refused'] as const;
export type Review = (typeof reviews)[number];

interface Standing {
  updateAction: UpdateAction | null;
  pfStatus: PfStatus;
  hasFile: boolean;
}

/** The derived status of a document, by the six rules in their order (R121 to R126). */
export function documentStatus({ updateAction, pfStatus, hasFile }: Standing): PfStatus {
  if (updateAction === 'Deleted') return 'missing';
  if (updateAction === 'Uploaded') return 'new';
  if (pfStatus === 'urgent') return hasFile ? 'new' : 'urgent';
  if (pfStatus === 'not-required') return 'not-required';
  return hasFile ? pfStatus : 'missing';
}
