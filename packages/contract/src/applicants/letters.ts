import * as z from 'zod';
import { letter } from '../applying/home.ts';
import { endpoint } from '../endpoint.ts';
import { byId, id, required } from '../vocabulary.ts';

export const maxAnswerCharacters = 3000;

/** What was written about an application by mail, in both directions: guests have no other conversation. */
export const applicantLetters = {
  list: endpoint({
    route: 'GET /api/v2/jobad/appliedcandidate/letters',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'Letters to and from an applicant about the application, the oldest first; names are left out while the review is blind.',
    query: z.object({ id }),
    reply: z.object({
      items: z.array(letter),
      /** The applicant has no account: letters are the conversation. */
      guest: z.boolean(),
      /** Letters of the applicant that nobody has answered yet. */
      unanswered: z.array(z.string()),
    }),
    refusals: ['not-found'],
  }),
  answer: endpoint({
    route: 'POST /api/v2/jobad/appliedcandidate/letters',
    access: 'recruiter',
    summary: 'Mails words to an applicant, who reads them again beside the application and can answer there.',
    body: z.object({ id, message: required(maxAnswerCharacters) }),
    refusals: ['not-found'],
    rate: { max: 60, seconds: 3600 },
  }),
  settle: endpoint({
    route: 'POST /api/v2/jobad/appliedcandidate/letters/settle',
    access: 'recruiter',
    summary: 'Says that what an applicant asked was answered elsewhere, such as by telephone.',
    body: byId,
    refusals: ['not-found'],
  }),
};
