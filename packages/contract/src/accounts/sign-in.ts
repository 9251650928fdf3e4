import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { flag, secret, text, userType } from '../vocabulary.ts';

const session = z.object({
  token: z.string(),
  userType,
  userEmail: z.string(),
});

export const signIn = {
  login: endpoint({
    route: 'POST /api/login',
    access: 'public',
    summary:
      'Signs in by HTTP Basic (UTF-8) and answers a bearer token; skipEmailValidation skips only the refusal of an unconfirmed address (R150).',
    query: z.object({ skipEmailValidation: flag.optional() }),
    reply: session,
    refusals: ['sign-in-failed', 'not-activated', 'deactivated'],
    rate: { max: 20, seconds: 60 },
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
