import { createHash } from 'node:crypto';
import type { SignInProvider } from '@vitrine/contract/emails/shapes.ts';
import * as z from 'zod';
import type { Place } from './discovering.ts';

export interface Client {
  clientId: string;
  clientSecret: string;
}

/** What the operator has set: an application of their own at each provider. */
export interface SignInSettings {
  google: Client | undefined;
  microsoft: Client | undefined;
  own: (Client & { name: string; authorizeUrl: string; tokenUrl: string; scope: string; imap: Place; smtp: Place }) | undefined;
}

/** Where people sign in for their mailbox, and the servers that take what they get there. */
export interface Provider extends Client {
  id: SignInProvider;
  name: string;
  authorizeUrl: string;
  tokenUrl: string;
  scope: string;
  /** What else the page of the provider has to be told, so that the permission lasts. */
  also: Record<string, string>;
  imap: Place;
  smtp: Place;
}

const google = {
  id: 'google',
  name: 'Google',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  scope: 'https://mail.google.com/',
  also: { access_type: 'offline', prompt: 'consent' },
  imap: { host: 'imap.gmail.com', port: 993, secure: true },
  smtp: { host: 'smtp.gmail.com', port: 465, secure: true },
} as const;

const microsoft = {
  id: 'microsoft',
  name: 'Microsoft',
  authorizeUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
  tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
  scope: 'offline_access https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send',
  also: {},
  imap: { host: 'outlook.office365.com', port: 993, secure: true },
  smtp: { host: 'smtp.office365.com', port: 587, secure: false },
} as const;

/** The providers that the operator has set up. */
export const providersOf = (settings: SignInSettings): Provider[] => [
  ...(settings.google ? [{ ...google, ...settings.google }] : []),
  ...(settings.microsoft ? [{ ...microsoft, ...settings.microsoft }] : []),
  ...(settings.own ? [{ id: 'own' as const, also: {}, ...settings.own }] : []),
];

interface Going {
  email: string;
  redirect: string;
  state: string;
  verifier: string;
}

/** The page of the provider, for one person and one way back (PKCE, RFC 7636). */
export function signInPage({ authorizeUrl, clientId, scope, also }: Provider, { email, redirect, state, verifier }: Going): string {
  const url = new URL(authorizeUrl);
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    login_hint: email,
    ...also,
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

/** What opens a mailbox for a while, and what brings the next of it. */
export interface Tokens {
  access: string;
  refresh: string;
  /** In milliseconds; a provider that does not say it means an hour. */
  until: number;
  /** For how long in all; of what was kept before that was kept too, an hour. */
  lasts?: number;
}

const token = z.string().min(1).max(20_000);
const answered = z.object({
  access_token: token,
  refresh_token: token.optional(),
  expires_in: z.coerce.number().min(0).max(1e8).default(3600),
});

const patience = 8000;
const longestAnswer = 100_000;

/** Tokens for a code that somebody brought back; `refresh` is empty where the provider means them for once. */
export const tokensFor = (
  provider: Provider,
  { code, verifier, redirect }: { code: string; verifier: string; redirect: string },
  now: Date,
) => asked(provider, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirect }, now, '');

/** The next tokens. A provider that gives no new one for later means the former one. */
export const nextTokens = (provider: Provider, refresh: string, now: Date) =>
  asked(provider, { grant_type: 'refresh_token', refresh_token: refresh }, now, refresh);

/** What a provider says about the person; all else it complains of is about whoever set it up here (RFC 6749, 5.2). */
const wordsOfNo = ['invalid_grant', 'access_denied'];
const complaint = z.object({ error: z.string() });

/** A word of no is the fault `login`; what cannot be reached, or answers something else, is named as it is of mail servers. */
async function asked(
  { tokenUrl, clientId, clientSecret }: Provider,
  fields: Record<string, string>,
  now: Date,
  former: string,
): Promise<Tokens> {
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ ...fields, client_id: clientId, client_secret: clientSecret }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'TimeoutError' ? Object.assign(error, { cause: { code: 'ETIMEDOUT' } }) : error;
  });
  const text = (await response.text()).slice(0, longestAnswer);
  const said: unknown = JSON.parse(text);
  const complained = response.ok ? undefined : complaint.safeParse(said).data?.error;
  if (complained !== undefined && wordsOfNo.includes(complained))
    throw Object.assign(new Error('the provider said no'), { authenticationFailed: true });
  const read = response.ok ? answered.safeParse(said) : undefined;
  if (!read?.success) throw new Error('the provider answered something else');
  const { access_token: access, refresh_token: refresh = former, expires_in: seconds } = read.data;
  return { access, refresh, until: now.getTime() + seconds * 1000, lasts: seconds * 1000 };
}
