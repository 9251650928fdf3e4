import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, required, secret, whole } from '../vocabulary.ts';
import { mailboxFaults, mailboxRefusals, mailFolder, signInProviders } from './shapes.ts';

const access = 'recruiter';

const server = z.object({
  host: required(253).toLowerCase(),
  port: whole(1, 65_535),
  /** Encrypted from the first byte; otherwise the connection changes to encryption before anybody signs in. */
  secure: z.boolean(),
  user: required(254),
});
const entered = server.extend({ email: emailAddress, password: secret(1000).min(1) });
const shown = server.extend({
  email: z.string(),
  /** With a password, or by signing in at the provider. */
  auth: z.enum(['password', 'oauth']),
});
const rate = { max: 20, seconds: 600 };

/** The own mailbox: how it is reached, and how far it has been read. */
export const mailbox = {
  setImap: endpoint({
    route: 'POST /api/imap/config',
    access,
    summary: 'Connects the own mailbox. The settings are tried first, and what is wrong is named within ten seconds.',
    body: entered,
    refusals: mailboxRefusals,
    rate,
  }),
  imap: endpoint({
    route: 'GET /api/imap/config',
    access,
    summary: 'How the own mailbox is read, without its password; null where none is connected.',
    reply: z.object({ config: shown.nullable() }),
  }),
  setSmtp: endpoint({
    route: 'POST /api/imap/smtp/config',
    access,
    summary: 'How e-mails leave the connected mailbox. The settings are tried first.',
    body: entered.omit({ email: true }),
    refusals: ['not-found', ...mailboxRefusals],
    rate,
  }),
  smtp: endpoint({
    route: 'GET /api/imap/smtp/config',
    access,
    summary: 'How e-mails leave the own mailbox, without the password; null where that is not set.',
    reply: z.object({ config: server.nullable() }),
  }),
  state: endpoint({
    route: 'GET /api/imap/state',
    access,
    summary: 'Whether a mailbox is connected, its folders, and how many of its e-mails have been read so far.',
    reply: z.object({
      mailbox: z
        .object({
          email: z.string(),
          /** At whose page its owner signed in; null where a password is kept. */
          signIn: z.enum(signInProviders).nullable(),
          state: z.enum(['reading', 'ready', 'unreachable', 'refused']),
          fault: z.enum(mailboxFaults).nullable(),
          /** Of all e-mails of its folders, so many can be found. */
          read: z.number(),
          total: z.number(),
          folders: z.array(mailFolder),
        })
        .nullable(),
    }),
  }),
  discover: endpoint({
    route: 'POST /api/imap/discover',
    access,
    summary: 'Which servers an address uses: of well-known providers, by what its domain says (SRV), or nothing.',
    body: z.object({ email: emailAddress }),
    reply: z.object({
      imap: server.omit({ user: true }).nullable(),
      smtp: server.omit({ user: true }).nullable(),
      /** The provider takes only passwords made for one program, or none: people sign in there. */
      needs: z.enum(['password', 'app-password', 'sign-in']),
      /** Where they do; null where the operator has not set that up. */
      provider: z.enum(signInProviders).nullable(),
    }),
    rate: { max: 30, seconds: 600 },
  }),
  disconnect: endpoint({
    route: 'POST /api/imap/disconnect',
    access,
    summary:
      'Lets go of the mailbox: its password, what is known of its e-mails, and what was kept of them. The e-mails stay with its server.',
  }),
};
