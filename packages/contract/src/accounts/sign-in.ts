import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { shortCode } from '../job-codes/shapes.ts';
import { flag, linkToken, secret, text } from '../vocabulary.ts';
import { session, stepCode } from './session.ts';

export const signIn = {
  login: endpoint({
    route: 'POST /api/login',
    access: 'public',
    summary:
      'Signs in by HTTP Basic (UTF-8) and returns a bearer token. With skipEmailValidation (R150) a sign-up whose address is not confirmed gets a session as well: a candidate that of a guest for the interview named by bookingId or uniqueId, everybody else one that reaches nothing yet. Where an authenticator app is set up, the right password alone is refused with code-needed and opens nothing: the call is repeated with `code`.',
    query: z.object({
      skipEmailValidation: flag.optional(),
      bookingId: shortCode.optional(),
      uniqueId: linkToken.optional(),
    }),
    body: z.object({
      /** The secret of a device that signed in before: wrong passwords from elsewhere do not make it wait. */
      device: secret().optional(),
      /** A code of the authenticator app, or a recovery code, where the account has them. */
      code: stepCode.optional(),
    }),
    reply: session.extend({
      /** A secret for the device to keep and to send with its next sign-in. */
      device: z.string().optional(),
    }),
    refusals: ['sign-in-failed', 'not-activated', 'deactivated', 'code-needed', 'wrong-code'],
    // an office signs in behind one address; wrong passwords count by account besides
    rate: { max: 60, seconds: 60 },
  }),
  byCode: endpoint({
    route: 'POST /api/login/code',
    access: 'public',
    summary:
      "Exchanges the single-use code of a recruiter's mail link for a session (R106); not where the account has an authenticator app.",
    body: z.object({
      token: secret(),
      userEmail: text(254),
    }),
    reply: session,
    refusals: ['link-expired', 'deactivated', 'link-not-enough'],
    rate: { max: 20, seconds: 60 },
  }),
  logout: endpoint({
    route: 'POST /api/logout',
    access: 'signed-in',
    whileHeld: true,
    guests: true,
    summary: 'Ends this session; its token is refused from then on (R105).',
  }),
};
