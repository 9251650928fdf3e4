import * as z from 'zod';
import { day } from '../durations.ts';
import { endpoint } from '../endpoint.ts';
import { id, linkToken, required, text } from '../vocabulary.ts';
import { take, takeEnds, trim } from './parts.ts';

const at = z.object({ applicationId: id, questionNo: z.number().int().min(1).max(200) });

/** A take is uploaded in the tus 1.0 protocol at `/api/takes/{takeId}` with its own token while it is recorded. */
export const takes = {
  create: endpoint({
    route: 'POST /api/interviews/take',
    access: 'signed-in',
    guests: true,
    summary: 'Begins a take of a question; its bytes go to /api/takes/{takeId} with the upload token.',
    body: at.extend({ kind: z.enum(['video', 'audio']), mimeType: text(120) }),
    reply: z.object({ takeId: z.string(), uploadToken: z.string(), attemptsLeft: z.number().nullable() }),
    refusals: ['not-found', 'recruiter-interview', 'no-restarts-left', 'interview-expired', 'interview-unavailable', 'already-applied'],
  }),
  end: endpoint({
    route: 'POST /api/interviews/take/end',
    access: 'public',
    guests: true,
    summary:
      'Says that a take has ended, why, and how many bytes it has; authorised by its upload token, so it works after the session ended.',
    body: z.object({
      takeId: id,
      uploadToken: linkToken,
      endedBy: z.enum(takeEnds),
      length: z.number().int().min(0).max(2_000_000_000),
      /** Milliseconds that the recorder counted; what is stored is compared with it. */
      recordedMs: z.number().int().min(0).max(day).optional(),
    }),
    reply: z.object({ state: z.string(), bytes: z.number(), complete: z.boolean() }),
    refusals: ['take-unknown', 'take-closed'],
  }),
  choose: endpoint({
    route: 'POST /api/interviews/take/choose',
    access: 'signed-in',
    guests: true,
    summary: 'Chooses the take that will be sent for its question.',
    body: z.object({ takeId: id }),
    reply: take,
    refusals: ['not-found', 'take-closed'],
  }),
  discard: endpoint({
    route: 'POST /api/interviews/take/discard',
    access: 'signed-in',
    guests: true,
    summary: 'Throws a take away before anything was sent.',
    body: z.object({ takeId: id }),
    refusals: ['not-found', 'take-closed'],
  }),
  trim: endpoint({
    route: 'POST /api/interviews/take/trim',
    access: 'signed-in',
    guests: true,
    summary: 'Hides the beginning or the end of a take; without a trim it shows all of it again.',
    body: z.object({ takeId: id, trim: trim.nullable() }),
    reply: take,
    refusals: ['not-found', 'take-closed'],
  }),
  text: endpoint({
    route: 'POST /api/interviews/answer/text',
    access: 'signed-in',
    guests: true,
    summary: 'Saves an answer in writing and chooses it (R147, R148).',
    body: at.extend({ text: required(20_000) }),
    reply: take,
    refusals: ['not-found', 'recruiter-interview', 'too-long', 'interview-expired', 'interview-unavailable', 'already-applied'],
  }),
  file: endpoint({
    route: 'POST /api/interviews/answer/file',
    access: 'signed-in',
    guests: true,
    summary: 'Saves a file as the answer, where the question asks for one, and chooses it.',
    body: z.object({ applicationId: id, questionNo: z.coerce.number().int().min(1).max(200) }),
    upload: { maxBytes: 20 * 1024 * 1024, kinds: ['pdf', 'office', 'text', 'image'] },
    reply: take,
    refusals: ['not-found', 'recruiter-interview', 'interview-expired', 'interview-unavailable', 'already-applied'],
  }),
};
