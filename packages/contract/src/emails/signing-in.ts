import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, secret } from '../vocabulary.ts';
import { mailboxRefusals, signInProviders } from './shapes.ts';

const access = 'recruiter';
const path = '/api/imap/oauth';
const provider = z.enum(signInProviders);

/** Connecting the own mailbox without a password: its owner signs in at the provider (OAuth 2.0, XOAUTH2). */
export const mailboxSignIn = {
  providers: endpoint({
    route: `GET ${path}/providers`,
    access,
    summary: 'Where the operator lets people sign in for their mailbox; none unless it is configured.',
    reply: z.object({ items: z.array(z.object({ id: provider, name: z.string() })) }),
  }),
  start: endpoint({
    route: `POST ${path}/start`,
    access,
    summary: 'Where to go to sign in. From there the browser comes back to /emails with a code and the state.',
    body: z.object({ provider, email: emailAddress }),
    reply: z.object({ url: z.string() }),
    refusals: ['not-found'],
    rate: { max: 30, seconds: 600 },
  }),
  finish: endpoint({
    route: `POST ${path}/finish`,
    access,
    summary: 'Connects the mailbox with the code that the provider gave. Taken from the session that began it alone, for ten minutes.',
    body: z.object({ code: secret(4000).min(1), state: secret(4000).min(1) }),
    refusals: ['link-expired', 'mailbox-not-lasting', ...mailboxRefusals],
    rate: { max: 30, seconds: 600 },
  }),
};
