import type { passwords } from '@vitrine/contract/accounts/passwords.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically, type World } from '../../platform/context.ts';
import { sendMail } from '../../platform/mail.ts';
import { Refused } from '../../platform/refused.ts';
import type { Handlers } from '../../platform/serve.ts';
import { endSessionsOf } from '../../platform/sessions.ts';
import { findAccount, findAccountByEmail, updateAccount } from './accounts.sql.ts';
import { deleteDevicesOf } from './guessing.sql.ts';
import { demandPassword, rememberDevice } from './guessing.ts';
import { newLink, takeLink } from './links.ts';
import { passwordLetter } from './mails/letters.ts';
import { demandStrength, hashPassword } from './passwords-hashing.ts';
import { deleteSignUps, newestSignUps } from './sign-ups.sql.ts';
import { mailActivation } from './sign-ups.ts';

/** Whoever signed up and has not confirmed the address yet chooses a new password by the link that confirms it. */
async function remindOfSignUp(ctx: World, email: string) {
  const [signUp] = await newestSignUps(ctx.db, email, 1);
  if (!signUp) throw new Refused('email-not-found');
  await atomically(ctx, (ctx) => mailActivation(ctx, signUp));
}

export const passwordHandlers: Handlers<typeof passwords> = {
  async forgot(ctx, { email }) {
    const account = await findAccountByEmail(ctx.db, email);
    if (!account) return remindOfSignUp(ctx, email);
    if (account.deactivated_at) throw new Refused('email-not-found');
    await atomically(ctx, async (ctx) => {
      const token = await newLink(ctx, account.id, 'password');
      const language = account.language as Language;
      await sendMail(ctx, { email, language }, passwordLetter(language, account.first_name, `${ctx.url()}/new-password?token=${token}`));
    });
  },

  async renew(ctx, { token, password }) {
    return atomically(ctx, async (ctx) => {
      const { accountId } = await takeLink(ctx, token, 'password');
      const account = await findAccount(ctx.db, accountId);
      if (!account) throw new Refused('link-expired');
      demandStrength(password, [account.email, account.first_name, account.last_name]);
      // whoever reads the mailbox has confirmed the address, and a guest becomes a full account
      await updateAccount(ctx.db, accountId, {
        password_hash: await hashPassword(password),
        activated_at: account.activated_at ?? ctx.now().toISOString(),
        guest: false,
      });
      await deleteSignUps(ctx.db, account.email);
      await deleteDevicesOf(ctx.db, accountId);
      await endSessionsOf(ctx, accountId);
      return { userEmail: account.email, device: await rememberDevice(ctx, accountId) };
    });
  },

  async change(ctx, { oldPassword, password }) {
    await demandPassword(ctx, oldPassword, 'oldPassword');
    demandStrength(password, [ctx.actor.email, ctx.actor.firstName, ctx.actor.lastName]);
    await updateAccount(ctx.db, ctx.actor.accountId, { password_hash: await hashPassword(password) });
    await deleteDevicesOf(ctx.db, ctx.actor.accountId);
    await endSessionsOf(ctx, ctx.actor.accountId, ctx.actor.sessionHash);
    return { userEmail: ctx.actor.email, device: await rememberDevice(ctx, ctx.actor.accountId) };
  },
};
