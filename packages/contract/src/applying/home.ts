import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { take } from '../interviews/parts.ts';
import { offeredAnswer } from '../interviews/uploads.ts';
import { talk, talkOffer } from '../talks/shapes.ts';
import { id, instant, required, text } from '../vocabulary.ts';
import { applicationDocument, standing, step } from './applying.ts';

export const maxQuestionCharacters = 3000;

/** What a candidate asks: anything, or for another date of a talk that is set. */
export const askedFor = ['question', 'other-date'] as const;
export type AskedFor = (typeof askedFor)[number];

const link = { jobcodeId: text(40), uniqueId: text(64) };

/** What was answered to a question of the interview; null where it was left out, or is gone. */
const sentAnswer = z.object({ questionNo: z.number(), question: z.string(), answer: take.nullable() });
export type SentAnswer = z.output<typeof sentAnswer>;

/** A letter of the company, or of the candidate to it, without the links that were in it. */
export const letter = z.object({ id, byCandidate: z.boolean(), subject: z.string(), body: z.string(), sentAt: instant });
export type Letter = z.output<typeof letter>;

/** What only the person sees, and what the person needs to act. */
const own = z.object({
  applicationId: id,
  email: z.string(),
  message: z.string(),
  phone: z.string(),
  documents: z.array(applicationDocument),
  answers: z.array(sentAnswer),
  /** Films that administrators uploaded and that wait for the person's word. */
  offered: z.array(offeredAnswer),
  /** Recordings go before the rest, as the company has set it. */
  recordingsRemovedAt: instant.nullable(),
  /** A date that was set, until it is called off. */
  talk: talk.nullable(),
  /** Times of which one is to be picked. */
  talkOffer: talkOffer.nullable(),
  /** The oldest first. */
  letters: z.array(letter),
});
export type OwnApplication = z.output<typeof own>;

export const applicationHome = {
  show: endpoint({
    route: 'GET /api/v2/application',
    access: 'public',
    guests: true,
    summary:
      'Where an application stands, by its job or by the link of its interview: for the person whose session it is with everything that was sent and written, for whoever holds the secret of the invitation it came by without that.',
    query: z
      .object(link)
      .extend({ bookingId: text(40) })
      .partial(),
    reply: standing.omit({ applicationId: true }).extend({
      bookingId: z.string(),
      /** The interview that belongs to it. */
      jobcodeId: z.string().nullable(),
      /** The secret of a personal invitation, for the person alone. */
      uniqueId: z.string().nullable(),
      title: z.string(),
      companyId: id,
      companyName: z.string(),
      companyLogo: z.string().nullable(),
      /** Everybody may see the ad. */
      hasAd: z.boolean(),
      sentAt: instant.nullable(),
      history: z.array(step),
      /** When somebody of the company opened it first, and who did until now; names are for the person alone. */
      seen: z.object({ at: instant, by: z.array(z.string()), others: z.number() }).nullable(),
      /** The person has no account: everything can be removed without a password. */
      guest: z.boolean(),
      own: own.nullable(),
    }),
    refusals: ['not-found'],
    rate: { max: 120, seconds: 60 },
  }),
  ask: endpoint({
    route: 'POST /api/v2/application/question',
    access: 'candidate',
    guests: true,
    summary:
      'Mails a question about the own application to the company, or asks for another date of the talk that lies ahead, with the address to answer to, and keeps it with the letters.',
    body: z.object({ applicationId: id, message: required(maxQuestionCharacters), about: z.enum(askedFor).default('question') }),
    refusals: ['not-found'],
    rate: { max: 5, seconds: 3600 },
  }),
  mailWayIn: endpoint({
    route: 'POST /api/v2/application/way-in',
    access: 'public',
    guests: true,
    summary: 'Mails a guest the link that opens the application behind an invitation again, to the address it was made with.',
    body: z.object(link),
    refusals: ['not-found'],
    rate: { max: 5, seconds: 60 },
  }),
};
