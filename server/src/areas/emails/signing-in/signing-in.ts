import { randomBytes } from 'node:crypto';
import { signInProviders } from '@vitrine/contract/emails/shapes.ts';
import type { mailboxSignIn } from '@vitrine/contract/emails/signing-in.ts';
import * as z from 'zod';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { sessionMark } from '../../../platform/sessions/marks.ts';
import { sameText } from '../../../platform/sessions/secrets.ts';
import { faultOf, openImap, providersOf, signInPage, tokensFor, trySmtp } from '../../../providers/mailboxes/index.ts';
import { tried } from '../connecting.ts';
import { keepMailbox } from '../keeping.ts';
import type { Own } from '../own.ts';
import { sealTokens } from './tokens.ts';

/** So long the page of a provider may take. */
const lifetime = 10 * 60_000;
const purpose = 'state of signing in';

/** What goes to the provider and comes back, sealed: who began it, in which session, and the secret half of the challenge. */
const going = z.object({
  provider: z.enum(signInProviders),
  email: z.string(),
  verifier: z.string(),
  session: z.string(),
  until: z.number(),
});

const wayBack = (ctx: Own) => `${ctx.url()}/emails`;

/** Refused where it was not made here, is too old, or was begun by another session: a link of somebody else connects nothing. */
function begun(ctx: Own, state: string) {
  try {
    const known = going.parse(JSON.parse(ctx.seal.open(Buffer.from(state, 'base64url'), purpose).toString()));
    if (known.until > ctx.now().getTime() && sameText(known.session, sessionMark(ctx, ctx.actor))) return known;
  } catch {
    // it reads like one that is too old
  }
  throw new Refused('link-expired');
}

export const mailboxSignInHandlers: Handlers<typeof mailboxSignIn> = {
  async providers(ctx) {
    return { items: providersOf(ctx.config.mailSignIn).map(({ id, name }) => ({ id, name })) };
  },

  async start(ctx, { provider: id, email }) {
    const provider = providersOf(ctx.config.mailSignIn).find((one) => one.id === id);
    if (!provider) throw new Refused('not-found');
    const verifier = randomBytes(32).toString('base64url');
    const until = ctx.now().getTime() + lifetime;
    const known: z.output<typeof going> = { provider: id, email, verifier, session: sessionMark(ctx, ctx.actor), until };
    const state = ctx.seal.close(Buffer.from(JSON.stringify(known)), purpose).toString('base64url');
    return { url: signInPage(provider, { email, redirect: wayBack(ctx), state, verifier }) };
  },

  async finish(ctx, { code, state }) {
    const { provider: id, email, verifier } = begun(ctx, state);
    const provider = providersOf(ctx.config.mailSignIn).find((one) => one.id === id);
    if (!provider) throw new Refused('link-expired');
    const { tokens, out } = await tried(async () => {
      const tokens = await tokensFor(provider, { code, verifier, redirect: wayBack(ctx) }, ctx.now());
      // it would end within the hour, and nobody would know why
      if (tokens.refresh === '') throw new Refused('mailbox-not-lasting');
      const as = { user: email, token: tokens.access };
      await (await openImap({ ...provider.imap, ...as }, ctx.config.outgoing)).logout();
      // where sending is closed, as some companies have it, reading is connected all the same; one that is away is not closed
      const closed = await trySmtp({ ...provider.smtp, ...as }, ctx.config.outgoing).then(
        () => false,
        (error: unknown) => faultOf(error) === 'login',
      );
      return { tokens, out: closed ? null : provider.smtp };
    });
    await keepMailbox(ctx, email, { ...provider.imap, user: email, oauth_provider: id, out }, (mailboxId) =>
      sealTokens(ctx, mailboxId, tokens),
    );
  },
};
