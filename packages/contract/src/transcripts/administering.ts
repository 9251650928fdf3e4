import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, language, required } from '../vocabulary.ts';
import { maxTranscriptCharacters } from './shapes.ts';

/** Words that administrators write down for somebody who asks for it. */
export const transcribing = {
  answers: endpoint({
    route: 'GET /api/admin/transcripts/answers',
    access: 'admin',
    summary: 'The recorded answers that a candidate sent, and what administrators wrote down of each; no other words are shown.',
    query: z.object({ candidate_id: id }),
    reply: z.object({
      candidateEmail: z.string(),
      items: z.array(
        z.object({
          takeId: id,
          bookingId: z.string(),
          title: z.string(),
          companyName: z.string(),
          questionNo: z.number(),
          question: z.string(),
          language,
          seconds: z.number().nullable(),
          /** What an administrator wrote down, and when last. */
          written: z.object({ text: z.string(), at: instant }).nullable(),
          /** The candidate has words of their own. */
          own: z.boolean(),
        }),
      ),
    }),
    refusals: ['not-found'],
  }),
  transcribetext: endpoint({
    route: 'POST /api/admin/music/insert/transcribetext',
    access: 'admin',
    summary:
      'Writes down what was said in an answer. The candidate is told, and others read it only once the candidate has read, corrected and released it.',
    body: z.object({ takeId: id, text: required(maxTranscriptCharacters), language }),
    reply: z.object({ writtenAt: instant }),
    refusals: ['not-found'],
    rate: { max: 300, seconds: 3600 },
  }),
};
