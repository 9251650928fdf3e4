import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { flag, id, maxVideoBytes, secret, text, whole } from '../vocabulary.ts';
import { media, take, trim } from './parts.ts';

const bookingId = text(40);

export const answers = {
  upload: endpoint({
    route: 'POST /api/jobcode/upload/videoanswer',
    access: 'signed-in',
    guests: true,
    summary: 'Takes a chosen video file as the answer to a question; with trimDataOnly it changes only the trimming.',
    query: z.object({ bookingId, questionNo: whole(1, 200), trimDataOnly: flag.optional() }),
    body: z.object({ start: z.coerce.number().min(0).optional(), end: z.coerce.number().min(0).optional() }),
    upload: { maxBytes: maxVideoBytes, kinds: ['video'], optional: true },
    reply: take,
    refusals: [
      'not-found',
      'recruiter-interview',
      'file-missing',
      'broken-video',
      'no-restarts-left',
      'interview-expired',
      'interview-unavailable',
      'already-applied',
      'take-closed',
    ],
  }),
  uploaded: endpoint({
    route: 'GET /api/jobcode/uploadedvideos',
    access: 'signed-in',
    guests: true,
    summary: "A candidate's own recorded answers of a booking; for a recruiter of the company the videos of its questions.",
    query: z.object({ bookingId }),
    reply: z.object({
      items: z.array(
        z.object({
          questionNo: z.number(),
          /** Position counted from 0, as the upload of question videos uses it. */
          fileIndex: z.number(),
          takeId: z.string().nullable(),
          trim: trim.nullable(),
          video: media.nullable(),
        }),
      ),
    }),
    refusals: ['not-found'],
  }),
  reuse: endpoint({
    route: 'POST /api/jobcode/reuse/application',
    access: 'signed-in',
    guests: true,
    summary: 'Copies the answers of an earlier interview of the caller into a begun one with as many questions.',
    body: z.object({ fromBookingId: bookingId, bookingId }),
    reply: z.object({ copied: z.number() }),
    refusals: ['not-found', 'recruiter-interview', 'not-allowed', 'questions-differ', 'already-applied'],
  }),
  reuseSetting: endpoint({
    route: 'GET /api/interviews/reuse',
    access: 'candidate',
    summary: 'Whether the caller wants to use answers again in other interviews.',
    reply: z.object({ reuseVideoInterview: z.boolean() }),
  }),
  setReuse: endpoint({
    route: 'POST /api/interviews/reuse',
    access: 'candidate',
    summary: 'Switches the use of answers in other interviews on or off.',
    body: z.object({ reuseVideoInterview: z.boolean() }),
    reply: z.object({ reuseVideoInterview: z.boolean() }),
  }),
  createLink: endpoint({
    route: 'POST /api/interviews/link',
    access: 'recruiter',
    byKey: 'applicants:write',
    idempotent: true,
    summary: 'Makes a link to one answer of an applicant for a colleague without an account; it expires and can be revoked.',
    body: z.object({ takeId: id, days: z.number().int().min(1).max(30).default(7) }),
    reply: z.object({ linkId: z.string(), url: z.string(), expiresAt: z.string() }),
    refusals: ['not-found', 'left-blind'],
  }),
  links: endpoint({
    route: 'GET /api/interviews/links',
    access: 'recruiter',
    byKey: 'applicants:read',
    summary: 'The links made to one answer and how often they were opened.',
    query: z.object({ takeId: id }),
    reply: z.object({
      items: z.array(
        z.object({ linkId: z.string(), createdAt: z.string(), expiresAt: z.string(), revoked: z.boolean(), opened: z.number() }),
      ),
    }),
    refusals: ['not-found'],
  }),
  revokeLink: endpoint({
    route: 'POST /api/interviews/link/revoke',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary: 'Ends a link to an answer.',
    body: z.object({ linkId: id }),
    refusals: ['not-found'],
  }),
  openLink: endpoint({
    route: 'POST /api/interviews/link/open',
    access: 'public',
    guests: true,
    summary: 'What a link to one answer shows; each opening is counted.',
    body: z.object({ token: secret() }),
    reply: z.object({
      companyName: z.string(),
      question: z.string(),
      firstName: z.string(),
      text: z.string().nullable(),
      trim: trim.nullable(),
      video: media.nullable(),
    }),
    refusals: ['link-expired'],
    rate: { max: 60, seconds: 60 },
  }),
};
