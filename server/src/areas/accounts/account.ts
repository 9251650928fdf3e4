import type { account } from '@vitrine/contract/accounts/account.ts';
import type { CompanyRole, Language, UserType } from '@vitrine/contract/vocabulary.ts';
import { type Actor, atomically, type Ctx } from '../../platform/context.ts';
import { faceUrl } from '../../platform/files/pictures.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { Refused } from '../../platform/refused.ts';
import { endSessionsOf } from '../../platform/sessions/sessions.ts';
import { findAccount, keepTimeZone, lockAccount, updateAccount } from './accounts.sql.ts';
import { demandFree, isTaken } from './addresses.ts';
import { endLinks, newLink, takeLink } from './links.ts';
import { addressAskedLetter } from './mails/address-asked.ts';
import { newAddressLetter } from './mails/new-address.ts';
import { demandPassword } from './sign-in/guessing.ts';

async function ownAccount(ctx: Ctx<Actor>) {
  const found = await findAccount(ctx.db, ctx.actor.accountId);
  if (!found) throw new Refused('not-found');
  return found;
}

/** The new address counts only once somebody opened the link mailed to it. */
async function askForNewAddress(ctx: Ctx<Actor>, { email, password }: { email: string; password: string }) {
  const account = await ownAccount(ctx);
  await demandPassword(ctx, password);
  if (await isTaken(ctx, email)) throw new Refused('already-registered', [{ field: 'email', message: 'already-registered' }]);
  await atomically(ctx, async (ctx) => {
    await updateAccount(ctx.db, account.id, { pending_email: email });
    const token = await newLink(ctx, account.id, 'email', { email });
    const language = account.language as Language;
    const url = `${ctx.url()}/confirm-registration-info?email=${token}`;
    await sendMail(ctx, { email, language }, newAddressLetter(language, { name: account.first_name, url }), { about: account.id });
    await sendMail(ctx, { email: account.email, language }, addressAskedLetter(language, { name: account.first_name, email }));
  });
}

export const accountHandlers: Handlers<typeof account> = {
  async own(ctx) {
    const row = await ownAccount(ctx);
    return {
      id: row.id,
      email: row.email,
      pendingEmail: row.pending_email,
      firstName: row.first_name,
      lastName: row.last_name,
      userType: row.user_type as UserType,
      role: row.company_role as CompanyRole | null,
      language: row.language as Language,
      profilePic: faceUrl(ctx, row.picture),
      guest: row.guest,
    };
  },

  async updateName(ctx, { firstName, lastName, language }) {
    await updateAccount(ctx.db, ctx.actor.accountId, { first_name: firstName, last_name: lastName, ...(language ? { language } : {}) });
  },

  async updateLanguage(ctx, { language }) {
    await updateAccount(ctx.db, ctx.actor.accountId, { language });
  },

  async keepTimeZone(ctx, { timeZone }) {
    await keepTimeZone(ctx.db, ctx.actor.accountId, timeZone);
  },

  async updateCandidateEmail(ctx, wanted) {
    await askForNewAddress(ctx, wanted);
  },

  async updateRecruiterEmail(ctx, wanted) {
    await askForNewAddress(ctx, wanted);
  },

  // the link alone is not enough: an address that was mistyped is somebody else's
  async confirmEmail(ctx, { token }) {
    return atomically(ctx, async (ctx) => {
      const asked = await takeLink(ctx, token, 'email');
      if (asked.accountId !== ctx.actor.accountId) throw new Refused('link-of-another');
      const email = asked.detail.email ?? '';
      const { id: accountId } = (await lockAccount(ctx.db, asked.accountId)) ?? {};
      if (!accountId) throw new Refused('link-expired');
      await demandFree(ctx, email);
      await updateAccount(ctx.db, accountId, { email, pending_email: null });
      // what was mailed to the former address opens nothing any more
      await endLinks(ctx, accountId);
      await endSessionsOf(ctx, accountId);
      return { userEmail: email };
    });
  },
};
