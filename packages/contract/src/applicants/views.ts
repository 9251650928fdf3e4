import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, required, text } from '../vocabulary.ts';
import { applicantFilter } from './applicants.ts';

/** What a table of applicants can show beside the name, in its order. */
export const applicantColumns = [
  'job',
  'answers',
  'stars',
  'documents',
  'email',
  'applied',
  'sent',
  'replyBy',
  'status',
  'reason',
] as const;
export type ApplicantColumn = (typeof applicantColumns)[number];

/** So many views a person may keep. */
export const maxSavedViews = 20;

/** A list without a status, a job or words shows all of them. */
export const savedApplicantQuery = applicantFilter.omit({ corporate: true }).extend({ bookingId: text(12).optional() });

export const savedApplicantView = z.object({
  id: z.string(),
  name: z.string(),
  query: savedApplicantQuery,
  columns: z.array(z.enum(applicantColumns)),
});
export type SavedApplicantView = z.output<typeof savedApplicantView>;

export const applicantViews = {
  list: endpoint({
    route: 'GET /api/candidatemanagement/view/list',
    access: 'hiring-manager',
    summary: "The caller's saved views of the applicants, the latest first.",
    reply: z.object({ items: z.array(savedApplicantView) }),
  }),
  save: endpoint({
    route: 'POST /api/candidatemanagement/view/save',
    access: 'hiring-manager',
    summary: `Keeps filters, order and columns under a name; up to ${maxSavedViews} of them. Of a name that is there the former view is replaced.`,
    body: z.object({
      name: required(80),
      query: savedApplicantQuery,
      columns: z.array(z.enum(applicantColumns)).max(applicantColumns.length),
    }),
    reply: savedApplicantView,
    refusals: ['not-found', 'too-many-views'],
  }),
  remove: endpoint({
    route: 'POST /api/candidatemanagement/view/remove',
    access: 'hiring-manager',
    summary: 'Forgets a saved view.',
    body: byId,
    refusals: ['not-found'],
  }),
};
