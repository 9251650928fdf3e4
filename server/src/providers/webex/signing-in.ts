import { createHash } from 'node:crypto';
import * as z from 'zod';
import { ask, WebexFailed, type WebexSettings } from './asking.ts';

/** What opens Webex in the name of a person for a while, and what brings the next of it. */
export interface WebexTokens {
  access: string;
  refresh: string;
  /** Milliseconds since 1970. */
  until: number;
  /** Milliseconds in all. */
  lasts: number;
}

/** Where a person allows the connection, with one way back (RFC 6749, 7636). */
export function webexPage(
  { api, clientId, scopes }: WebexSettings,
  { redirect, state, verifier }: { redirect: string; state: string; verifier: string },
): string {
  const url = new URL(`${api}/authorize`);
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    scope: scopes,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

const token = z.string().min(1).max(10_000);
const given = z.object({ access_token: token, refresh_token: token.optional(), expires_in: z.coerce.number().min(0).max(1e8) });

/** The tokens for a code that somebody brought back. */
export const webexTokens = (
  settings: WebexSettings,
  { code, verifier, redirect }: { code: string; verifier: string; redirect: string },
  now: Date,
) => asked(settings, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirect }, now);

/** The next tokens; one that brings the next again stays where no new one is given. */
export const nextWebexTokens = (settings: WebexSettings, refresh: string, now: Date) =>
  asked(settings, { grant_type: 'refresh_token', refresh_token: refresh }, now, refresh);

async function asked(
  { api, clientId, clientSecret }: WebexSettings,
  fields: Record<string, string>,
  now: Date,
  former?: string,
): Promise<WebexTokens> {
  const form = { ...fields, client_id: clientId, client_secret: clientSecret };
  const {
    access_token: access,
    refresh_token: refresh = former,
    expires_in: seconds,
  } = await ask({ method: 'POST', url: `${api}/access_token`, form }, given);
  // it would end within days, and nobody would know why
  if (refresh === undefined) throw new WebexFailed('answer');
  return { access, refresh, until: now.getTime() + seconds * 1000, lasts: seconds * 1000 };
}

/** Takes back what was given; Webex says yes also to what it does not know any more. */
export async function revokeWebex({ revokeUrl, clientId, clientSecret }: WebexSettings, { refresh }: WebexTokens) {
  await ask({ method: 'POST', url: revokeUrl, form: { token: refresh, client_id: clientId, client_secret: clientSecret } }, z.unknown());
}
