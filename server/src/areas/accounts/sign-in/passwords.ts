import type { passwords } from '@vitrine/contract/accounts/passwords.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically, type World } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { Refused } from '../../../platform/refused.ts';
import { endSessionsOf } from '../../../platform/sessions/sessions.ts';
import { findAccount, findAccountByEmail, lockAccount, updateAccount } from '../accounts.sql.ts';
import { endRequests, newLink, readLink, takeLink } from '../links.ts';
import { passwordLetter } from '../mails/new-password.ts';
import { deleteSignUps, newestSignUps } from '../sign-up/sign-ups.sql.ts';
import { mailActivation } from '../sign-up/sign-ups.ts';
import { demandOtherWays } from './by-provider.ts';
import { deleteDevicesOf } from './guessing.sql.ts';
import { demandPassword, rememberDevice } from './guessing.ts';
import { demandStrength, hashPassword } from './passwords-hashing.ts';

/** Whoever signed up and has not confirmed the address yet chooses a new password by the link that confirms it. */
async function remindOfSignUp(ctx: World, email: string) {
  const [signUp] = await newestSignUps(ctx.db, email, 1);
  if (!signUp) throw new Refused('email-not-found');
  await atomically(ctx, (ctx) => mailActivation(ctx, signUp));
}

/** Whoever knew the former password is out: sessions but the given one, known devices, and what was asked for by mail. */
async function endFormerAccess(ctx: World, accountId: string, except?: Buffer) {
  await endRequests(ctx, accountId);
  await deleteDevicesOf(ctx.db, accountId);
  await endSessionsOf(ctx, accountId, except);
}

export const passwordHandlers: Handlers<typeof passwords> = {
  async forgot(ctx, { email }) {
    const account = await findAccountByEmail(ctx.db, email);
    if (!account) return remindOfSignUp(ctx, email);
    if (account.deactivated_at) throw new Refused('email-not-found');
    await demandOtherWays(ctx, account.id);
    await atomically(ctx, async (ctx) => {
      const token = await newLink(ctx, account.id, 'password');
      const language = account.language as Language;
      const url = `${ctx.url()}/new-password?token=${token}`;
      await sendMail(ctx, { email, language }, passwordLetter(language, { name: account.first_name, url }));
    });
  },

  async renew(ctx, { token, password }) {
    const { accountId } = await readLink(ctx, token, 'password');
    const before = await findAccount(ctx.db, accountId);
    demandStrength(password, before ? [before.email, before.first_name, before.last_name] : []);
    // hashing takes a while, and meanwhile nobody waits for the connection of a transaction
    const password_hash = await hashPassword(password);
    return atomically(ctx, async (ctx) => {
      await takeLink(ctx, token, 'password');
      const account = await lockAccount(ctx.db, accountId);
      if (!account || account.deactivated_at) throw new Refused('link-expired');
      await demandOtherWays(ctx, accountId);
      const now = ctx.now().toISOString();
      // whoever reads the mailbox has confirmed the address, and a guest becomes a full account
      const confirmed = { activated_at: account.activated_at ?? now, confirmed_at: account.confirmed_at ?? now, guest: false };
      await updateAccount(ctx.db, accountId, { ...confirmed, password_hash, pending_email: null });
      await deleteSignUps(ctx.db, account.email);
      await endFormerAccess(ctx, accountId);
      return { userEmail: account.email, device: await rememberDevice(ctx, accountId) };
    });
  },

  async change(ctx, { oldPassword, password }) {
    await demandPassword(ctx, oldPassword, 'oldPassword');
    demandStrength(password, [ctx.actor.email, ctx.actor.firstName, ctx.actor.lastName]);
    const password_hash = await hashPassword(password);
    const { accountId, email, sessionHash } = ctx.actor;
    return atomically(ctx, async (ctx) => {
      await updateAccount(ctx.db, accountId, { password_hash, pending_email: null });
      await endFormerAccess(ctx, accountId, sessionHash);
      return { userEmail: email, device: await rememberDevice(ctx, accountId) };
    });
  },
};
