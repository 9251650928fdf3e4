import type { Actor, Ctx, World } from '../../../platform/context.ts';
import { Refused, tooMany } from '../../../platform/refused.ts';
import { hashOf, newToken, sign } from '../../../platform/sessions/secrets.ts';
import { findAccount } from '../accounts.sql.ts';
import * as sql from './guessing.sql.ts';
import { isPassword } from './passwords-hashing.ts';

const freeTries = 10;
/** In seconds. */
const firstWait = 5;
const longestWait = 15 * 60;

interface Guessing {
  whose: string;
  /** A right one is counted as well: anybody may have made it. */
  counts?: boolean;
}

/**
 * Tries a guess, after counting it: from the tenth wrong one in a row on each costs twice the wait of the one before
 * (`too-many-requests`), up to a quarter of an hour. Whoever guesses under one key makes no other key wait. A right one
 * ends the count.
 */
export async function guessed<R>(ctx: World, { whose, counts = false }: Guessing, attempt: () => Promise<R | undefined>) {
  // nobody's address is kept because somebody mistyped it
  const key = sign(ctx.key, `password ${whose}`);
  const free = freeTries * ctx.config.rateLimitFactor;
  if (!(await sql.countGuess(ctx.db, { key, free, first: firstWait, longest: longestWait, now: ctx.now() }))) {
    const next = await sql.nextTryAt(ctx.db, key);
    throw tooMany(ctx.now(), next ? new Date(next.next_try_at) : ctx.now());
  }
  const right = await attempt();
  if (right !== undefined && !counts) await sql.forgetGuesses(ctx.db, key);
  return right;
}

/** Which of the stored hashes a password fits, as a counted guess. */
const fitting = (ctx: World, stored: readonly (string | null | undefined)[], password: string, guessing: Guessing) =>
  guessed(ctx, guessing, async () => {
    for (const hash of stored.length > 0 ? stored : [null]) if (await isPassword(hash, password)) return hash ?? undefined;
    return undefined;
  });

interface SignIn {
  email: string;
  password: string;
  /** The hashes that it may fit; none for an unknown address. */
  stored: readonly string[];
  /** The secret of a device on which this account signed in before. */
  device: string | undefined;
  /** The hashes are those of sign-ups, which anybody makes for any address. */
  ofSignUps?: boolean;
}

/**
 * Which stored hash the password of a sign-in fits, if any. Wrong ones count for the address, from wherever they come; a known
 * device has a count of its own, so that nobody locks its owner out.
 */
export const fittingHash = (ctx: World, { email, password, stored, device, ofSignUps = false }: SignIn) =>
  fitting(ctx, stored, password, { whose: device ? `device ${device}` : `address ${email}`, counts: ofSignUps });

/** Whether a code fits that a sign-in asks for beside the password; wrong ones count as wrong passwords do. */
export const fittingCode = async (ctx: World, { email, device }: Pick<SignIn, 'email' | 'device'>, attempt: () => Promise<boolean>) =>
  (await guessed(
    ctx,
    { whose: device ? `code device ${device}` : `code address ${email}` },
    async () => (await attempt()) || undefined,
  )) === true;

/** Refuses whoever is signed in and does not know the own password (`wrong-password`, at the named field); a found session cannot guess it either. */
export async function demandPassword(ctx: Ctx<Actor>, password: string, field = 'password') {
  const account = await findAccount(ctx.db, ctx.actor.accountId);
  if (await fitting(ctx, [account?.password_hash], password, { whose: `session ${ctx.actor.sessionHash.toString('hex')}` })) return;
  throw new Refused('wrong-password', [{ field, message: 'wrong-password' }]);
}

/** The device's secret, if this account signed in there before. */
export async function knownDevice(ctx: World, accountId: string | undefined, device: string | undefined) {
  if (!accountId || !device) return undefined;
  return (await sql.findDevice(ctx.db, hashOf(device)))?.account_id === accountId ? device : undefined;
}

/** Remembers the device of a sign-in; returns the secret that it keeps. */
export async function rememberDevice(ctx: World, accountId: string, known?: string) {
  const now = ctx.now().toISOString();
  if (known) {
    await sql.touchDevice(ctx.db, hashOf(known), now);
    return known;
  }
  const token = newToken();
  await sql.insertDevice(ctx.db, { token_hash: hashOf(token), account_id: accountId, created_at: now, used_at: now });
  return token;
}
