import type { registration } from '@vitrine/contract/accounts/registration.ts';
import { atomically } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { hashOf } from '../../../platform/sessions/secrets.ts';
import { confirmingHandlers } from './confirming.ts';
import { guestHandlers } from './guests.ts';
import { newestSignUps } from './sign-ups.sql.ts';
import { keepSignUp, mailActivation } from './sign-ups.ts';

export const registrationHandlers: Handlers<typeof registration> = {
  ...guestHandlers,
  ...confirmingHandlers,

  candidate: async (ctx, person) => ({ browser: await keepSignUp(ctx, { language: ctx.language, ...person }, 'Candidate') }),

  recruiter: async (ctx, { companyName, industries, ...person }) => ({
    browser: await keepSignUp(ctx, { language: ctx.language, ...person, company: { name: companyName, industries } }, 'Recruiter'),
  }),

  async newActivationLink(ctx, { email, browser }) {
    const waiting = await newestSignUps(ctx.db, email, 100);
    const own = browser && waiting.find((signUp) => signUp.browser_hash.equals(hashOf(browser)));
    const signUp = own || waiting[0];
    if (!signUp) throw new Refused('email-not-found');
    await atomically(ctx, (ctx) => mailActivation(ctx, signUp));
  },
};
