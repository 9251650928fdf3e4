import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, flag, id, instant, text, whole } from '../vocabulary.ts';
import { requestState } from './parts.ts';

const bookingId = text(40);

/** Signed out only the first four fields say anything; the rest is for the candidate and the company. */
export const trackingView = z.object({
  started: z.boolean(),
  finished: z.boolean(),
  /** Null where they are endless. */
  restartsLeft: z.number().nullable(),
  activeQuestionNo: z.number(),
  bookingId: z.string().optional(),
  jobCodeId: z.string().optional(),
  uniqueId: z.string().optional(),
  candidateEmail: z.string().optional(),
  ipAddress: z.string().nullable().optional(),
  disconnectCount: z.number().optional(),
});

/** `ra` is a request for another attempt. */
export const requestView = z.object({
  state: requestState,
  questionNo: z.number().nullable(),
  reason: z.string(),
  requestedAt: instant.nullable(),
  decidedAt: instant.nullable(),
});

export const tracking = {
  optin: endpoint({
    route: 'GET /api/jc/track/interview/ra/optin',
    access: 'candidate-or-recruiter',
    byKey: 'applicants:read',
    guests: true,
    summary: 'Whether a request for another attempt is open, and what became of it.',
    /** The interview of that address, for the company also of an application; a candidate who names neither means the own. */
    query: z.object({ bookingId, candidateEmail: emailAddress.optional(), id: id.optional() }),
    reply: requestView,
    refusals: ['not-found'],
  }),
  request: endpoint({
    route: 'POST /api/jc/track/interview/ra',
    access: 'candidate',
    guests: true,
    summary: 'Asks the company for another attempt at a question, by default the active one.',
    body: z.object({ bookingId, questionNo: whole(1, 200).optional(), reason: text(1000).default('') }),
    reply: requestView,
    refusals: ['not-found', 'already-applied'],
    rate: { max: 20, seconds: 3600 },
  }),
  grant: endpoint({
    route: 'POST /api/jc/track/interview/ra/grant',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary: 'Grants or declines a request for another attempt; the candidate is mailed (R183).',
    body: z.object({
      bookingId,
      candidateEmail: emailAddress.optional(),
      id: id.optional(),
      questionNo: whole(1, 200).optional(),
      granted: flag,
    }),
    reply: requestView,
    refusals: ['not-found'],
  }),
  byUniqueId: endpoint({
    route: 'GET /api/jc/track/interview/by/uniqueid',
    access: 'public',
    guests: true,
    summary: 'Whether the interview of a personal link was started, restarts left and active question.',
    query: z.object({ uniqueId: text(64), bookingId }),
    reply: trackingView,
    rate: { max: 120, seconds: 60 },
  }),
  byIp: endpoint({
    route: 'GET /api/jc/track/interview/by/ip',
    access: 'signed-in',
    guests: true,
    summary: "The caller's own interview of a booking from the caller's own address; the address asked for is ignored.",
    query: z.object({ ipAddress: text(64).optional(), bookingId }),
    reply: trackingView,
  }),
  byAny: endpoint({
    route: 'GET /api/jc/track/interview/by/any',
    access: 'signed-in',
    guests: true,
    summary: 'The tracking of one interview; with an e-mail only for that candidate and the company.',
    query: z.object({
      bookingId,
      ipAddress: text(64).optional(),
      candidateEmail: emailAddress.optional(),
      uniqueId: text(64).optional(),
    }),
    reply: trackingView,
    refusals: ['not-found'],
  }),
};
