import { createHash, randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export const webexIntegration = { id: 'integration', secret: 'secret-of-the-integration' };

export interface FakeMeeting {
  id: string;
  title: string;
  start: string;
  end: string;
  timezone: string;
  integrationTags: string[];
  host: string;
}

interface FakeRecording {
  id: string;
  meetingId: string;
  topic: string;
  createTime: string;
  durationSeconds: number;
  playbackUrl: string;
  password: string;
}

interface Play {
  /** Of which calls, by how their path begins; `/meetings`. */
  on: string;
  status: number;
  /** How often; always, unless told. */
  times?: number;
  retryAfter?: number;
  /** Does what was asked, and answers so all the same. */
  after?: boolean;
  /** In place of what it would say. */
  body?: string;
}

type Said = [status: number, what: object];
const gone: Said = [404, { message: 'The requested resource could not be found.' }];

/** Webex as its documentation describes it, with a memory: people allow, tokens end, meetings and recordings are there. Whoever starts it ends it. */
export async function startWebex() {
  const codes = new Map<string, { email: string; challenge: string; redirect: string }>();
  const access = new Map<string, string>();
  const refresh = new Map<string, string>();
  const meetings = new Map<string, FakeMeeting>();
  const recordings = new Map<string, FakeRecording>();
  const asked: string[] = [];
  const state = {
    plays: [] as Play[],
    held: Promise.resolve(),
    person: 'kim@lindenhof.test',
    revoked: 0,
    seconds: 14 * 86_400,
    refreshed: 0,
  };

  const grant = (email: string) => {
    const [token, next] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
    access.set(token, email);
    refresh.set(next, email);
    return {
      access_token: token,
      expires_in: state.seconds,
      refresh_token: next,
      refresh_token_expires_in: 90 * 86_400,
      token_type: 'Bearer',
    };
  };

  function allow(page: string, email = state.person) {
    const said = new URL(page).searchParams;
    if (said.get('client_id') !== webexIntegration.id || said.get('code_challenge_method') !== 'S256' || !said.get('state'))
      throw new Error('this is no way to allow anything');
    const code = randomBytes(16).toString('base64url');
    codes.set(code, { email, challenge: said.get('code_challenge') ?? '', redirect: said.get('redirect_uri') ?? '' });
    return { code, state: said.get('state') ?? '', redirect: said.get('redirect_uri') ?? '' };
  }

  function tokens(form: URLSearchParams): Said {
    if (form.get('client_id') !== webexIntegration.id || form.get('client_secret') !== webexIntegration.secret) return [401, {}];
    if (form.get('grant_type') === 'refresh_token') {
      const email = refresh.get(form.get('refresh_token') ?? '');
      refresh.delete(form.get('refresh_token') ?? '');
      if (email) state.refreshed += 1;
      return email === undefined ? [400, { error: 'invalid_grant' }] : [200, grant(email)];
    }
    const known = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const answer = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fits = known?.challenge === answer && known.redirect === form.get('redirect_uri');
    return known && fits ? [200, grant(known.email)] : [400, { error: 'invalid_grant' }];
  }

  function ofMeetings(method: string, url: URL, id: string | undefined, body: string, host: string): Said {
    if (method === 'POST') {
      const made = { ...(JSON.parse(body) as Omit<FakeMeeting, 'id' | 'host'>), id: randomUUID().replaceAll('-', ''), host };
      meetings.set(made.id, made);
      return [200, linked(made)];
    }
    if (!id) {
      const tag = url.searchParams.get('integrationTag') ?? '';
      const found = [...meetings.values()].filter((one) => one.host === host && one.integrationTags.includes(tag));
      return [200, { items: found.map(linked) }];
    }
    const one = meetings.get(id);
    if (!one || one.host !== host) return gone;
    if (method === 'DELETE') meetings.delete(id);
    if (method === 'DELETE') return [204, {}];
    if (method === 'PATCH') Object.assign(one, JSON.parse(body));
    return [200, linked(one)];
  }
  const linked = (one: FakeMeeting) => ({ ...one, webLink: `https://lindenhof.webex.test/j.php?MTID=${one.id}`, password: 'BsmFHwE8' });

  function ofRecordings(url: URL, id: string | undefined): Said {
    if (id) {
      const one = recordings.get(id);
      return one ? [200, one] : gone;
    }
    const meetingId = url.searchParams.get('meetingId');
    return [200, { items: [...recordings.values()].filter((one) => one.meetingId === meetingId) }];
  }

  function answer(method: string, url: URL, body: string, authorization: string): Said {
    const [, kind, id] = url.pathname.split('/');
    const form = new URLSearchParams(body);
    if (kind === 'access_token') return tokens(form);
    if (kind === 'revoke') {
      state.revoked += 1;
      const email = refresh.get(form.get('token') ?? '');
      for (const kept of [access, refresh]) for (const [token, of] of kept) if (of === email) kept.delete(token);
      return [200, {}];
    }
    const email = access.get(authorization.replace('Bearer ', ''));
    if (email === undefined) return [401, { message: 'The request requires a valid access token' }];
    if (kind === 'people') return [200, { id: 'person', displayName: 'Kim of Lindenhof', emails: [email] }];
    if (kind === 'rooms') return [200, { items: [{ id: 'space-1', title: 'Bakery team', type: 'group' }] }];
    if (kind === 'meetings') return ofMeetings(method, url, id, body, email);
    return kind === 'recordings' ? ofRecordings(url, id) : gone;
  }

  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '', 'http://webex.test');
    if (url.pathname === '/authorize') {
      const { code, state: back, redirect } = allow(url.href);
      return void response.writeHead(302, { location: `${redirect}?${new URLSearchParams({ code, state: back })}` }).end();
    }
    asked.push(`${request.method} ${url.pathname}`);
    const play = state.plays.find(({ on, times = 1 }) => url.pathname.startsWith(on) && times > 0);
    if (play?.times) play.times -= 1;
    const say = () => answer(request.method ?? '', url, body, request.headers.authorization ?? '');
    const [status, what] = play && !play.after ? ([play.status, {}] as Said) : say();
    await state.held;
    response.writeHead(play?.status ?? status, {
      'content-type': 'application/json',
      ...(play?.retryAfter === undefined ? {} : { 'retry-after': String(play.retryAfter) }),
    });
    response.end((play?.status ?? status) === 204 ? undefined : (play?.body ?? JSON.stringify(what)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** What the operator sets, so that the product takes this for Webex. */
    settings: {
      WEBEX_CLIENT_ID: webexIntegration.id,
      WEBEX_CLIENT_SECRET: webexIntegration.secret,
      WEBEX_API: api,
      WEBEX_REVOKE_URL: `${api}/revoke`,
    },
    /** Somebody allows the connection on the page they were led to: with what they come back. */
    allow,
    meetings: () => [...meetings.values()],
    recordings,
    /** A meeting was recorded. */
    record(meetingId: string) {
      const id = randomUUID().replaceAll('-', '');
      recordings.set(id, {
        id,
        meetingId,
        topic: 'Talk',
        createTime: '2031-07-01T08:00:00Z',
        durationSeconds: 1800,
        playbackUrl: `https://lindenhof.webex.test/playback/${id}`,
        password: 'Wm5pmT3i',
      });
      return id;
    },
    /** Plays a fault; several are played one after the other. Nothing is, after an empty call. */
    plays: (...plays: Play[]) => {
      state.plays = plays.map((one) => ({ times: Number.POSITIVE_INFINITY, ...one }));
    },
    /** Nothing that opens Webex is worth anything from now on; what brings the next stays, unless the permission is taken back. */
    end: ({ permission = false } = {}) => {
      access.clear();
      if (permission) refresh.clear();
    },
    /** Calls so far, as `GET /people/me`. */
    asked: () => [...asked],
    refreshed: () => state.refreshed,
    revoked: () => state.revoked,
    /** How many tokens open it now. */
    opens: () => access.size + refresh.size,
    /** Everybody who asks from now on waits for their answer until that is called. */
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
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
export type FakeWebex = Awaited<ReturnType<typeof startWebex>>;
