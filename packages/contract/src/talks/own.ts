import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { timeZone } from '../times.ts';
import { id, text } from '../vocabulary.ts';
import { talk, talkOffer } from './shapes.ts';

const applicationId = id;

/** What an applicant does about talks: the same for guests. */
export const ownTalks = {
  list: endpoint({
    route: 'GET /api/v2/application/talks',
    access: 'candidate',
    guests: true,
    summary: 'The own talks that lie ahead, and those for which a time is to be picked.',
    reply: z.object({
      items: z.array(
        z.object({
          applicationId,
          bookingId: z.string(),
          title: z.string(),
          companyName: z.string(),
          talk: talk.nullable(),
          offer: talkOffer.nullable(),
        }),
      ),
    }),
  }),
  pick: endpoint({
    route: 'POST /api/v2/application/talk/pick',
    access: 'candidate',
    guests: true,
    summary:
      'Picks one of the times that are on offer: the talk is set for it, or moved to it, and everybody gets an entry for the calendar.',
    body: z.object({
      applicationId,
      startsAt: z.iso.datetime(),
      /** On whose clock the letters to the applicant say it. */
      timeZone,
    }),
    refusals: ['not-found', 'time-taken'],
  }),
  letRecordings: endpoint({
    route: 'POST /api/v2/application/talk/recording',
    access: 'candidate',
    guests: true,
    summary: 'Says whether the company may watch what is recorded of a talk. A yes is a consent, and is taken back here or there.',
    body: z.object({ applicationId, agree: z.boolean() }),
    refusals: ['not-found'],
  }),
  cancel: endpoint({
    route: 'POST /api/v2/application/talk/cancel',
    access: 'candidate',
    guests: true,
    summary: 'Calls the own talk off: everybody who takes part is told, and the entry leaves their calendars.',
    body: z.object({ applicationId, message: text(1000).default('') }),
    refusals: ['not-found'],
    rate: { max: 10, seconds: 3600 },
  }),
};
