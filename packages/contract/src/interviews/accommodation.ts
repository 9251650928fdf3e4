import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

export const timeWishes = ['as-set', 'half-more', 'double', 'no-limit'] as const;
export type TimeWish = (typeof timeWishes)[number];

/** What somebody needs in every interview. Nobody is asked why, and no company sees it. */
export const accommodationWishes = z.object({
  time: z.enum(timeWishes),
  /** Two more attempts at each question. */
  moreAttempts: z.boolean(),
  /** The kind of answer an interview opens with; all others stay open. */
  answerKind: z.enum(['video', 'audio', 'text']),
});
export type AccommodationWishes = z.output<typeof accommodationWishes>;

export const accommodation = {
  own: endpoint({
    route: 'GET /api/interviews/accommodation',
    access: 'candidate',
    guests: true,
    summary: 'What the caller asked for in every interview.',
    reply: accommodationWishes,
  }),
  save: endpoint({
    route: 'POST /api/interviews/accommodation',
    access: 'candidate',
    guests: true,
    summary: 'Asks for more time, more attempts or another kind of answer: granted at once, in running interviews too.',
    body: accommodationWishes,
    reply: accommodationWishes,
  }),
};
