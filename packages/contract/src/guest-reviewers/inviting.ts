import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { shortCode } from '../job-codes/shapes.ts';
import { byId, emailAddress, language, required } from '../vocabulary.ts';

/** So long a guest reviewer may come back, unless the invitation is taken back or the job ends before. */
export const reviewDays = 30;

const guestReviewer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  invitedAt: z.string(),
  expiresAt: z.string(),
  /** When they came in for the last time. */
  enteredAt: z.string().nullable(),
});

/** Who judges the applicants of one job without an account (decision 0027). */
export const inviting = {
  list: endpoint({
    route: 'GET /api/candidatemanagement/reviewers',
    access: 'recruiter',
    summary: 'The guest reviewers of a job who may come in.',
    query: z.object({ bookingId: shortCode }),
    reply: z.object({ items: z.array(guestReviewer) }),
    refusals: ['not-found'],
  }),
  invite: endpoint({
    route: 'POST /api/candidatemanagement/reviewers/invite',
    access: 'recruiter',
    summary:
      'Mails somebody a link to review the applicants of one job; who was invited before gets it again, for as long as from the start.',
    body: z.object({ bookingId: shortCode, name: required(120), email: emailAddress, language }),
    reply: guestReviewer,
    refusals: ['not-found', 'too-many-reviewers'],
    rate: { max: 20, seconds: 60 },
    mails: 'email',
  }),
  revoke: endpoint({
    route: 'POST /api/candidatemanagement/reviewers/revoke',
    access: 'recruiter',
    summary: 'Ends a review at once, with every session; what was written stays under its name.',
    body: byId,
    refusals: ['not-found'],
  }),
};
