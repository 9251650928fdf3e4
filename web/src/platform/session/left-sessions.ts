import { stored } from '../stored.ts';
import { leftSessionsKey } from './session.ts';

/** Sessions that were left here and that the server may not know of yet: digests of their tokens, which open nothing. */
export const leftSessions = () => stored.get(leftSessionsKey)?.split(' ') ?? [];

function write(all: string[]) {
  if (all.length > 0) stored.set(leftSessionsKey, all.join(' '));
  else stored.remove(leftSessionsKey);
}

/** Remembers that a session is left; undefined where the browser makes no digests, which it does over HTTPS alone. */
export async function keepLeft(token: string): Promise<string | undefined> {
  const hash = await (crypto.subtle as SubtleCrypto | undefined)?.digest('SHA-256', new TextEncoder().encode(token));
  if (!hash) return undefined;
  const digest = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  write([...leftSessions(), digest]);
  return digest;
}

export const forgetLeft = (digest: string | undefined) => write(leftSessions().filter((one) => one !== digest));
