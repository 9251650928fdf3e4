import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, secret } from '../vocabulary.ts';

const ownSession = z.object({
  id: z.string(),
  /** Name of the browser, and of the system it runs on, as far as it tells; empty otherwise. */
  browser: z.string(),
  system: z.string(),
  device: z.enum(['desktop', 'phone', 'tablet', 'other']),
  openedAt: z.string(),
  /** To within five minutes. */
  usedAt: z.string(),
  /** Opened at the provider of the company. */
  bySingleSignOn: z.boolean(),
  /** The session of this very call. */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const sessions = {
  list: endpoint({
    route: 'GET /api/account/sessions',
    access: 'signed-in',
    summary: 'Where the own account is signed in, the latest use first.',
    reply: z.object({ items: z.array(ownSession) }),
  }),
  end: endpoint({
    route: 'POST /api/account/sessions/end',
    access: 'signed-in',
    summary: 'Signs the own account out in one place, or everywhere but here.',
    body: z.object({ id: id.optional() }),
    refusals: ['not-found'],
  }),
  endByDigest: endpoint({
    route: 'POST /api/logout/digest',
    access: 'public',
    summary:
      'Ends the session whose token has this SHA-256, in hexadecimal digits: all that a browser keeps which signed out while the server was away. The digest opens nothing, and one that nobody has is answered alike.',
    body: z.object({ digest: secret(64) }),
    rate: { max: 60, seconds: 60 },
  }),
  showPassword: endpoint({
    route: 'POST /api/account/sessions/password',
    access: 'signed-in',
    whileHeld: true,
    summary: 'Shows the password once more in this session: for a quarter of an hour, what is dangerous asks for it no more.',
    body: z.object({ password: secret(127) }),
    refusals: ['wrong-password'],
    rate: { max: 10, seconds: 60 },
  }),
};
