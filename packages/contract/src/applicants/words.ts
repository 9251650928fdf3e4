import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { maxTranscriptCharacters, shownWords } from '../transcripts/shapes.ts';
import { id, language, text, whole } from '../vocabulary.ts';

/** What was said in the recorded answers of an applicant. */
export const applicantWords = {
  read: endpoint({
    route: 'GET /api/candidatemanagement/words',
    access: 'guest-reviewer',
    byKey: 'applicants:read',
    summary:
      'The words of the answers of an applicant, as far as this reviewer may read them: released by the candidate, or written down by the company. Of somebody left blind only what the candidate released, without the names.',
    query: z.object({ id }),
    reply: z.object({
      items: z.array(shownWords),
      /** There are words that are left out because they might tell who it is. */
      withheld: z.boolean(),
    }),
    refusals: ['not-found'],
  }),
  write: endpoint({
    route: 'POST /api/candidatemanagement/words/write',
    access: 'hiring-manager',
    byKey: 'applicants:write',
    summary:
      'Writes down for the company what an applicant said in an answer; the candidate reads it too, and words the candidate released stand before it. An empty text takes it away.',
    body: z.object({ id, questionNo: whole(1, 200), text: text(maxTranscriptCharacters), language }),
    refusals: ['not-found', 'left-blind'],
    rate: { max: 300, seconds: 3600 },
  }),
};
