import type { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Language, UserType } from '@vitrine/contract/vocabulary.ts';
import { atomically, type Ctx } from '../../../platform/context.ts';
import { isDemoAccount } from '../../../platform/demo-mode.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { endSession } from '../../../platform/sessions/sessions.ts';
import { findAccount, findForSignIn, lockAccount } from '../accounts.sql.ts';
import { isUnproven } from '../addresses.ts';
import { takeLink } from '../links.ts';
import { spendCode } from '../second-step/codes.ts';
import { findApp } from '../second-step/second-step.sql.ts';
import { createGuest, openGuestSession, type Reach } from '../sign-up/guests.ts';
import { jobCodeOfBooking, jobCodeOfInvitation, lockSignUp, newestSignUps, noteGuestOf, type SignUpRow } from '../sign-up/sign-ups.sql.ts';
import { openUnconfirmed } from '../sign-up/sign-ups.ts';
import { demandOtherWays } from './by-provider.ts';
import { fittingCode, fittingHash, knownDevice, rememberDevice } from './guessing.ts';
import { sessionOf } from './session.ts';

/** Reads the header of HTTP Basic as UTF-8; the password may hold colons. */
export function readBasic(authorization: string | undefined) {
  const encoded = authorization?.match(/^Basic ([A-Za-z0-9+/=_-]+)$/i)?.[1];
  const text = encoded ? Buffer.from(encoded, 'base64').toString('utf8') : '';
  const colon = text.indexOf(':');
  // no address holds a control character, and no database takes a NUL
  if (colon < 0 || /\p{Cc}/u.test(text.slice(0, colon))) return undefined;
  return { email: text.slice(0, colon).trim().toLowerCase(), password: text.slice(colon + 1) };
}

/** Whoever signs up for an address again and again makes nobody wait for the hashes of all of it. */
const compared = 5;

type Wanted = Input<typeof signIn.login>;

async function reachOf(ctx: Ctx, { bookingId, uniqueId }: Wanted): Promise<Reach | undefined> {
  if (bookingId) return (await jobCodeOfBooking(ctx.db, bookingId)) ?? { bookingId };
  return uniqueId ? jobCodeOfInvitation(ctx.db, uniqueId) : undefined;
}

/**
 * A candidate's session for one interview before the address is confirmed: never that of an account which was there
 * before, or whose owner has opened a mailed link since.
 */
async function guestSessionFor(ctx: Ctx, signUp: SignUpRow, reach: Reach, knownId: string | undefined) {
  const known = knownId ? await lockAccount(ctx.db, knownId) : undefined;
  if (knownId && (!known || known.id !== signUp.account_id || !isUnproven(known) || known.deactivated_at)) return undefined;
  const { email, first_name: firstName, last_name: lastName } = signUp;
  const person = { email, firstName, lastName, language: signUp.language as Language };
  const id = known?.id ?? (await createGuest(ctx, person, reach));
  if (!known) await noteGuestOf(ctx.db, signUp.id, id);
  return openGuestSession(ctx, id, reach);
}

/** What the password of a sign-up opens while its address is not confirmed (R150). */
async function enterUnconfirmed(ctx: Ctx, signUp: SignUpRow, wanted: Wanted, knownId: string | undefined) {
  if (!wanted.skipEmailValidation) throw new Refused('not-activated');
  return atomically(ctx, async (ctx) => {
    // it may have been confirmed, or replaced, while its password was compared
    if (!(await lockSignUp(ctx.db, signUp.id))) throw new Refused('sign-in-failed');
    const reach = signUp.user_type === 'Candidate' ? await reachOf(ctx, wanted) : undefined;
    const asGuest = reach && (await guestSessionFor(ctx, signUp, reach, knownId));
    const token = asGuest ?? (await openUnconfirmed(ctx, signUp.id));
    return { token, userType: signUp.user_type as UserType, role: null, userEmail: signUp.email };
  });
}

/**
 * What the password alone does not open: where an app is set up, a code comes with it. What was begun without one is
 * worth nothing, so nothing is kept of it. Returns whether a code was shown.
 */
async function demandCode(ctx: Ctx, account: { id: string; email: string }, code: string | undefined, device: string | undefined) {
  if (!(await findApp(ctx.db, account.id))) return false;
  if (!code) throw new Refused('code-needed');
  if (await fittingCode(ctx, { email: account.email, device }, () => spendCode(ctx, account.id, code))) return true;
  throw new Refused('wrong-code', [{ field: 'code', message: 'wrong-code' }]);
}

export const signInHandlers: Handlers<typeof signIn> = {
  async login(ctx, wanted) {
    const given = readBasic(ctx.caller.authorization);
    if (!given || (isDemoAccount(given.email) && !ctx.caller.local)) throw new Refused('sign-in-failed');
    const account = await findForSignIn(ctx.db, given.email);
    const device = await knownDevice(ctx, account?.id, wanted.device);
    if (!account?.password_hash) {
      const signUps = await newestSignUps(ctx.db, given.email, compared);
      const hash = await fittingHash(ctx, { ...given, stored: signUps.map((one) => one.password_hash), device, ofSignUps: true });
      const signUp = signUps.find((one) => one.password_hash === hash);
      if (!signUp) throw new Refused('sign-in-failed');
      return enterUnconfirmed(ctx, signUp, wanted, account?.id);
    }
    if (!(await fittingHash(ctx, { ...given, stored: [account.password_hash], device }))) throw new Refused('sign-in-failed');
    if (account.deactivated_at || account.company_deactivated_at) throw new Refused('deactivated');
    if (!account.activated_at) throw new Refused('not-activated');
    const bySecondStep = await demandCode(ctx, account, wanted.code, device);
    return atomically(ctx, async (ctx) => {
      // comparing takes a while: whoever was put out meanwhile does not come in any more
      const now = await lockAccount(ctx.db, account.id);
      if (now?.password_hash !== account.password_hash || now.deactivated_at) throw new Refused('sign-in-failed');
      await demandOtherWays(ctx, now.id);
      // an app that was set up meanwhile asks for its code too
      if (!bySecondStep && (await findApp(ctx.db, now.id))) throw new Refused('code-needed');
      return {
        ...(await sessionOf(ctx, now, { byPassword: true, bySecondStep })),
        device: await rememberDevice(ctx, now.id, device),
      };
    });
  },

  async byCode(ctx, { token, userEmail }) {
    const { accountId } = await takeLink(ctx, token, 'sign-in');
    const account = await findAccount(ctx.db, accountId);
    if (account?.user_type !== 'Recruiter' || !account.activated_at || account.email !== userEmail.toLowerCase()) {
      throw new Refused('link-expired');
    }
    if (account.deactivated_at) throw new Refused('deactivated');
    if (await findApp(ctx.db, account.id)) throw new Refused('link-not-enough');
    return atomically(ctx, async (ctx) => {
      // whoever is put out or given another role meanwhile is looked at as they are then
      const now = await lockAccount(ctx.db, account.id);
      if (now?.email !== account.email || now.deactivated_at) throw new Refused('sign-in-failed');
      await demandOtherWays(ctx, now.id);
      return sessionOf(ctx, now);
    });
  },

  async logout(ctx) {
    await endSession(ctx, ctx.actor.sessionHash);
  },
};
