import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id } from '../vocabulary.ts';

/** So many applicants are given at once, to so many colleagues. */
export const maxGiven = 200;
export const maxColleagues = 20;

export const reviewRequests = {
  ask: endpoint({
    route: 'POST /api/candidatemanagement/review/ask',
    access: 'recruiter',
    byKey: 'applicants:write',
    idempotent: true,
    summary:
      'Asks colleagues to look at applicants until a day; each of them is mailed once. Who was asked before is asked anew, until the new day.',
    body: z.object({
      ids: z.array(id).min(1).max(maxGiven),
      /** Recruiters of the company, and hiring managers who have the jobs of all these applicants. */
      colleagueIds: z.array(id).min(1).max(maxColleagues),
      dueOn: z.iso.date(),
    }),
    refusals: ['not-found', 'nothing-to-review'],
    rate: { max: 60, seconds: 600 },
  }),
  list: endpoint({
    route: 'GET /api/candidatemanagement/review/requests',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'Who of the company was asked to look at an applicant, until when, and whether they did.',
    query: z.object({ id }),
    reply: z.object({
      items: z.array(
        z.object({ accountId: z.string(), name: z.string(), own: z.boolean(), dueOn: z.string(), doneAt: z.string().nullable() }),
      ),
    }),
    refusals: ['not-found'],
  }),
  takeBack: endpoint({
    route: 'POST /api/candidatemanagement/review/take-back',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary: 'No longer asks a colleague to look at an applicant.',
    body: z.object({ id, accountId: id }),
    refusals: ['not-found'],
  }),
  done: endpoint({
    route: 'POST /api/candidatemanagement/review/done',
    access: 'hiring-manager',
    summary: 'Says that the caller has looked at an applicant as asked; giving scores or stars says so too.',
    body: byId,
    refusals: ['not-found'],
  }),
  mine: endpoint({
    route: 'GET /api/candidatemanagement/review/mine',
    access: 'hiring-manager',
    summary: 'How many applicants the caller was asked to look at and has not yet, and how many of them are late.',
    reply: z.object({
      open: z.number(),
      late: z.number(),
      /** The earliest day. */
      next: z.string().nullable(),
    }),
  }),
};
