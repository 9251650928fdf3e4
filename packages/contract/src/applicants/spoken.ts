import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { shortCode } from '../job-codes/shapes.ts';
import { wordSource } from '../transcripts/shapes.ts';
import { id, instant, language, text } from '../vocabulary.ts';

/** A place in an answer where the words are said: what stands around them, and the second at which it begins. */
const spokenPlace = z.object({
  second: z.number(),
  parts: z.array(z.object({ text: z.string(), found: z.boolean() })),
});

/** An answer in which all the words are said, with whose it is as far as the reviewer may know. */
export const spokenAnswer = z.object({
  applicationId: z.string(),
  bookingId: z.string(),
  takeId: id,
  questionNo: z.number(),
  question: z.string(),
  title: z.string(),
  blind: z.boolean(),
  /** What somebody is called who is left blind. */
  alias: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  source: wordSource,
  language,
  saidAt: instant,
  /** The first places that have the most of the words. */
  places: z.array(spokenPlace),
});
export type SpokenAnswer = z.output<typeof spokenAnswer>;

export const spokenSearch = {
  find: endpoint({
    route: 'GET /api/candidatemanagement/words/search',
    access: 'guest-reviewer',
    byKey: 'applicants:read',
    summary:
      'Answers in which all of these words are said, the latest first, of applicants whom the reviewer may see and as far as their words may be read. Words count in any of their forms, and from their beginning.',
    query: z.object({
      textSearch: text(200, 2),
      bookingId: shortCode.optional(),
      /** Where the page before ended. */
      saidBefore: z.iso
        .datetime()
        .refine((at) => Date.parse(at) > 0)
        .optional(),
      beforeTake: id.optional(),
    }),
    reply: z.object({ items: z.array(spokenAnswer), next: z.object({ saidBefore: instant, beforeTake: id }).nullable() }),
    refusals: ['not-found'],
    rate: { max: 120, seconds: 60 },
  }),
};
