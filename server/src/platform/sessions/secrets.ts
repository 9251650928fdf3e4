import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret for links and sessions: 256 random bits, base64url, 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest();

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A short id that people may read aloud: six characters unless told (R241). */
export const newShortId = (length = 6) => Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');

export const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Compares in constant time. */
export function sameText(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
