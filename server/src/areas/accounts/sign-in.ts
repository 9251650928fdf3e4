import type { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import type { UserType } from '@vitrine/contract/vocabulary.ts';
import type { World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import type { Handlers } from '../../platform/serve.ts';
import { endSession, openSession } from '../../platform/sessions.ts';
import { findAccount, findForSignIn } from './accounts.sql.ts';
import { takeLink } from './links.ts';
import { isPassword } from './passwords-hashing.ts';

/** Reads the header of HTTP Basic as UTF-8; the password may hold colons. */
export function readBasic(authorization: string | undefined) {
  const encoded = authorization?.match(/^Basic ([A-Za-z0-9+/=_-]+)$/i)?.[1];
  const text = encoded ? Buffer.from(encoded, 'base64').toString('utf8') : '';
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { email: text.slice(0, colon).trim().toLowerCase(), password: text.slice(colon + 1) };
}

async function sessionFor(ctx: World, account: { id: string; email: string; user_type: string }) {
  return { token: await openSession(ctx, account.id), userType: account.user_type as UserType, userEmail: account.email };
}

export const signInHandlers: Handlers<typeof signIn> = {
  async login(ctx, { skipEmailValidation }) {
    const given = readBasic(ctx.caller.authorization);
    if (!given) throw new Refused('sign-in-failed');
    const account = await findForSignIn(ctx.db, given.email);
    if (!(await isPassword(account?.password_hash, given.password)) || !account) throw new Refused('sign-in-failed');
    if (account.deactivated_at || account.company_deactivated_at) throw new Refused('deactivated');
    if (!account.activated_at && !skipEmailValidation) throw new Refused('not-activated');
    return sessionFor(ctx, account);
  },

  async byCode(ctx, { token, userEmail }) {
    const { accountId } = await takeLink(ctx, token, 'sign-in');
    const account = await findAccount(ctx.db, accountId);
    if (account?.user_type !== 'Recruiter' || account.email !== userEmail.toLowerCase()) throw new Refused('link-expired');
    if (account.deactivated_at) throw new Refused('deactivated');
    return sessionFor(ctx, account);
  },

  async logout(ctx) {
    await endSession(ctx, ctx.actor.sessionHash);
  },
};
