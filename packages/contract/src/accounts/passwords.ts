import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, password, secret } from '../vocabulary.ts';

/** A secret for this device to keep and to send when it signs in: it knew the new password first. */
const remembered = z.object({ userEmail: z.string(), device: z.string() });

export const passwords = {
  forgot: endpoint({
    route: 'POST /api/forgotpassword',
    access: 'public',
    summary: 'Mails a link to choose a new password, good for one use and two hours (R210).',
    body: z.object({ email: emailAddress }),
    refusals: ['email-not-found'],
    rate: { max: 5, seconds: 60 },
    mails: 'email',
  }),
  renew: endpoint({
    route: 'POST /api/newpassword',
    access: 'public',
    summary: 'Sets a new password by the token of the mailed link and ends all sessions.',
    query: z.object({ token: secret() }),
    body: z.object({ password }),
    reply: remembered,
    refusals: ['link-expired', 'weak-password'],
    rate: { max: 20, seconds: 60 },
  }),
  change: endpoint({
    route: 'POST /api/resetpassword',
    access: 'signed-in',
    summary: 'Changes the own password; the other sessions end.',
    body: z.object({ oldPassword: secret(127), password }),
    reply: remembered,
    refusals: ['wrong-password', 'weak-password'],
    rate: { max: 10, seconds: 60 },
  }),
};
