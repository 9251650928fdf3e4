import { day, minute } from '@vitrine/contract/durations.ts';
import type { CompanyRole, Language, UserType } from '@vitrine/contract/vocabulary.ts';
import { gatheringIn } from '../concurrency/gathering.ts';
import type { Actor, Caller, GuestReviewer, World } from '../context.ts';
import { hashOf, newToken } from './secrets.ts';
import * as sql from './sessions.sql.ts';

/** A session ends seven days after it was last used, and ninety days after it began at the latest. */
export const sessionLength = 7 * day;
const longestSession = 90 * day;
/** One by single sign-on ends a day after it began: whom the company put out at its provider is out here by then. */
const longestBySingleSignOn = day;
/** How exactly people are told when a session was used; noting it more often would only cost. */
const noted = 5 * 60 * 1000;

interface Opened {
  /** Limits it to one job code, … */
  guestOf?: string | null;
  /** … or to one booking. */
  guestBooking?: string | null;
  /** It is opened by the password or a passkey, and not by a link. */
  byPassword?: boolean;
  /** A passkey or a code was shown as well. */
  bySecondStep?: boolean;
  /** It is opened at the provider of the company. */
  bySingleSignOn?: boolean;
}

/** Opens a session and returns its token, which is stored nowhere. */
export async function openSession(
  world: World & { caller?: Caller },
  accountId: string,
  { guestOf = null, guestBooking = null, byPassword = false, bySecondStep = false, bySingleSignOn = false }: Opened = {},
) {
  const token = newToken();
  const now = world.now();
  await sql.insertSession(world.db, {
    token_hash: hashOf(token),
    account_id: accountId,
    job_code_id: guestOf,
    booking_id: guestBooking,
    agent: world.caller?.agent.slice(0, 400) ?? '',
    created_at: now.toISOString(),
    used_at: now.toISOString(),
    expires_at: new Date(now.getTime() + (bySingleSignOn ? longestBySingleSignOn : sessionLength)).toISOString(),
    password_at: byPassword ? now.toISOString() : null,
    second_step_at: bySecondStep ? now.toISOString() : null,
    by_single_sign_on: bySingleSignOn,
  });
  return token;
}

const tokenOf = (authorization: string | undefined) => authorization?.match(/^Bearer ([\w-]{43})$/)?.[1];

type Found = NonNullable<Awaited<ReturnType<typeof sql.findActor>>>;

/** The actor of a session, which its use prolongs. */
async function used(world: World, sessionHash: Buffer, row: Found): Promise<Actor> {
  const now = world.now();
  if (now.getTime() - new Date(row.used_at).getTime() > noted) {
    const until = new Date(now.getTime() + sessionLength).toISOString();
    const longest = row.by_single_sign_on ? longestBySingleSignOn : longestSession;
    await sql.prolongSession(world.db, sessionHash, now.toISOString(), until, longest);
  }
  return presentActor(row, sessionHash);
}

/** Who holds the token of an `Authorization: Bearer` header, or nobody. */
export async function actorOf(world: World, authorization: string | undefined): Promise<Actor | undefined> {
  const token = tokenOf(authorization);
  if (!token) return undefined;
  const sessionHash = hashOf(token);
  const row = await sql.findActor(world.db, sessionHash, world.now().toISOString());
  return row && used(world, sessionHash, row);
}

const gathered = gatheringIn(async (world, hashes: Buffer[]) => {
  const rows = await sql.findActors(world.db, hashes, world.now().toISOString());
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
  return hashes.map((hash) => byHash.get(hash.toString('hex')));
});

/** The same where many ask at once: those who do are looked up together, and each after it has asked. */
export async function oneOfManyActors(world: World, authorization: string): Promise<Actor | undefined> {
  const token = tokenOf(authorization);
  if (!token) return undefined;
  const sessionHash = hashOf(token);
  const row = await gathered(world)(sessionHash);
  return row && used(world, sessionHash, row);
}

/** Those of these sessions that still run, as hex. */
export const stillRunning = async (world: World, hashes: Buffer[]) =>
  new Set((await sql.runningSessions(world.db, hashes, world.now().toISOString())).map((one) => one.toString('hex')));

/** Whoever has the session of this digest, while it runs and opens what it is for. */
export async function sessionBehind(world: World, sessionHash: Buffer): Promise<Actor | undefined> {
  const row = await sql.findActor(world.db, sessionHash, world.now().toISOString());
  return row && !row.held ? presentActor(row, sessionHash) : undefined;
}

/** The guest reviewer who holds the token of an `Authorization: Bearer` header, or nobody. */
export async function guestReviewerOf(world: World, authorization: string | undefined) {
  const token = tokenOf(authorization);
  return token ? findReviewer(world, hashOf(token)) : undefined;
}

/** The same by the digest of the token. */
export async function findReviewer(world: World, sessionHash: Buffer): Promise<GuestReviewer | undefined> {
  const row = await sql.findGuestReviewer(world.db, sessionHash, world.now().toISOString());
  if (!row) return undefined;
  return {
    role: 'guest-reviewer',
    guestId: row.id,
    firstName: row.name,
    lastName: '',
    language: row.language as Language,
    scope: { companyId: row.company_id, bookings: [row.booking_id] },
    sessionHash,
  };
}

/** The actor that a row tells of. */
export function presentActor(
  row: Omit<Found, 'token_hash' | 'used_at' | 'held' | 'by_single_sign_on'> & { held?: boolean },
  sessionHash: Buffer,
): Actor {
  const role = row.company_role as CompanyRole | null;
  return {
    accountId: row.id,
    email: row.email,
    userType: row.user_type as UserType,
    firstName: row.first_name,
    lastName: row.last_name,
    language: row.language as Language,
    companyId: row.company_id,
    role,
    scope: role && row.company_id ? { companyId: row.company_id, bookings: role === 'hiring-manager' ? row.given : 'all' } : null,
    // a job without an interview limits its guest as well
    guestOf: row.guest_of ?? (row.guest_booking && `booking ${row.guest_booking}`),
    guestBooking: row.guest_booking,
    passwordAt: row.password_at,
    held: row.held ?? false,
    sessionHash,
  };
}

/** How long a password that was shown serves for what is dangerous. */
const passwordServes = 15 * minute;

/** Whether whoever calls has shown the password a short while ago. */
export const hasShownPassword = ({ now }: Pick<World, 'now'>, { passwordAt }: Pick<Actor, 'passwordAt'>) =>
  passwordAt !== null && now().getTime() - Date.parse(passwordAt) < passwordServes;

export const notePassword = ({ db, now }: World, { sessionHash }: Pick<Actor, 'sessionHash'>) =>
  sql.notePassword(db, sessionHash, now().toISOString());

/** A passkey or a code was shown in this session. */
export const noteSecondStep = ({ db, now }: Pick<World, 'db' | 'now'>, { sessionHash }: Pick<Actor, 'sessionHash'>) =>
  sql.noteSecondStep(db, sessionHash, now().toISOString());

/** Whether the caller signed up and has not confirmed the address: such a token is good for nothing else yet. */
export async function isUnconfirmed(world: World, authorization: string | undefined) {
  const token = tokenOf(authorization);
  return token !== undefined && (await sql.findUnconfirmed(world.db, hashOf(token), world.now().toISOString()));
}

/** Where an account is signed in. */
export const sessionsOf = (world: World, accountId: string) => sql.sessionsOf(world.db, accountId, world.now().toISOString());

export const endSession = (world: World, hash: Buffer) => sql.deleteSession(world.db, hash);
export const endSessionsOf = (world: Pick<World, 'db'>, accountId: string, except?: Buffer) =>
  sql.deleteSessionsOf(world.db, accountId, except);
/** Ends one session of an account; returns whether there was one. */
export const endSessionOf = (world: World, accountId: string, id: string) => sql.deleteSessionOf(world.db, accountId, id);

/** Ends the sessions of a company's people that were opened at its provider. */
export const endSingleSignOnSessions = (world: Pick<World, 'db'>, companyId: string) =>
  sql.deleteSessionsOfCompany(world.db, companyId, { bySingleSignOn: true });
/** Ends those that were opened in another way; its owner stays signed in. */
export const endOtherSessions = (world: Pick<World, 'db'>, companyId: string) =>
  sql.deleteSessionsOfCompany(world.db, companyId, { bySingleSignOn: false });
