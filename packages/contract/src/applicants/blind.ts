import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../vocabulary.ts';

const choice = z.object({
  blindReview: z.boolean(),
  /** Who chose it last, and when. */
  chosenBy: z.string().nullable(),
  chosenAt: z.string().nullable(),
  /** The caller may change it: the owner of the company. */
  mayChange: z.boolean(),
});

export const blindReview = {
  get: endpoint({
    route: 'GET /api/candidatemanagement/blind',
    access: 'hiring-manager',
    byKey: 'settings:read',
    summary: 'Whether the company leaves names and pictures of applicants out until somebody has judged.',
    reply: choice,
  }),
  set: endpoint({
    route: 'POST /api/candidatemanagement/blind',
    access: 'owner',
    summary: 'Switches leaving out names and pictures on or off; every choice is kept with who made it.',
    body: z.object({ blindReview: z.boolean() }),
    reply: choice,
    refusals: ['not-allowed'],
  }),
  show: endpoint({
    route: 'POST /api/candidatemanagement/blind/show',
    access: 'guest-reviewer',
    summary: 'Shows the caller who an applicant is before judging; this stands in the audit log.',
    body: byId,
    refusals: ['not-found'],
  }),
};
