import type { registration } from '@vitrine/contract/accounts/registration.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Industry } from '@vitrine/contract/reference-lists.ts';
import type { Language, UserType } from '@vitrine/contract/vocabulary.ts';
import { atomically, type Ctx } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused, refuseField } from '../../../platform/refused.ts';
import { hashOf } from '../../../platform/sessions/secrets.ts';
import { endSessionsOf, openSession } from '../../../platform/sessions/sessions.ts';
import { findAccountByEmail, noteCorporate, updateAccount } from '../accounts.sql.ts';
import { demandFree } from '../addresses.ts';
import { createCompany } from '../companies.ts';
import { rememberDevice } from '../sign-in/guessing.ts';
import { demandStrength, hashPassword, isPassword } from '../sign-in/passwords-hashing.ts';
import { createAccount, recordConsent } from './creating.ts';
import { deleteSignUps, lockAddress, type SignUpRow, signUpOfToken } from './sign-ups.sql.ts';

type Proof = Input<typeof registration.activate>;

async function signUpBehind(ctx: Ctx, activation: string) {
  const signUp = await signUpOfToken(ctx.db, hashOf(activation), ctx.now().toISOString());
  if (!signUp) throw new Refused('link-expired');
  return signUp;
}

/** The account of a guest, or one that a company made: it has no password, and becomes the account of who confirms the address. */
async function accountToComplete(ctx: Ctx, { email, user_type }: SignUpRow) {
  const known = await findAccountByEmail(ctx.db, email);
  if (known?.user_type === user_type && user_type === 'Candidate' && !known.activated_at && !known.deactivated_at) return known;
  // what somebody else began with it as a guest does not keep a recruiter from it
  await demandFree(ctx, email);
  return undefined;
}

/**
 * Name and password of the account to be: those of the sign-up for whoever proves to have made it, otherwise new ones.
 * Somebody else may have signed up with this address, so opening the link alone sets neither.
 */
async function identityOf(signUp: SignUpRow, { browser, password, newPassword, firstName, lastName }: Proof) {
  if (newPassword !== undefined) {
    if (!firstName) throw refuseField('firstName', 'Please fill this in');
    if (!lastName) throw refuseField('lastName', 'Please fill this in');
    demandStrength(newPassword, [signUp.email, firstName, lastName]);
    return { first_name: firstName, last_name: lastName, password_hash: await hashPassword(newPassword) };
  }
  const byBrowser = browser !== undefined && signUp.browser_hash.equals(hashOf(browser));
  const proven = byBrowser || (password !== undefined && (await isPassword(signUp.password_hash, password)));
  if (!proven) throw new Refused('wrong-password', [{ field: 'password', message: 'wrong-password' }]);
  return { first_name: signUp.first_name, last_name: signUp.last_name, password_hash: signUp.password_hash };
}

type Confirming = Pick<Handlers<typeof registration>, 'activation' | 'activate'>;

export const confirmingHandlers: Confirming = {
  async activation(ctx, { activation }) {
    const signUp = await signUpBehind(ctx, activation);
    const known = await findAccountByEmail(ctx.db, signUp.email);
    return {
      userEmail: signUp.email,
      userType: signUp.user_type,
      firstName: known?.first_name || signUp.first_name,
      lastName: known?.last_name || signUp.last_name,
      companyName: signUp.company_name,
    };
  },

  async activate(ctx, proof) {
    // comparing and hashing take a while: not while others wait for the connection of a transaction
    const asked = await signUpBehind(ctx, proof.activation);
    const identity = { ...(await identityOf(asked, proof)), language: asked.language as Language };
    return atomically(ctx, async (ctx) => {
      await lockAddress(ctx.db, asked.email);
      const signUp = await signUpBehind(ctx, proof.activation);
      const known = await accountToComplete(ctx, signUp);
      const { email, user_type: userType, company_name: companyName } = signUp;
      const id =
        known?.id ??
        (await createAccount(ctx, {
          ...identity,
          email,
          userType,
          companyId: companyName === null ? null : await createCompany(ctx, companyName, signUp.industries as Industry[]),
          role: 'owner',
        }));
      const now = ctx.now().toISOString();
      await updateAccount(ctx.db, id, {
        ...identity,
        activated_at: now,
        confirmed_at: now,
        guest: false,
        career_stage: signUp.career_stage,
      });
      if (signUp.corporate) await noteCorporate(ctx.db, id, signUp.corporate);
      await recordConsent(ctx, id, 'terms', identity.language);
      // sessions opened before the address was confirmed may be somebody else's
      await endSessionsOf(ctx, id);
      await deleteSignUps(ctx.db, email);
      const session = { token: await openSession(ctx, id), userType: userType as UserType, userEmail: email };
      return { ...session, device: await rememberDevice(ctx, id) };
    });
  },
};
