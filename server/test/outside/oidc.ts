import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { cert, key } from './certificate.ts';

/** This product as the provider knows it. */
export const client = { clientId: 'vitrine', clientSecret: 'secret: of the client' };

export interface Person {
  sub: string;
  email?: string | undefined;
  [claim: string]: unknown;
}

/** What the provider does otherwise than it should, for one who signs in. */
export interface Fault {
  /** Claims in place of the right ones. */
  claims?: Record<string, unknown>;
  /** Not signed at all. */
  unsigned?: true;
  /** Signed by a key that it does not publish. */
  foreignKey?: true;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Granted {
  person: Person;
  fault: Fault;
  nonce: string | null;
  challenge: string;
  redirect: string;
}

/** A provider of identities (OpenID Connect Core 1.0, Discovery 1.0, RFC 7636, RFC 9207) at which people sign in. Whoever starts it ends it. */
export async function startOidc() {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, Granted>();
  const users = new Map<string, Person>();
  const state = { status: 200, tokensAsked: 0, saysIssuer: true, next: undefined as Person | undefined, issuer: '' };

  function idToken({ person, nonce, fault }: Granted) {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: state.issuer,
      aud: client.clientId,
      exp: now + 300,
      iat: now,
      auth_time: now,
      nonce: nonce ?? undefined,
      ...person,
      ...fault.claims,
    };
    const content = `${part({ alg: fault.unsigned ? 'none' : 'RS256', kid: 'one', typ: 'JWT' })}.${part(claims)}`;
    if (fault.unsigned) return `${content}.`;
    const signature = createSign('sha256')
      .update(content)
      .sign((fault.foreignKey ? foreign : keys).privateKey);
    return `${content}.${signature.toString('base64url')}`;
  }

  function tokensFor(asked: URLSearchParams, authorization: string | undefined) {
    const [id = '', secret = ''] = Buffer.from(authorization?.replace('Basic ', '') ?? '', 'base64')
      .toString()
      .split(':')
      .map((one) => decodeURIComponent(one.replaceAll('+', ' ')));
    if (id !== client.clientId || secret !== client.clientSecret) return { error: 'invalid_client' };
    const code = asked.get('code') ?? '';
    const known = codes.get(code);
    codes.delete(code);
    const answer = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url');
    if (!known || known.challenge !== answer || known.redirect !== asked.get('redirect_uri')) return { error: 'invalid_grant' };
    const access = randomBytes(16).toString('base64url');
    users.set(access, known.person);
    return { access_token: access, token_type: 'Bearer', expires_in: 300, id_token: idToken(known) };
  }

  /** Somebody signs in at the page they were led to: with what they come back. */
  function signIn(page: string, person: Person, fault: Fault = {}) {
    const asked = new URL(page).searchParams;
    if (
      asked.get('client_id') !== client.clientId ||
      asked.get('code_challenge_method') !== 'S256' ||
      asked.get('response_type') !== 'code'
    )
      throw new Error('this is no way to sign in');
    const code = randomBytes(16).toString('base64url');
    const redirect = asked.get('redirect_uri') ?? '';
    codes.set(code, { person, fault, nonce: asked.get('nonce'), challenge: asked.get('code_challenge') ?? '', redirect });
    const back = { code, state: asked.get('state') ?? '', ...(state.saysIssuer ? { iss: state.issuer } : {}) };
    return { ...back, companyId: redirect.slice(redirect.lastIndexOf('/') + 1), redirect };
  }

  const server = https.createServer({ key, cert }, async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const say = (status: number, what: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(what));
    const { pathname, href } = new URL(request.url ?? '/', state.issuer);
    if (state.status !== 200) return void say(state.status, {});
    if (pathname === '/.well-known/openid-configuration')
      return void say(200, {
        issuer: state.issuer,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/keys`,
        userinfo_endpoint: `${origin}/userinfo`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: state.saysIssuer,
      });
    if (pathname === '/keys')
      return void say(200, { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
    if (pathname === '/token') {
      state.tokensAsked += 1;
      const tokens = tokensFor(new URLSearchParams(body), request.headers.authorization);
      return void say('error' in tokens ? 400 : 200, tokens);
    }
    if (pathname === '/userinfo') return void say(200, users.get(request.headers.authorization?.replace('Bearer ', '') ?? '') ?? {});
    if (pathname === '/authorize' && state.next) {
      const { redirect, companyId: _, ...back } = signIn(href, state.next);
      return void response.writeHead(302, { location: `${redirect}?${new URLSearchParams(back)}` }).end();
    }
    say(404, {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.issuer = origin;
  return {
    issuer: origin,
    signIn,
    /** Who is at the browser that is led here from now on. */
    seats: (person: Person) => {
      state.next = person;
    },
    /** What it answers to everything; 200 again for the right thing. */
    answers: (status: number) => {
      state.status = status;
    },
    /** Whether it says in the address who it is. */
    saysIssuer: (says: boolean) => {
      state.saysIssuer = says;
    },
    /** Says of itself that it is another one. */
    pretends: (issuer: string) => {
      state.issuer = issuer;
    },
    /** How often a code was brought to it. */
    tokensAsked: () => state.tokensAsked,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
