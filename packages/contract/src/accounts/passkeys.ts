import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, required, secret } from '../vocabulary.ts';
import { madePasskey, passkeyOptions, shownPasskey } from './passkey-shapes.ts';
import { session } from './session.ts';

export const mostPasskeys = 20;

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: z.string(),
  usedAt: z.string().nullable(),
  /** Is kept by the maker of the device or a password manager, and so lies on other devices too. */
  synced: z.boolean(),
});
export type Passkey = z.output<typeof passkey>;

const rate = { max: 30, seconds: 60 };

export const passkeys = {
  list: endpoint({
    route: 'GET /api/account/passkeys',
    access: 'signed-in',
    whileHeld: true,
    summary: 'The own passkeys, the oldest first.',
    reply: z.object({ items: z.array(passkey) }),
  }),
  beginAdding: endpoint({
    route: 'POST /api/account/passkeys/begin',
    access: 'signed-in',
    whileHeld: true,
    password: true,
    summary: 'What the browser makes a passkey of, for this session.',
    reply: z.object({ options: passkeyOptions }),
    refusals: ['too-many-passkeys', 'second-step-needed'],
    rate,
  }),
  add: endpoint({
    route: 'POST /api/account/passkeys',
    access: 'signed-in',
    whileHeld: true,
    summary: 'Adds the passkey that the browser has made; the person is told by mail. The other sessions stay.',
    body: z.object({ name: required(80), credential: madePasskey }),
    reply: z.object({ id: z.string() }),
    refusals: ['passkey-refused', 'passkey-known', 'too-many-passkeys', 'second-step-needed'],
    rate,
  }),
  rename: endpoint({
    route: 'POST /api/account/passkeys/rename',
    access: 'signed-in',
    password: true,
    summary: 'Gives an own passkey another name.',
    body: byId.extend({ name: required(80) }),
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: 'POST /api/account/passkeys/remove',
    access: 'signed-in',
    password: true,
    summary: 'Removes an own passkey; the person is told by mail, and the other sessions end.',
    body: byId,
    refusals: ['not-found', 'second-step-stays'],
  }),
  beginSignIn: endpoint({
    route: 'POST /api/login/passkey/begin',
    access: 'public',
    summary: 'What a browser asks its passkeys with before somebody signs in. `ticket` is for the browser that asked.',
    reply: z.object({ ticket: z.string(), options: passkeyOptions }),
    // a sign-in page asks when it opens, and an office opens it behind one address
    rate: { max: 120, seconds: 60 },
  }),
  signIn: endpoint({
    route: 'POST /api/login/passkey',
    access: 'public',
    summary: 'Signs in by a passkey alone, which has verified the person.',
    body: z.object({ ticket: secret(), credential: shownPasskey }),
    reply: session,
    refusals: ['passkey-refused', 'deactivated'],
    rate: { max: 60, seconds: 60 },
  }),
  beginShowing: endpoint({
    route: 'POST /api/account/sessions/passkey/begin',
    access: 'signed-in',
    whileHeld: true,
    summary: 'What the browser asks the own passkeys with, for this session.',
    reply: z.object({ options: passkeyOptions }),
    rate,
  }),
  show: endpoint({
    route: 'POST /api/account/sessions/passkey',
    access: 'signed-in',
    whileHeld: true,
    summary:
      'Shows an own passkey in this session: as good as the password shown once more, and as the second step that a company asks for.',
    body: z.object({ credential: shownPasskey }),
    refusals: ['passkey-refused'],
    rate,
  }),
};
