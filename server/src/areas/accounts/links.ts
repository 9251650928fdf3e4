import { hour } from '@vitrine/contract/durations.ts';
import type { World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { hashOf, newToken } from '../../platform/sessions/secrets.ts';
import * as sql from './links.sql.ts';

const lifetime: Record<sql.Purpose, number> = {
  password: 2 * hour,
  email: 48 * hour,
  'sign-in': hour / 4,
  guest: 30 * 24 * hour,
  added: 30 * 24 * hour,
};

/** Makes the secret of a mailed link; earlier ones of the same purpose end, but for sign-in codes, of which every mail has its own. */
export async function newLink(ctx: World, accountId: string, purpose: sql.Purpose, detail: object = {}) {
  if (purpose !== 'sign-in' && purpose !== 'guest') await sql.deleteTokens(ctx.db, accountId, purpose);
  const token = newToken();
  const now = ctx.now();
  await sql.insertToken(ctx.db, {
    token_hash: hashOf(token),
    purpose,
    account_id: accountId,
    detail: JSON.stringify(detail),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetime[purpose]).toISOString(),
  });
  return token;
}

/** Ends all mailed links of an account: its address has become another one. */
export const endLinks = (ctx: World, accountId: string) => sql.deleteAllTokens(ctx.db, accountId);

/** Ends what was asked for while another password was good: new addresses, new passwords, codes. A guest's way back stays. */
export const endRequests = (ctx: World, accountId: string) => sql.deleteAllTokens(ctx.db, accountId, ['guest', 'added']);

/** Uses a link up; refused when it was used, replaced or is too old. */
export async function takeLink(ctx: World, token: string, purpose: sql.Purpose) {
  const found = await sql.consumeToken(ctx.db, hashOf(token), purpose, ctx.now().toISOString());
  if (!found) throw new Refused('link-expired');
  return { accountId: found.account_id, detail: found.detail as Record<string, string | null> };
}

/** Looks at a link that may be opened again, such as a guest's way back. */
export async function readLink(ctx: World, token: string, purpose: sql.Purpose) {
  const found = await sql.findToken(ctx.db, hashOf(token), purpose, ctx.now().toISOString());
  if (!found) throw new Refused('link-expired');
  return { accountId: found.account_id, detail: found.detail as Record<string, string | null> };
}
