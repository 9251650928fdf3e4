import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Actor, World } from '../context.ts';
import { holderBehind } from './api-keys.ts';
import { hashOf } from './secrets.ts';
import { findReviewer, sessionBehind } from './sessions.ts';

const algorithm = 'aes-256-ctr';
const ivBytes = 16;

const keyOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'session mark', 32));

/** Of digests, so that a list with many pictures conceals that of its caller once. */
const known = new WeakMap<Buffer, string>();

/** The digest of a session as others may see it: by the digest itself they could end the session. The same one comes out alike, so that links stay the same. */
function conceal(key: string, digest: Buffer) {
  const before = known.get(digest);
  if (before) return before;
  const iv = createHmac('sha256', key).update('session mark').update(digest).digest().subarray(0, ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(key), iv);
  const concealed = Buffer.concat([iv, cipher.update(digest), cipher.final()]).toString('base64url');
  known.set(digest, concealed);
  return concealed;
}

function reveal(key: string, concealed: Buffer) {
  const decipher = createDecipheriv(algorithm, keyOf(key), concealed.subarray(0, ivBytes));
  return Buffer.concat([decipher.update(concealed.subarray(ivBytes)), decipher.final()]);
}

/** What a signed link names of the session it is made for. It is another one as soon as the caller may see other jobs than then. */
export function sessionMark({ key }: Pick<World, 'key'>, { sessionHash, scope }: Pick<Actor, 'sessionHash' | 'scope'>) {
  const jobs = !scope || scope.bookings === 'all' ? '' : hashOf(scope.bookings.join()).toString('base64url');
  return `${conceal(key, sessionHash)}.${jobs}`;
}

/** Whether the session or the key behind a mark still opens, and sees what it saw. */
export async function isStillMarked(world: World, mark: string) {
  const concealed = Buffer.from(mark.split('.')[0] ?? '', 'base64url');
  if (concealed.length <= ivBytes) return false;
  const hash = reveal(world.key, concealed);
  const actor = (await sessionBehind(world, hash)) ?? (await holderBehind(world, hash)) ?? (await findReviewer(world, hash));
  return actor !== undefined && sessionMark(world, actor) === mark;
}
