import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { account } from '@vitrine/contract/accounts/account.ts';
import type { team } from '@vitrine/contract/accounts/team.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { CallFailed, type Problem, type WireReply, type WireRequest } from '@vitrine/contract/caller.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { type Asked, type Endpoint, methodOf, pathOf, type Reply } from '@vitrine/contract/endpoint.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { checks } from '@vitrine/contract/operations/checks.ts';
import { about } from '@vitrine/contract/platform/about.ts';
import { type RefusalCode, statusOf, titleOf } from '@vitrine/contract/refusals.ts';
import { effectUse } from '@vitrine/contract/speech-effect/company.ts';
import { ownEffect } from '@vitrine/contract/speech-effect/own.ts';
import { applicantEffect } from '@vitrine/contract/speech-effect/reviewing.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { App } from './App.tsx';
import { replaceSockets } from './parts/chat/connection.ts';
import { type Extra, replaceTransport } from './platform/calls/api.ts';
import { showProblem } from './platform/calls/problems.ts';
import { makeQueryClient } from './platform/calls/query.ts';
import { startTexts } from './platform/i18n.ts';
import { clearSession, onVisitorChange, storeSession, type Visitor, visitor as visitorNow } from './platform/session/session.ts';
import { makeRouter } from './routes.tsx';

/** One thing the outside answers; later ones win over earlier ones. */
export interface Answer {
  endpoint: Endpoint;
  reply: (asked: Record<string, unknown>, request: WireRequest, extra: Extra) => unknown;
}

/** What an endpoint answers in a test, typed by the contract. */
export const answer = <const E extends Endpoint>(
  endpoint: E,
  reply: Reply<E> | ((asked: Asked<E>, request: WireRequest, extra: Extra) => Reply<E> | Promise<Reply<E>>),
): Answer => ({ endpoint, reply: typeof reply === 'function' ? (reply as Answer['reply']) : () => reply });

/** Throw it inside an answer, or give it as one, to have a call refused. */
export const refusal = (code: RefusalCode, errors?: Problem['errors'], retryAfter?: number) =>
  new CallFailed(
    { type: 'about:blank', status: statusOf(code), title: titleOf(code), code, ...(errors ? { errors } : {}) },
    '',
    retryAfter,
  );

export const refuse = (endpoint: Endpoint, code: RefusalCode, errors?: Problem['errors']): Answer => ({
  endpoint,
  reply: () => {
    throw refusal(code, errors);
  },
});

const userTypes = { candidate: 'Candidate', 'hiring-manager': 'Recruiter', recruiter: 'Recruiter', admin: 'User' } as const;

const roleOf = (who: Visitor) => (who === 'recruiter' || who === 'hiring-manager' ? who : null);

const noEffect: Reply<typeof ownEffect.look> = {
  offered: false,
  companyName: '',
  purpose: '',
  responsible: '',
  assessmentUrl: '',
  consents: { counting: null, company: null, dossier: null },
  text: '',
  effect: null,
  seen: '',
  releasedAt: null,
  fieldOfActivity: null,
};

const usual = (who: Visitor): Answer[] => [
  answer(about.config, { demo: null, supportPhone: null, supportChatUrl: null, withdrawal: false, marketing: null }),
  answer(conversations.unread, { unread: 0 }),
  // nothing happens meanwhile: whoever waits for it waits until the test ends
  answer(notifications.news, ({ version }) => (version ? new Promise(() => undefined) : { unseen: 0, messages: 0, version: 'none' })),
  answer(subscriptions.plans, { items: [] }),
  answer(checks.open, { broken: 0, attention: 0 }),
  // off, as it is until somebody turns it on
  answer(ownEffect.look, noEffect),
  answer(applicantEffect.look, { state: 'off', effect: null, fieldOfActivity: null }),
  answer(effectUse.job, { on: false, companyOn: false }),
  answer(effectUse.company, {
    on: false,
    purpose: '',
    responsible: '',
    assessmentUrl: '',
    changedBy: null,
    changedAt: null,
    mayChange: false,
  }),
  answer(account.keepTimeZone, {}),
  answer(account.own, {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'ada@example.org',
    pendingEmail: null,
    firstName: 'Ada',
    lastName: 'Lovelace',
    userType: who === 'signed-out' || who === 'guest-reviewer' ? 'Candidate' : userTypes[who],
    role: roleOf(who),
    language: 'en',
    profilePic: null,
    guest: false,
  }),
];

/** What was asked: placeholders of the path, query and body in one object. */
function askedOf(endpoint: Endpoint, request: WireRequest): Record<string, unknown> | undefined {
  const url = new URL(request.url, 'http://test');
  if (methodOf(endpoint) !== request.method) return undefined;
  const pattern = new RegExp(`^${pathOf(endpoint).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const match = pattern.exec(url.pathname);
  if (!match) return undefined;
  return {
    ...match.groups,
    ...Object.fromEntries(url.searchParams),
    ...(request.form ? Object.fromEntries(request.form) : {}),
    ...request.json,
  };
}

export interface Call {
  route: string;
  asked: Record<string, unknown>;
  request: WireRequest;
  extra: Extra;
}

/** Answers in place of the server; `calls` lists what was asked. */
export function answering(answers: readonly Answer[]) {
  const calls: Call[] = [];
  const problem = ({ problem: body, retryAfter }: CallFailed): WireReply => ({ status: body.status, body, retryAfter });
  replaceTransport(async (request, extra) => {
    for (const { endpoint, reply } of [...answers].reverse()) {
      const asked = askedOf(endpoint, request);
      if (!asked) continue;
      calls.push({ route: endpoint.route, asked, request, extra });
      try {
        return { status: 200, body: await reply(asked, request, extra) };
      } catch (error) {
        if (error instanceof CallFailed) return problem(error);
        throw error;
      }
    }
    throw new Error(`The test answers nothing for ${request.method} ${request.url}`);
  });
  return calls;
}

interface Situation {
  visitor?: Visitor;
  answers?: readonly Answer[];
  language?: Language;
}

/** Ends what the screen before listened to. */
let leave: () => void = () => undefined;

/** Opens a screen as the given visitor, with the answers of the outside; the whole frame stands around it. */
export async function renderScreen(path: string, { visitor = 'signed-out', answers = [], language = 'en' }: Situation = {}) {
  cleanup();
  leave();
  showProblem(null);
  clearSession();
  localStorage.clear();
  replaceSockets(() => ({ close: () => undefined }) as unknown as WebSocket);
  document.title = '';
  if (visitor === 'guest-reviewer') storeSession({ token: 'token-of-the-test', userType: null, role: 'guest-reviewer', userEmail: '' });
  else if (visitor !== 'signed-out')
    storeSession({ token: 'token-of-the-test', userType: userTypes[visitor], role: roleOf(visitor), userEmail: 'ada@example.org' });
  await startTexts(language);
  const calls = answering([...usual(visitor), ...answers]);
  const client = makeQueryClient();
  const router = makeRouter(visitorNow, createMemoryHistory({ initialEntries: [path] }));
  leave = onVisitorChange(() => {
    client.clear();
    void router.invalidate();
  });
  await router.load();
  const view = render(<App router={router} client={client} />);
  return { ...view, router, calls, user: userEvent.setup(), path: () => router.state.location.href };
}

/** A company as its people read it. */
export const corporateInfo: Reply<typeof team.info>['corporateInfo'] = {
  companyId: 'lindenhof',
  companyName: 'Lindenhof',
  companyLogo: null,
  industries: [],
  employees: null,
  departments: [],
  address: '',
  website: '',
  phone: '',
  timeZone: 'Europe/Berlin',
};
