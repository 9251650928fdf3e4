import type { registration } from '@vitrine/contract/accounts/registration.ts';
import type { Language, UserType } from '@vitrine/contract/vocabulary.ts';
import { atomically, type World } from '../../platform/context.ts';
import { sendMail } from '../../platform/mail.ts';
import { Refused } from '../../platform/refused.ts';
import type { Handlers } from '../../platform/serve.ts';
import { endSessionsOf } from '../../platform/sessions.ts';
import { findAccount, findAccountByEmail, noteCorporate, updateAccount } from './accounts.sql.ts';
import { createCompany } from './companies.ts';
import { createAccount, recordConsent } from './creating.ts';
import { guestHandlers } from './guests.ts';
import { newLink, takeLink } from './links.ts';
import { activationLetter } from './mails/letters.ts';
import { demandStrength, hashPassword } from './passwords-hashing.ts';

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  language: Language;
  next?: string | undefined;
  /** The name in addresses of the company whose own sign-up it was. */
  corporateIdentity?: string | undefined;
}

type Addressed = Pick<Person, 'email' | 'firstName' | 'language' | 'next'> & { id: string };

async function mailActivation(ctx: World, { next, ...account }: Addressed) {
  const token = await newLink(ctx, account.id, 'activation');
  const url = `${ctx.url()}/?activation=${token}${next ? `&next=${encodeURIComponent(next)}` : ''}`;
  await sendMail(ctx, account, activationLetter(account.language, account.firstName, url));
  // without a mail server somebody trying the product out still has to get in
  if (ctx.config.demo) ctx.log.info({ email: account.email, url }, 'activation link');
}

/**
 * Makes the account, or takes over one that nobody has confirmed yet: a guest who signs up later, or a second try after
 * a lost mail. The address's true owner confirms it, so an unconfirmed earlier password is worth nothing.
 */
async function signUp(ctx: World, person: Person, userType: UserType, companyOf: (ctx: World) => Promise<string | null>) {
  demandStrength(person.password, [person.email, person.firstName, person.lastName]);
  const passwordHash = await hashPassword(person.password);
  await atomically(ctx, async (ctx) => {
    const known = await findAccountByEmail(ctx.db, person.email);
    if (known && (known.activated_at || known.user_type !== userType || userType === 'Recruiter')) throw new Refused('already-registered');
    const names = { first_name: person.firstName, last_name: person.lastName, language: person.language, password_hash: passwordHash };
    const id =
      known?.id ??
      (await createAccount(ctx, {
        email: person.email,
        userType,
        companyId: await companyOf(ctx),
        owner: userType === 'Recruiter',
        ...names,
      }));
    if (known) await updateAccount(ctx.db, known.id, names);
    if (person.corporateIdentity) await noteCorporate(ctx.db, id, person.corporateIdentity);
    await recordConsent(ctx, id, 'terms', person.language);
    await mailActivation(ctx, { ...person, id });
  });
}

export const registrationHandlers: Handlers<typeof registration> = {
  ...guestHandlers,

  async candidate(ctx, { corporateIdentity, ...person }) {
    await signUp(ctx, { ...person, corporateIdentity }, 'Candidate', async () => null);
  },

  async recruiter(ctx, { companyName, industries, ...person }) {
    await signUp(ctx, person, 'Recruiter', (ctx) => createCompany(ctx, companyName, industries));
  },

  async activate(ctx, { activation }) {
    return atomically(ctx, async (ctx) => {
      const { accountId } = await takeLink(ctx, activation, 'activation');
      const account = await findAccount(ctx.db, accountId);
      if (!account) throw new Refused('link-expired');
      const first = !account.activated_at;
      if (first) {
        await updateAccount(ctx.db, accountId, { activated_at: ctx.now().toISOString(), guest: false });
        // sessions opened before the address was confirmed may be somebody else's
        await endSessionsOf(ctx, accountId);
      }
      return { userEmail: account.email, userType: account.user_type as UserType };
    });
  },

  async newActivationLink(ctx, { email }) {
    const account = await findAccountByEmail(ctx.db, email);
    if (!account?.password_hash || account.activated_at || account.deactivated_at) throw new Refused('email-not-found');
    await atomically(ctx, (ctx) =>
      mailActivation(ctx, { id: account.id, email, firstName: account.first_name, language: account.language as Language }),
    );
  },
};
