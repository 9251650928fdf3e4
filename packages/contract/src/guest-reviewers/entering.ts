import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { secret, text } from '../vocabulary.ts';

/** How many digits are mailed. */
export const codeDigits = 8;

/** How a guest reviewer comes in: by the link, and a code mailed to the address that was invited. */
export const entering = {
  about: endpoint({
    route: 'GET /api/review/about',
    access: 'public',
    summary: 'What the link of a guest reviewer is for.',
    query: z.object({ token: secret() }),
    reply: z.object({ name: z.string(), companyName: z.string(), title: z.string() }),
    refusals: ['link-expired'],
    rate: { max: 30, seconds: 60 },
  }),
  mailCode: endpoint({
    route: 'POST /api/review/code',
    access: 'public',
    summary: 'Mails a code to the address that was invited; the one before is worth nothing then.',
    body: z.object({ token: secret() }),
    refusals: ['link-expired'],
    rate: { max: 10, seconds: 600 },
  }),
  enter: endpoint({
    route: 'POST /api/review/enter',
    access: 'public',
    summary: 'Opens a session for the one job. A wrong, an old and an often tried code are refused alike.',
    body: z.object({ token: secret(), code: text(20) }),
    reply: z.object({ token: z.string() }),
    refusals: ['link-expired', 'wrong-code'],
    rate: { max: 20, seconds: 600 },
  }),
  own: endpoint({
    route: 'GET /api/review/own',
    access: 'guest-reviewer',
    summary: 'Who reviews what, until when; for guest reviewers alone.',
    reply: z.object({
      name: z.string(),
      companyName: z.string(),
      title: z.string(),
      bookingId: z.string(),
      expiresAt: z.string(),
    }),
    refusals: ['not-found'],
  }),
};
