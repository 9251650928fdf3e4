import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { shortCode } from '../job-codes/shapes.ts';
import { companyRole, flag, linkToken, secret, text, userType } from '../vocabulary.ts';

const session = z.object({
  token: z.string(),
  userType,
  /** What somebody of a company may there; null for everybody else. */
  role: companyRole.nullable(),
  userEmail: z.string(),
});

export const signIn = {
  login: endpoint({
    route: 'POST /api/login',
    access: 'public',
    summary:
      'Signs in by HTTP Basic (UTF-8) and returns a bearer token. With skipEmailValidation (R150) a sign-up whose address is not confirmed gets a session as well: a candidate that of a guest for the interview named by bookingId or uniqueId, everybody else one that reaches nothing yet.',
    query: z.object({
      skipEmailValidation: flag.optional(),
      bookingId: shortCode.optional(),
      uniqueId: linkToken.optional(),
    }),
    body: z.object({
      /** The secret of a device that signed in before: wrong passwords from elsewhere do not make it wait. */
      device: secret().optional(),
    }),
    reply: session.extend({
      /** A secret for the device to keep and to send with its next sign-in. */
      device: z.string().optional(),
    }),
    refusals: ['sign-in-failed', 'not-activated', 'deactivated'],
    // an office signs in behind one address; wrong passwords count by account besides
    rate: { max: 60, seconds: 60 },
  }),
  byCode: endpoint({
    route: 'POST /api/login/code',
    access: 'public',
    summary: "Exchanges the single-use code of a recruiter's mail link for a session (R106).",
    body: z.object({
      token: secret(),
      userEmail: text(254),
    }),
    reply: session,
    refusals: ['link-expired', 'deactivated'],
    rate: { max: 20, seconds: 60 },
  }),
  logout: endpoint({
    route: 'POST /api/logout',
    access: 'signed-in',
    guests: true,
    summary: 'Ends this session; its token is refused from then on (R105).',
  }),
};
