import { registration } from '@vitrine/contract/accounts/registration.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import { CallFailed, caller } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../../../platform/context.ts';
import { languageOf } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { explanation, homeTexts, plainTexts } from '../texts.ts';
import { readToken, setToken } from './cookie.ts';
import { erasedPage, homePage } from './home-page.ts';
import type { Page } from './page.ts';
import { errorPage, interviewPage, landingPage, wayBackPage } from './pages.ts';
import { comesFromUs } from './same-origin.ts';

interface Route {
  Params: { screen: string; jobcodeId: string; uniqueId?: string };
  /** A name that stands there twice has a list. */
  Querystring: Record<string, string | string[] | undefined>;
  Body: Record<string, string | undefined>;
}
type Asked = FastifyRequest<Route>;

const sessionOf = 'plainSession';
const tokenOf = (request: FastifyRequest) => request.getDecorator<string | undefined>(sessionOf);

/**
 * The interview as plain forms, for browsers below the floor and without scripts. The pages are a client of the product's
 * own calls, which check everything; only the session lies in a cookie here, sent to these pages alone.
 */
export function servePlainInterview(app: FastifyInstance, world: World) {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.decorateRequest(sessionOf, undefined);
    scope.addHook('onRequest', async (request, reply) => {
      request.setDecorator(sessionOf, readToken(request.headers.cookie, world.url()));
      // without a referrer browsers would call the origin of our own forms "null"
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
      if (request.method === 'POST' && !comesFromUs(request.headers, world.url())) throw new Refused('not-allowed');
    });
    for (const place of [
      '/plain/:screen(^(?:video|job)-interview$)/:jobcodeId',
      '/plain/:screen(^(?:video|job)-interview$)/:jobcodeId/:uniqueId',
    ]) {
      scope.get<Route>(place, (request, reply) => show(app, request, reply));
      scope.post<Route>(place, (request, reply) => act(app, world, request, reply));
      scope.post<Route>(`${place}/video`, (request, reply) => forward(app, request, reply, videoAddress(request)));
      scope.post<Route>(`${place}/file`, (request, reply) => forward(app, request, reply, '/api/interviews/answer/file'));
    }
  });
}

const videoAddress = ({ query }: Asked) =>
  `/api/jobcode/upload/videoanswer?${new URLSearchParams({ bookingId: String(query.bookingId), questionNo: String(query.questionNo) })}`;

const placeOf = ({ params }: Asked) => ({
  jobcodeId: params.jobcodeId,
  ...(params.uniqueId ? { uniqueId: params.uniqueId } : {}),
});

const pageOf = (request: Asked, error?: string): Page => {
  const { screen, jobcodeId, uniqueId } = request.params;
  const wanted = languages.find((one) => one === request.query.lang);
  const path = ['', 'plain', screen, jobcodeId, ...(uniqueId ? [uniqueId] : [])].map(encodeURIComponent).join('/');
  return { path, language: wanted ?? languageOf(request), error };
};

/** Calls the product as this person, or with another authorization. */
const callOf = (app: FastifyInstance, request: Asked, authorization = tokenOf(request) && `Bearer ${tokenOf(request)}`) =>
  caller(async ({ method, url, json }) => {
    const headers = {
      host: request.headers.host ?? '',
      'x-language': pageOf(request).language,
      ...(authorization ? { authorization } : {}),
    };
    const reply = await app.inject({ method, url, headers, remoteAddress: request.ip, ...(json ? { payload: json } : {}) });
    return { status: reply.statusCode, body: reply.body ? (reply.json() as unknown) : undefined };
  });

const send = (reply: FastifyReply, page: string, status = 200) => reply.code(status).type('text/html; charset=utf-8').send(page);

/** Shows where the person stands: the interview when it was begun, else its landing. */
async function show(app: FastifyInstance, request: Asked, reply: FastifyReply, failed?: CallFailed, note?: string) {
  const language = pageOf(request).language;
  const error = failed && explanation(language, failed.problem.code, failed.problem.title);
  const page = pageOf(request, error);
  const status = failed ? failed.problem.status : 200;
  const call = callOf(app, request);
  const { guest } = request.query;
  try {
    const landing = await call(interview.landing, placeOf(request));
    const opening = typeof guest === 'string' && guest && !failed;
    const over = landing.mine !== 'none' && landing.mine !== 'elsewhere' && landing.state !== 'open';
    if (over || landing.mine === 'sent' || landing.mine === 'withdrawn' || (landing.mine === 'elsewhere' && !opening))
      return send(reply, homePage(page, await call(applicationHome.show, placeOf(request)), note), status);
    if (landing.mine === 'started') return send(reply, interviewPage(page, await call(interview.view, placeOf(request))), status);
    if (opening) return send(reply, wayBackPage(page, landing, guest));
    return send(reply, landingPage(page, landing, Boolean(tokenOf(request)), note), status);
  } catch (error) {
    const { problem } = asFailed(error);
    return send(reply, errorPage({ ...page, error: explanation(language, problem.code, problem.title) }), problem.status);
  }
}

const asFailed = (error: unknown) => {
  if (error instanceof CallFailed) return error;
  throw error;
};

const leaveSession = (reply: FastifyReply, world: World, token: string) => reply.header('set-cookie', setToken(token, world.url()));

const back = (request: Asked, reply: FastifyReply) => {
  const { path, language } = pageOf(request);
  return reply.redirect(`${path}?lang=${language}`, 303);
};

type Action = (app: FastifyInstance, world: World, request: Asked, reply: FastifyReply) => Promise<string | undefined>;

const basic = (email: string, password: string) => `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;

/** What the forms of the pages do; one may return a sentence to be shown instead of going on. */
const actions: Record<string, Action> = {
  async guest(app, world, request, reply) {
    const { firstName = '', lastName = '', email = '', terms } = request.body;
    const { language } = pageOf(request);
    const who = { firstName, lastName, email, language, termsAccepted: (terms === '1') as true };
    const joined = await callOf(app, request, '')(registration.guest, { ...who, ...placeOf(request) });
    if (!('token' in joined)) return plainTexts[language].mailed;
    leaveSession(reply, world, joined.token);
    await callOf(app, request, `Bearer ${joined.token}`)(interview.begin, { ...placeOf(request), consent: true });
    return undefined;
  },

  async 'sign-in'(app, world, request, reply) {
    const { email = '', password = '' } = request.body;
    const { token } = await callOf(app, request, basic(email, password))(signIn.login, {});
    leaveSession(reply, world, token);
    return undefined;
  },

  async 'sign-out'(app, world, request, reply) {
    if (tokenOf(request)) await callOf(app, request)(signIn.logout, {});
    leaveSession(reply, world, '');
    return undefined;
  },

  async return(app, world, request, reply) {
    const { token } = await callOf(app, request, '')(registration.guestByLink, { token: request.body.token ?? '' });
    leaveSession(reply, world, token);
    return undefined;
  },

  async begin(app, _world, request) {
    await callOf(app, request)(interview.begin, { ...placeOf(request), consent: (request.body.consent === '1') as true });
    return undefined;
  },

  async text(app, _world, request) {
    const { applicationId = '', questionNo, text = '' } = request.body;
    await callOf(app, request)(takes.text, { applicationId, questionNo: Number(questionNo), text: text.replace(/\r\n/g, '\n') });
    return undefined;
  },

  async withdraw(app, _world, request) {
    await callOf(app, request)(applying.withdraw, { applicationId: request.body.applicationId ?? '' });
    return undefined;
  },

  async ask(app, _world, request) {
    const { applicationId = '', message = '' } = request.body;
    await callOf(app, request)(applicationHome.ask, { applicationId, message: message.replace(/\r\n/g, '\n') });
    return homeTexts[pageOf(request).language].asked;
  },

  async 'mail-link'(app, _world, request) {
    const { jobcodeId, uniqueId = '' } = request.params;
    await callOf(app, request)(applicationHome.mailWayIn, { jobcodeId, uniqueId });
    return homeTexts[pageOf(request).language].mailed;
  },

  async send(app, _world, request) {
    await callOf(app, request)(interview.submit, { applicationId: request.body.applicationId ?? '' });
    return undefined;
  },
};

/** A guest has everything removed; the page after it is the last one. */
async function erase(app: FastifyInstance, world: World, request: Asked, reply: FastifyReply) {
  if (request.body.sure !== '1') throw new Refused('invalid');
  await callOf(app, request)(privacy.eraseGuest, {});
  leaveSession(reply, world, '');
  return erasedPage(pageOf(request));
}

async function act(app: FastifyInstance, world: World, request: Asked, reply: FastifyReply) {
  const action = request.body?.action ?? '';
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run && action !== 'erase') throw new Refused('invalid');
  try {
    if (!run) return send(reply, await erase(app, world, request, reply));
    const note = await run(app, world, request, reply);
    return note === undefined ? back(request, reply) : show(app, request, reply, undefined, note);
  } catch (error) {
    return show(app, request, reply, asFailed(error));
  }
}

/** Hands an upload on as it streams in. */
async function forward(app: FastifyInstance, request: Asked, reply: FastifyReply, url: string) {
  // anything else was read already, and nothing would come any more
  if (!request.isMultipart()) throw new Refused('invalid');
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  const answered = await app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${tokenOf(request)}`, 'content-type': type, ...(length ? { 'content-length': length } : {}) },
    remoteAddress: request.ip,
    payload: request.raw,
  });
  if (answered.statusCode === 200) return back(request, reply);
  return show(app, request, reply, new CallFailed(answered.json()));
}
