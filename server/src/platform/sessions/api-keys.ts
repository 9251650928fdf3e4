import { createHash } from 'node:crypto';
import { type KeyScope, keyCallsPerMinute, keyPrefix } from '@vitrine/contract/api-keys/scopes.ts';
import { hour, minute } from '@vitrine/contract/durations.ts';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { Actor, AnyCtx, World } from '../context.ts';
import { Refused, tooMany } from '../refused.ts';
import * as sql from './api-keys.sql.ts';
import { countCall } from './rates.sql.ts';
import { hashOf, newToken } from './secrets.ts';
import { presentActor } from './sessions.ts';

/** A key and how it begins, which is what is shown of it later. The key itself is stored nowhere. */
export function newKey() {
  const key = keyPrefix + newToken();
  return { key, prefix: key.slice(0, keyPrefix.length + 6), hash: hashOf(key) };
}

const keyIn = (authorization: string | undefined) => authorization?.match(new RegExp(`^Bearer (${keyPrefix}[\\w-]{43})$`))?.[1];

/** Whoever the key of an `Authorization: Bearer` header acts for, restricted to its scopes; nobody where it is none, or none that still opens anything. */
export async function keyHolderOf(world: World, authorization: string | undefined): Promise<Actor | undefined> {
  const key = keyIn(authorization);
  return key ? holderBehind(world, hashOf(key)) : undefined;
}

/** The same by the digest of the key, as signed links name it. */
export async function holderBehind(world: World, hash: Buffer): Promise<Actor | undefined> {
  const row = await sql.findKeyHolder(world.db, hash, world.now().toISOString());
  if (!row) return undefined;
  const actor = presentActor({ ...row, guest_of: null, guest_booking: null, password_at: null }, hash);
  return { ...actor, key: { id: row.key_id, scopes: row.scopes as KeyScope[], usedAt: row.used_at } };
}

/** Lets a key in that has the scope of the call, counts the call, and notes the use to the minute. */
export async function admitKey(ctx: AnyCtx, key: NonNullable<Actor['key']>, { byKey }: Pick<Endpoint, 'byKey'>) {
  const now = ctx.now();
  const { calls, resetsAt } = await countCall(ctx.db, `api-key ${key.id}`, 60, now);
  if (calls > keyCallsPerMinute * ctx.config.rateLimitFactor) throw tooMany(now, resetsAt);
  const before = new Date(now.getTime() - minute).toISOString();
  if (key.usedAt === null || key.usedAt < before) await sql.noteKeyUse(ctx.db, key.id, now.toISOString(), before);
  if (!byKey) throw new Refused('not-by-key');
  if (!key.scopes.includes(byKey)) throw new Refused('scope-missing', [{ field: 'scope', message: byKey }]);
}

/** How long a reply is kept for the same call. */
const repliesKept = 24 * hour;

/** What makes two calls the same: where they go and what they say. */
const digestOf = ({ route }: Pick<Endpoint, 'route'>, input: object) =>
  createHash('sha256')
    .update(`${route}\n${JSON.stringify(input)}`)
    .digest();

const purposeOf = (keyId: string, name: string) => `reply ${keyId} ${name}`;

const namePattern = /^[\x21-\x7e]{1,200}$/;

/** The name that a key gives to a call; undefined where there is none. */
export function nameOfCall({ actor }: AnyCtx, { idempotent }: Pick<Endpoint, 'idempotent'>, header: string | string[] | undefined) {
  if (!idempotent || header === undefined || !actor || !('key' in actor) || !actor.key) return undefined;
  if (typeof header === 'string' && namePattern.test(header)) return { keyId: actor.key.id, name: header };
  throw new Refused('invalid', [{ field: 'Idempotency-Key', message: '1 to 200 visible ASCII characters' }]);
}

/**
 * Does a call once under its name, and otherwise answers what it answered then. In the transaction of the call: name, what
 * was made and reply are there together or not at all, and of two calls at the same time one waits for the other.
 */
export async function onceNamed(
  ctx: Pick<World, 'db' | 'now' | 'seal'>,
  { keyId, name }: { keyId: string; name: string },
  { endpoint, input }: { endpoint: Endpoint; input: object },
  act: () => Promise<unknown>,
): Promise<unknown> {
  const { db, seal } = ctx;
  const now = ctx.now();
  const digest = digestOf(endpoint, input);
  await sql.forgetName(db, keyId, name, new Date(now.getTime() - repliesKept).toISOString());
  if (await sql.takeName(db, { api_key_id: keyId, name, digest, created_at: now.toISOString() })) {
    const reply = await act();
    await sql.keepReply(db, keyId, name, seal.close(JSON.stringify(reply ?? {}), purposeOf(keyId, name)));
    return reply;
  }
  const known = await sql.findCall(db, keyId, name);
  if (!known?.reply || !known.digest.equals(digest)) throw new Refused('key-reused');
  return JSON.parse(seal.open(known.reply, purposeOf(keyId, name)).toString());
}

export const forgetOldCalls = ({ db, now }: World) => sql.forgetCalls(db, new Date(now().getTime() - repliesKept).toISOString());
