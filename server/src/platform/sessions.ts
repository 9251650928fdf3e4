import type { Language, UserType } from '@vitrine/contract/vocabulary.ts';
import type { Actor, World } from './context.ts';
import { hashOf, newToken } from './secrets.ts';
import * as sql from './sessions.sql.ts';

const day = 24 * 60 * 60 * 1000;
/** A session ends seven days after it was last used. */
export const sessionLength = 7 * day;

/** Opens a session and answers its token, which is stored nowhere; `guestOf` limits it to one job code, `guestBooking` to one booking. */
export async function openSession(world: World, accountId: string, guestOf: string | null = null, guestBooking: string | null = null) {
  const token = newToken();
  const now = world.now();
  await sql.insertSession(world.db, {
    token_hash: hashOf(token),
    account_id: accountId,
    job_code_id: guestOf,
    booking_id: guestBooking,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + sessionLength).toISOString(),
  });
  return token;
}

/** Who holds the token of an `Authorization: Bearer` header, or nobody. */
export async function actorOf(world: World, authorization: string | undefined): Promise<Actor | undefined> {
  const token = authorization?.match(/^Bearer ([\w-]{43})$/)?.[1];
  if (!token) return undefined;
  const sessionHash = hashOf(token);
  const now = world.now();
  const row = await sql.findActor(world.db, sessionHash, now.toISOString());
  if (!row) return undefined;
  const left = new Date(row.expires_at).getTime() - now.getTime();
  if (left < sessionLength - day) await sql.prolongSession(world.db, sessionHash, new Date(now.getTime() + sessionLength).toISOString());
  return {
    accountId: row.id,
    email: row.email,
    userType: row.user_type as UserType,
    firstName: row.first_name,
    lastName: row.last_name,
    language: row.language as Language,
    companyId: row.company_id,
    owner: row.owner,
    // a job without an interview limits its guest as well
    guestOf: row.guest_of ?? (row.guest_booking && `booking ${row.guest_booking}`),
    guestBooking: row.guest_booking,
    sessionHash,
  };
}

export const endSession = (world: World, hash: Buffer) => sql.deleteSession(world.db, hash);
export const endSessionsOf = (world: Pick<World, 'db'>, accountId: string, except?: Buffer) =>
  sql.deleteSessionsOf(world.db, accountId, except);
