import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { timeZone, wallTime } from '../times.ts';
import { id, instant, required, text } from '../vocabulary.ts';

/** How long a talk may take, in minutes. */
export const talkLengths = [15, 30, 45, 60, 90, 120] as const;

/** When and where somebody is met, with the entry for a calendar (RFC 5545). */
export const talk = z.object({
  startsAt: instant,
  minutes: z.number(),
  /** On whose clock it was agreed. */
  timeZone: z.string(),
  /** A room, an address, a telephone number or a link. */
  place: z.string(),
  calendar: z.string(),
});
export type Talk = z.output<typeof talk>;

export const talks = {
  show: endpoint({
    route: 'GET /api/candidatemanagement/talk',
    access: 'hiring-manager',
    summary: 'The date of the talk with an applicant, if one is set.',
    query: z.object({ id }),
    reply: z.object({ talk: talk.nullable() }),
    refusals: ['not-found'],
  }),
  set: endpoint({
    route: 'POST /api/candidatemanagement/talk',
    access: 'recruiter',
    summary:
      'Sets or moves the date of a talk: the applicant gets a letter with an entry for the calendar, and the status becomes Interview.',
    body: z.object({
      id,
      /** On the clock of `timeZone`. */
      startsAt: wallTime,
      timeZone,
      minutes: z.union(talkLengths.map((one) => z.literal(one))).default(30),
      place: required(300),
      /** Own words to the applicant. */
      note: text(1000).default(''),
    }),
    refusals: ['not-found', 'already-withdrawn', 'times-past'],
  }),
  cancel: endpoint({
    route: 'POST /api/candidatemanagement/talk/cancel',
    access: 'recruiter',
    summary: 'Calls a talk off: the applicant gets a letter that takes the entry out of the calendar.',
    body: z.object({ id, note: text(1000).default('') }),
    refusals: ['not-found'],
  }),
};
