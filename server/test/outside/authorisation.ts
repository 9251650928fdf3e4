import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import type net from 'node:net';

export const client = { id: 'vitrine', secret: 'secret-of-the-client' };

interface Granted {
  email: string;
  until: number;
}

/** A server at which people sign in and whose tokens a mail server asks about (RFC 6749, 7636, 7662). Whoever starts it ends it. */
export async function startAuthorisation() {
  const codes = new Map<string, { email: string; challenge: string; redirect: string }>();
  const access = new Map<string, Granted>();
  const refresh = new Map<string, string>();
  const state = { seconds: 3600, refreshed: 0, away: false, complaint: '', forOnce: false, asked: 0, held: Promise.resolve() };
  const grant = (email: string) => {
    const [token, next] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
    access.set(token, { email, until: Date.now() + state.seconds * 1000 });
    refresh.set(next, email);
    return { access_token: token, refresh_token: next, expires_in: state.seconds, token_type: 'Bearer' };
  };
  const bought = (asked: URLSearchParams) => {
    if (asked.get('client_id') !== client.id || asked.get('client_secret') !== client.secret) return undefined;
    if (asked.get('grant_type') === 'refresh_token') {
      const former = asked.get('refresh_token') ?? '';
      const email = refresh.get(former);
      // each is good for once
      refresh.delete(former);
      if (email) state.refreshed += 1;
      return email === undefined ? undefined : grant(email);
    }
    const code = asked.get('code') ?? '';
    const known = codes.get(code);
    codes.delete(code);
    const answer = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url');
    return known && known.challenge === answer && known.redirect === asked.get('redirect_uri') ? grant(known.email) : undefined;
  };
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const asked = new URLSearchParams(body);
    const say = (status: number, what: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(what));
    if (state.away) return void say(503, {});
    if (request.url === '/token') {
      state.asked += 1;
      const tokens = state.complaint ? undefined : bought(asked);
      const [status, what] = [tokens ? 200 : 400, tokens ?? { error: state.complaint || 'invalid_grant' }];
      await state.held;
      return void say(status, state.forOnce ? { ...what, refresh_token: undefined } : what);
    }
    const known = access.get(asked.get('token') ?? '');
    const active = known !== undefined && known.until > Date.now();
    say(200, active ? { active: 'true', username: known.email } : { active: 'false' });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  return {
    authorizeUrl: `${origin}/authorize`,
    tokenUrl: `${origin}/token`,
    introspectionUrl: `${origin}/introspect`,
    /** Somebody signs in at the page they were led to: with what they come back. */
    signIn(page: string, email: string) {
      const asked = new URL(page).searchParams;
      if (asked.get('client_id') !== client.id || asked.get('code_challenge_method') !== 'S256')
        throw new Error('this is no way to sign in');
      const code = randomBytes(16).toString('base64url');
      codes.set(code, { email, challenge: asked.get('code_challenge') ?? '', redirect: asked.get('redirect_uri') ?? '' });
      return { code, state: asked.get('state') ?? '' };
    },
    isGood: (token: string, email: string) => {
      const known = access.get(token);
      return known?.email === email && known.until > Date.now();
    },
    /** What it gives from now on holds for so many seconds. */
    givesFor: (seconds: number) => {
      state.seconds = seconds;
    },
    refreshed: () => state.refreshed,
    /** How often tokens were asked for, whatever came of it. */
    asked: () => state.asked,
    /** What it complains of to whoever asks for tokens; nothing, again, by an empty word. */
    complains: (of: string) => {
      state.complaint = of;
    },
    /** Gives nothing any more that brings the next token. */
    givesForOnce: (forOnce: boolean) => {
      state.forOnce = forOnce;
    },
    /** Whoever asks from now on does not wait; who waits goes on waiting. */
    answersOthers: () => {
      state.held = Promise.resolve();
    },
    /** Whoever asks for tokens from now on waits for their answer until that is called. */
    hold: () => {
      let letGo = () => {};
      state.held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return () => {
        state.held = Promise.resolve();
        letGo();
      };
    },
    /** Nothing that opens this mailbox is worth anything from now on; what brings the next stays, unless the permission is taken back. */
    end: (email: string, { permission = false } = {}) => {
      for (const [token, known] of access) if (known.email === email) access.delete(token);
      if (permission) for (const [token, of] of refresh) if (of === email) refresh.delete(token);
    },
    goAway: (away: boolean) => {
      state.away = away;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
