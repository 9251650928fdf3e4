import * as z from 'zod';
import { id, instant } from '../vocabulary.ts';

/** How long a talk may take, in minutes. */
export const talkLengths = [15, 30, 45, 60, 90, 120] as const;

/** So many people of a company take part at most. */
export const maxInterviewers = 10;

/** So many times one offer holds at most. */
export const maxOfferedTimes = 20;

/**
 * How the meeting of a talk at Webex stands: it is being made, it is as planned, or why it is not: somebody has to connect
 * again, the account may not, or Webex is away and asked again.
 */
export const meetingStates = ['making', 'ready', 'ended', 'forbidden', 'away'] as const;

/** When and where somebody is met, with the entry for a calendar (RFC 5545). */
export const talk = z.object({
  startsAt: instant,
  minutes: z.number(),
  /** On whose clock it was agreed; for the applicant their own, once they have picked the time. */
  timeZone: z.string(),
  /** A room, an address, a telephone number or a link. */
  place: z.string(),
  calendar: z.string(),
  /** Who of the company takes part, by name. */
  people: z.array(z.string()),
  /** Null where it takes place elsewhere. */
  webex: z.enum(meetingStates).nullable(),
  /** Whether the applicant lets the company watch what is recorded of it. */
  recordable: z.boolean(),
});
export type Talk = z.output<typeof talk>;

/** Times of which the applicant picks one; those that are past, or taken meanwhile, are left out. */
export const talkOffer = z.object({
  times: z.array(instant),
  minutes: z.number(),
  timeZone: z.string(),
  place: z.string(),
  note: z.string(),
  people: z.array(z.string()),
  webex: z.boolean(),
});
export type TalkOffer = z.output<typeof talkOffer>;

/** Somebody of the company who takes part, or could. */
export const interviewer = z.object({ accountId: id, name: z.string() });
export type Interviewer = z.output<typeof interviewer>;
