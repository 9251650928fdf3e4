import { mayCall } from '@vitrine/contract/endpoint.ts';
import { refusals } from '@vitrine/contract/refusals.ts';
import { expect, test } from 'vitest';
import { givenCompany } from '../../src/areas/accounts/fixtures.ts';
import { givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { openSession } from '../../src/platform/sessions/sessions.ts';
import { givenStory } from '../story.ts';
import { startWorld } from '../world.ts';
import { answered, everyEndpoint } from './endpoints.ts';
import { chanceFrom } from './random.ts';
import { type Operation, oddOrigins, operationOf, type RandomRequest, randomRequest } from './requests.ts';

const total = 12_400;
const atOnce = 8;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

const operations = everyEndpoint.map(([, one]) => operationOf(one));
const accessOf = new Map(everyEndpoint.map(([route, { access }]) => [route, access]));

const t = await startWorld({ LOG_LEVEL: 'fatal' });
const story = await givenStory(t);
const other = await givenCompany(t.world);
const extra = await givenJobCode(await t.as(other.owner.id));

/** Who calls: mostly somebody the endpoint is for, so that requests get further than the door. */
function callerFor(operation: Operation, round: number) {
  const access = accessOf.get(`${operation.method} ${operation.path}`);
  const ofCompany = access && access !== 'public' && access !== 'signed-in' && !mayCall(access, 'candidate') && mayCall(access, 'owner');
  if (ofCompany) return round % 3 === 0 ? other.owner.id : story.owner.id;
  return [story.beginner.id, story.sender.id, story.owner.id][round % 3] ?? story.owner.id;
}

const known = [
  ...[story.job, story.draft, extra].flatMap((job) => [job.id, job.bookingId, ...job.questions.map((one) => one.id)]),
  ...[story.sent, story.begun].flatMap((one) => [one.applicationId, one.uniqueId]),
  story.answer.takeId,
  story.take.takeId,
  story.take.uploadToken,
  story.comment.id,
  story.link.linkId,
  story.invitation.id,
  story.sender.email,
  story.beginner.email,
  story.teammate.id,
  story.companyId,
  story.folder.id,
  'Orchard hands',
  ...story.changes,
];

/** Longer than anything that is asked for here takes on a slow machine; what is not through by then never will be. */
const patience = 60_000;

async function complaintAbout(request: RandomRequest) {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), patience);
  const raw = await Promise.race([t.app.inject(request), late.promise]);
  clearTimeout(timer);
  const reply = raw ? answered(raw) : { status: 0, type: '', text: 'no answer', code: undefined };
  if (reply.status === 200) return undefined;
  const problem = reply.type.includes('problem+json') && reply.code && reply.code in refusals;
  const consistent = problem && refusals[reply.code as keyof typeof refusals][0] === reply.status;
  if (reply.status > 0 && reply.status < 500 && consistent) return undefined;
  const what = { ...request, payload: request.payload?.toString().slice(0, 600) };
  return `${reply.status} ${reply.type} ${reply.text.slice(0, 300)}\n  ${JSON.stringify(what).slice(0, 1500)}`;
}

test(`${total} random requests are all answered, with success or with a reason (SEED=${seed})`, { timeout: 300_000 }, async () => {
  const chance = chanceFrom(seed);
  const complaints: string[] = [];
  const each = Math.ceil(total / operations.length);
  expect(each).toBeGreaterThanOrEqual(20);
  for (const operation of operations) {
    for (let done = 0; done < each; done += atOnce) {
      const token = await openSession(t.world, callerFor(operation, done / atOnce));
      const batch = Array.from({ length: Math.min(atOnce, each - done) }, () => randomRequest(chance, operation, token, known));
      complaints.push(...(await Promise.all(batch.map(complaintAbout))).filter((one) => one !== undefined));
    }
  }
  expect(complaints.slice(0, 8), `seed ${seed}, ${complaints.length} in all:\n${complaints.slice(0, 8).join('\n')}`).toEqual([]);
});

test('addresses that nobody serves are answered with a reason too', async () => {
  const tricks = ['/api', '/api/', '/api/nothing', '/api/%zz', '/api/%00', '/api/../../etc/passwd', '/api/%2e%2e/%2e%2e/etc/passwd'];
  const media = ['x', 'a.b', `${'a'.repeat(20_000)}`, '%zz', '..%2f..%2fsigning-key', '%00'].flatMap((one) => [
    `/api/media/${one}`,
    `/api/pictures/${one}`,
  ]);
  const takes = ['x', '%zz', story.take.takeId].map((one) => `/api/takes/${one}`);
  const wrongMethod = everyEndpoint.slice(0, 5).map(([route]) => route.split(' ')[1] ?? '');
  for (const url of [...tricks, ...media, ...takes])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH'] as const) {
      const complaint = await complaintAbout({ method: method as 'GET', url, headers: {} });
      expect(complaint, `${method} ${url.slice(0, 60)}`).toBeUndefined();
    }
  for (const url of wrongMethod) expect(await complaintAbout({ method: 'DELETE' as 'GET', url, headers: {} }), url).toBeUndefined();
});

/** The pages without scripts are forms: what a browser sends to them, in every shape but the right one. */
const plainPages = [
  `/plain/video-interview/${story.job.id}`,
  `/plain/job-interview/${story.job.id}/${story.sent.uniqueId}`,
  '/plain/video-interview/%00',
];
const actions = ['guest', 'sign-in', 'sign-out', 'return', 'begin', 'text', 'send', '__proto__', 'constructor', 'toString', '', '\u0000'];

test(`the pages without scripts answer everything with a page or a reason (SEED=${seed})`, { timeout: 300_000 }, async () => {
  const chance = chanceFrom(seed);
  const values = [
    '',
    '1',
    '__proto__',
    '\u0000',
    'a\u0000b@mail.test',
    'x'.repeat(3000),
    story.sent.applicationId,
    '<b>',
    '%zz',
    'nobody@mail.test',
  ];
  const fields = ['email', 'password', 'firstName', 'lastName', 'terms', 'consent', 'token', 'applicationId', 'questionNo', 'text'];
  for (let round = 0; round < 600; round++) {
    const body = new URLSearchParams(fields.filter(() => chance.odds(0.6)).map((name) => [name, chance.pick(values)]));
    if (chance.odds(0.9)) body.append('action', chance.pick(actions));
    const query = chance.odds(0.4)
      ? `?${chance.pick(['lang=de&lang=fr', 'guest=1&guest=2', 'guest=%00', 'lang=__proto__', 'questionNo=-1', '%zz', '&&='])}`
      : '';
    const place = `${chance.pick(plainPages)}${chance.pick(['', '', '', '/video', '/file'])}${query}`;
    const method = chance.odds(0.8) ? 'POST' : 'GET';
    const headers = {
      host: 'localhost',
      'content-type': chance.pick([
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/plain',
        'application/json',
      ]),
      ...(chance.odds(0.7) ? { origin: 'http://localhost' } : { origin: chance.pick(oddOrigins) }),
      ...(chance.odds(0.5) ? { cookie: `vitrine-plain=${chance.pick(['x'.repeat(43), '', '\u00e9', 'a=b; c'])}` } : {}),
      ...(chance.odds(0.1) ? { 'content-encoding': 'gzip' } : {}),
    };
    const reply = await t.app.inject({ method, url: place, headers, ...(method === 'POST' ? { payload: body.toString() } : {}) });
    const what = `seed ${seed}: ${reply.statusCode} ${method} ${place} ${JSON.stringify(headers)} ${body}`;
    expect(reply.statusCode, what).toBeLessThan(500);
    expect(reply.headers['content-type'] ?? reply.headers.location, what).toMatch(/^(text\/html|application\/problem\+json|\/plain\/)/);
  }
});
