import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { webexRefusals } from '../integrations/webex.ts';
import { timeZone, wallTime } from '../times.ts';
import { byId, id, instant, required, text, whole } from '../vocabulary.ts';
import { interviewer, maxInterviewers, maxOfferedTimes, talk, talkLengths, talkOffer } from './shapes.ts';

const length = z.union(talkLengths.map((one) => z.literal(one))).default(30);
/** Without it those of before take part, or the caller where there was nobody. */
const colleagueIds = z.array(id).min(1).max(maxInterviewers).optional();

/** How a talk is held; the times beside it are on the clock of `timeZone`. */
const held = {
  id,
  timeZone,
  minutes: length,
  place: required(300),
  /** A meeting at Webex is made for it, whose link takes the place of what `place` says. */
  webex: z.boolean().default(false),
  /** Own words to the applicant. */
  note: text(1000).default(''),
  colleagueIds,
};

export const talks = {
  show: endpoint({
    route: 'GET /api/candidatemanagement/talk',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'The date of the talk with an applicant, the times that are on offer for one, and who takes part.',
    query: byId,
    reply: z.object({ talk: talk.nullable(), offer: talkOffer.nullable(), interviewers: z.array(interviewer) }),
    refusals: ['not-found'],
  }),
  set: endpoint({
    route: 'POST /api/candidatemanagement/talk',
    access: 'recruiter',
    byKey: 'applicants:write',
    idempotent: true,
    summary:
      'Sets or moves the date of a talk: the applicant and everybody who takes part get a letter with an entry for the calendar, and the status becomes Interview. What was on offer is not any more.',
    body: z.object({ ...held, startsAt: wallTime }),
    refusals: ['not-found', 'already-withdrawn', 'times-past', ...webexRefusals],
  }),
  offer: endpoint({
    route: 'POST /api/candidatemanagement/talk/offer',
    access: 'recruiter',
    byKey: 'applicants:write',
    idempotent: true,
    summary:
      'Offers times for a talk, of which the applicant picks one, by a letter; the status becomes Interview. A date that is set stays until then. Offering again takes the place of what was offered.',
    body: z.object({ ...held, times: z.array(wallTime).min(1).max(maxOfferedTimes) }),
    refusals: ['not-found', 'already-withdrawn', 'times-past', ...webexRefusals],
  }),
  takeBack: endpoint({
    route: 'POST /api/candidatemanagement/talk/offer/takeback',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary: 'Takes back the times that are on offer; a date that is set stays.',
    body: byId,
    refusals: ['not-found'],
  }),
  cancel: endpoint({
    route: 'POST /api/candidatemanagement/talk/cancel',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary: 'Calls a talk off: the applicant and everybody who takes part get a letter that takes the entry out of the calendar.',
    body: z.object({ id, note: text(1000).default('') }),
    refusals: ['not-found'],
  }),
  colleagues: endpoint({
    route: 'GET /api/candidatemanagement/talk/colleagues',
    access: 'recruiter',
    byKey: 'applicants:read',
    summary: 'Who of the company can take part in a talk with an applicant: whoever sees the job.',
    query: byId,
    reply: z.object({ items: z.array(interviewer.extend({ own: z.boolean() })) }),
    refusals: ['not-found'],
  }),
  day: endpoint({
    route: 'GET /api/candidatemanagement/talk/day',
    access: 'recruiter',
    byKey: 'applicants:read',
    summary:
      'The half hours of a day, on the clock of `timeZone`, that still lie ahead, and who of those who would take part has something else then.',
    query: z.object({
      id,
      day: z.iso.date(),
      timeZone,
      minutes: whole(15, 120),
      /** Ids of accounts with commas between them. */
      colleagueIds: text(400),
    }),
    reply: z.object({ items: z.array(z.object({ time: z.string(), busy: z.array(z.string()) })) }),
    refusals: ['not-found'],
  }),
  ahead: endpoint({
    route: 'GET /api/candidatemanagement/talk/ahead',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'The talks of the caller that lie ahead or are going on, the next one first, at most twenty.',
    reply: z.object({
      items: z.array(
        z.object({
          applicationId: id,
          title: z.string(),
          /** Null where the caller judges without names. */
          name: z.string().nullable(),
          alias: z.string(),
          startsAt: instant,
          minutes: z.number(),
          place: z.string(),
        }),
      ),
    }),
  }),
};
