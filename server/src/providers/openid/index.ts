import { emailAddress } from '@vitrine/contract/vocabulary.ts';
import * as openid from 'openid-client';
import * as z from 'zod';
import { askPublic, type Guard } from '../outgoing/index.ts';

/** A provider of identities, as a company named it. */
export interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What goes wrong there. `away`: it does not answer, or only with a fault of its own; `wrong`: what it says is not taken, `detail` being the code of why. */
export class ProviderFailed extends Error {
  readonly why: 'away' | 'wrong';
  readonly detail: string;
  constructor(why: 'away' | 'wrong', cause: unknown, detail = '') {
    super(`the provider of identities: ${why} ${detail}`, { cause });
    this.why = why;
    this.detail = detail;
  }
}

const limits = { maxBytes: 1_000_000, milliseconds: 8000 };

const named = z
  .string()
  .transform((said) => said.replace(/\p{C}/gu, ' ').trim().slice(0, 60))
  .catch('');

/** What is taken of the claims about somebody. */
const claims = z.object({
  // in printable ASCII, says OpenID Connect Core 2
  sub: z
    .string()
    .min(1)
    .max(255)
    .regex(/^\P{C}+$/u),
  email: emailAddress.optional().catch(undefined),
  // some say it as a word
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((said) => said === 'true')]).optional(),
  /** With Google, the domain of the organisation that manages the account. */
  hd: z.string().toLowerCase().optional().catch(undefined),
  given_name: named,
  family_name: named,
  name: named,
  /** When the token was made, and when its person was last asked to sign in: in seconds, by the clock of the provider. */
  iat: z.number(),
  auth_time: z.number().optional(),
});
export type Claims = z.output<typeof claims>;

/** Fetches as the library wants it, through the guard of all outgoing connections. */
const guarded =
  (guard: Guard): openid.CustomFetch =>
  async (url, { method, headers, body }) => {
    const sent = body instanceof URLSearchParams ? body.toString() : ((body ?? undefined) as string | Uint8Array | undefined);
    try {
      const answer = await askPublic(url, { method, headers, ...(sent === undefined ? {} : { body: sent }) }, limits, guard);
      if (answer.status >= 500) throw new ProviderFailed('away', undefined, String(answer.status));
      const empty = [204, 205, 304].includes(answer.status) || answer.status < 200;
      return new Response(empty ? null : new Uint8Array(answer.bytes), { status: empty ? 204 : answer.status, headers: answer.headers });
    } catch (error) {
      throw error instanceof ProviderFailed ? error : new ProviderFailed('away', error);
    }
  };

/** The client's secret as the provider wants it: in the header unless it takes it in the body alone (OpenID Connect Core 9). */
const showing =
  (secret: string): openid.ClientAuth =>
  (server, client, body, headers) => {
    const { token_endpoint_auth_methods_supported: taken = ['client_secret_basic'] } = server;
    const way = taken.includes('client_secret_basic') ? openid.ClientSecretBasic : openid.ClientSecretPost;
    way(secret)(server, client, body, headers);
  };

/**
 * Reads the configuration of a provider. Tokens are taken with the signature of a key that it publishes alone, and from
 * exactly this issuer: one that speaks for many, as the common one of Microsoft does, is none of a company.
 */
async function read({ issuer, clientId, clientSecret }: Provider, guard: Guard) {
  const server = new URL(issuer);
  const found = await openid.discovery(server, clientId, {}, showing(clientSecret), {
    execute: [openid.enableNonRepudiationChecks],
    [openid.customFetch]: guarded(guard),
    timeout: limits.milliseconds / 1000,
  });
  const { issuer: own, authorization_endpoint: page, token_endpoint: tokens } = found.serverMetadata();
  if (new URL(own).href !== server.href) throw new ProviderFailed('wrong', undefined, 'issuer');
  if (!tokens || URL.parse(page ?? '')?.protocol !== 'https:') throw new ProviderFailed('wrong', undefined, 'configuration');
  return found;
}

/** Does something at the provider; whatever goes wrong there is `ProviderFailed`. */
async function asking<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw understood(error);
  }
}

function understood(error: unknown): ProviderFailed {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof ProviderFailed) return one;
  if (error instanceof openid.ResponseBodyError || error instanceof openid.AuthorizationResponseError)
    return new ProviderFailed('wrong', error, error.error.slice(0, 100));
  const code = error instanceof openid.ClientError ? error.code : undefined;
  return new ProviderFailed(code === 'OAUTH_TIMEOUT' ? 'away' : 'wrong', error, code);
}

/** Whether there is a provider at this address. Throws `ProviderFailed`. */
export const readProvider = (provider: Provider, guard: Guard) => asking(async () => void (await read(provider, guard)));

interface Going {
  redirect: string;
  state: string;
  nonce: string;
  verifier: string;
  /** Who is probably to sign in. */
  email: string;
  /** Also whoever is signed in there already is to be asked. */
  anew: boolean;
}

/** The page of the provider at which somebody signs in: authorization code with PKCE. Throws `ProviderFailed`. */
export const providerPage = (provider: Provider, { redirect, state, nonce, verifier, email, anew }: Going, guard: Guard) =>
  asking(async () => {
    const found = await read(provider, guard);
    const url = openid.buildAuthorizationUrl(found, {
      redirect_uri: redirect,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      login_hint: email,
      ...(anew ? { prompt: 'login', max_age: '0' } : {}),
    });
    return url.href;
  });

interface Back {
  /** The address that the provider led back to, with all it said there. */
  callback: URL;
  state: string;
  nonce: string;
  verifier: string;
}

/** Who somebody is, for the code that the provider gave. Throws `ProviderFailed`. */
export const whoCame = (provider: Provider, { callback, state, nonce, verifier }: Back, guard: Guard): Promise<Claims> =>
  asking(async () => {
    const found = await read(provider, guard);
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await openid.authorizationCodeGrant(found, callback, checks);
    const said = tokens.claims();
    if (!said) throw new ProviderFailed('wrong', undefined, 'id_token');
    // some name the address elsewhere than in the token
    const more = said.email === undefined && found.serverMetadata().userinfo_endpoint;
    const person = more ? { ...(await openid.fetchUserInfo(found, tokens.access_token, said.sub)), ...said } : said;
    const taken = claims.safeParse(person);
    if (!taken.success) throw new ProviderFailed('wrong', taken.error, 'claims');
    return taken.data;
  });
