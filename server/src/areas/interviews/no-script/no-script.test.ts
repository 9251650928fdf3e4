import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenRecruiter } from '../../../../test/people.ts';
import { aac, h264, record } from '../../../../test/recordings.ts';
import { startWorld } from '../../../../test/world.ts';
import { buildApp } from '../../../app.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';
import { listening } from '../fixtures.ts';

const { world, app, as, work, mailsTo } = await startWorld();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const video = fs.readFileSync(record(folder, 'answer.mp4', { ...h264, ...aac }));
let address = '';
beforeAll(async () => {
  address = await listening(app);
});

const given = async () => {
  const recruiter = await as((await givenRecruiter(world)).accountId);
  const job = await givenJobCode(recruiter, {
    title: 'Baker <b>',
    questions: [aQuestion('Why bread?', { retries: '1' }), aQuestion('Why here?')],
  });
  return { job, recruiter, url: `/plain/video-interview/${job.id}` };
};

/** A browser without scripts: it follows links, sends forms and keeps its cookie. */
function oldBrowser() {
  let cookie = '';
  const go = async (url: string, init: RequestInit = {}): Promise<{ status: number; text: string }> => {
    const from: Record<string, string> = init.method === 'POST' ? { origin: address } : {};
    const headers = { ...from, ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) };
    const reply = await fetch(address + url, { ...init, headers, redirect: 'manual' });
    const set = reply.headers.get('set-cookie');
    if (set) cookie = set.split(';')[0] ?? '';
    const next = reply.headers.get('location');
    return next ? go(next) : { status: reply.status, text: await reply.text() };
  };
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    go(url, { method: 'POST', body: new URLSearchParams(fields), headers });
  const upload = (url: string, bytes: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'video/mp4' }), 'answer.mp4');
    return go(url, { method: 'POST', body: form });
  };
  return { go, post, upload, cookie: () => cookie };
}

const mia = { action: 'guest', firstName: 'Mia', lastName: 'Vogel', consent: '1', terms: '1' };
const attribute = (text: string, pattern: RegExp) => (pattern.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');

describe('what became of an interview, on plain pages', () => {
  const sentBy = async (email: string) => {
    const { job, url, recruiter } = await given();
    const old = oldBrowser();
    const begun = await old.post(url, { ...mia, email });
    const applicationId = attribute(begun.text, /name="applicationId" value="([^"]+)"/);
    for (const questionNo of ['1', '2']) await old.post(url, { action: 'text', applicationId, questionNo, text: 'Bread.' });
    const sent = await old.post(url, { action: 'send', applicationId });
    return { job, url, recruiter, old, applicationId, sent };
  };

  it('the status and the decision stand there in the language of the page, and the answers can not be sent again', async () => {
    const { url, recruiter, old, applicationId, sent } = await sentBy('decided@plain.example');
    expect(sent.text).toContain('<h2>Arrived</h2>');
    expect(sent.text).toContain('Your application has arrived.');
    await recruiter(deciding.setStatus, { ids: [applicationId], status: 'Accepted' });
    const decided = await old.go(`${url}?lang=de`);
    expect(decided.text).toContain('<h2>Angenommen</h2>');
    expect(decided.text).toContain('Das Unternehmen möchte Sie gewinnen.');
    expect(decided.text).not.toContain('name="text"');
  });

  it('the application is withdrawn by one press, once, and the page says so', async () => {
    const { url, old, applicationId, recruiter } = await sentBy('gone@plain.example');
    const withdrawn = await old.post(url, { action: 'withdraw', applicationId });
    expect(withdrawn.text).toContain('<h2>Withdrawn</h2>');
    expect(withdrawn.text).toContain('Withdrawn by you on');
    expect(withdrawn.text).not.toContain('value="withdraw"');
    expect((await recruiter(applicants.one, { id: applicationId })).withdrawnAt).not.toBeNull();
    expect(await old.post(url, { action: 'withdraw', applicationId })).toMatchObject({ status: 409 });
  });

  it('what was sent and written stands there, a question goes to the company, and everything goes when the guest is sure', async () => {
    const { url, recruiter, old, applicationId } = await sentBy('home@plain.example');
    await recruiter(applicants.one, { id: applicationId });
    const asked = await old.post(url, { action: 'ask', applicationId, message: 'Is there a night bus?' });
    expect(asked.text).toContain('Your question is on its way.');
    const home = (await old.go(`${url}?lang=fr`)).text;
    for (const shown of ['1. Why bread?', 'Bread.', 'Ouverte le', '<h2>Courrier</h2>', 'was sent', 'Is there a night bus?'])
      expect(home).toContain(shown);
    expect(await old.post(url, { action: 'erase' })).toMatchObject({ status: 400 });
    const gone = await old.post(url, { action: 'erase', sure: '1' });
    expect(gone.text).toContain('<h1>Everything is deleted</h1>');
    expect((await old.go(url)).text).toContain('Go on as a guest');
    await expect(recruiter(applicants.one, { id: applicationId })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  });

  it('an invitation that was used elsewhere tells where it stands, and mails the way in', async () => {
    const { job, recruiter } = await given();
    const email = 'invited@plain.example';
    await recruiter(invitations.invite, { bookingId: job.bookingId, candidates: [{ email, firstName: 'Mia' }] });
    const uniqueId = /video-interview\/\w+\/([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1];
    const url = `/plain/video-interview/${job.id}/${uniqueId}`;
    await oldBrowser().post(url, { ...mia, email });
    const other = oldBrowser();
    const seen = await other.go(url);
    expect(seen.text).toContain('Begun, and not sent yet.');
    expect(seen.text).not.toContain('Why bread?');
    const before = (await mailsTo(email)).length;
    expect((await other.post(url, { action: 'mail-link' })).text).toContain('on its way to the address');
    expect((await mailsTo(email)).length).toBe(before + 1);
  });
});

describe('the interview as plain forms', () => {
  it('is answered by a video and a text, sent, and seen by the company like any other', async () => {
    const { url } = await given();
    const old = oldBrowser();
    const landing = await old.go(url);
    expect(landing.text).toContain('Baker &lt;b&gt;');
    expect(landing.text).toContain('This browser is too old to record here');
    const begun = await old.post(url, { ...mia, email: 'mia@plain.example' });
    expect(begun.text).toContain('Why bread?');
    const uploaded = await old.upload(attribute(begun.text, /action="([^"]+\/video\?[^"]+questionNo=1)"/), video);
    expect(uploaded.text).toContain('Your video is here.');
    const applicationId = attribute(begun.text, /name="applicationId" value="([^"]+)"/);
    const early = await old.post(url, { action: 'send', applicationId });
    expect(early).toMatchObject({ status: 409, text: expect.stringContaining('Some questions have no answer yet.') });
    const written = await old.post(url, { action: 'text', applicationId, questionNo: '2', text: 'Because <it> smells good.' });
    expect(written.text).toContain('Because &lt;it&gt; smells good.');
    expect((await old.post(url, { action: 'send', applicationId })).text).toContain('Thank you.');
    await work();
    const sent = await world.db
      .selectFrom('take')
      .select(['kind', 'state', 'media_state'])
      .where('application_id', '=', applicationId)
      .execute();
    expect(sent).toEqual(
      expect.arrayContaining([
        { kind: 'video', state: 'submitted', media_state: 'ready' },
        { kind: 'text', state: 'submitted', media_state: 'none' },
      ]),
    );
    expect((await old.go(url)).text).toContain('Your application has arrived.');
  });

  it('goes on by the mailed way back, which opening alone does not use up', async () => {
    const { url } = await given();
    await oldBrowser().post(url, { ...mia, email: 'back@plain.example' });
    const [mail] = await mailsTo('back@plain.example');
    const token = attribute(mail?.text ?? '', /guest=([\w-]+)/);
    const other = oldBrowser();
    const page = await other.go(`${url}?guest=${token}`);
    expect(other.cookie()).toBe('');
    expect(attribute(page.text, /name="token" value="([^"]+)"/)).toBe(token);
    expect((await other.post(url, { action: 'return', token })).text).toContain('Why bread?');
  });

  it('speaks German when asked', async () => {
    const { url } = await given();
    expect((await oldBrowser().go(`${url}?lang=de`)).text).toContain('Dieser Browser ist zu alt');
  });

  it('says what is wrong: no file, a broken one, a wrong password, no such interview', async () => {
    const { url } = await given();
    const old = oldBrowser();
    const begun = await old.post(url, { ...mia, email: 'wrong@plain.example' });
    const action = attribute(begun.text, /action="([^"]+\/video\?[^"]+questionNo=1)"/);
    expect((await old.upload(action, Buffer.from('MZ not a video'))).text).toContain('This kind of file cannot be taken.');
    expect((await old.upload(action, video.subarray(0, 4000))).text).toContain('This video cannot be read.');
    const stranger = oldBrowser();
    const refused = await stranger.post(url, { action: 'sign-in', email: 'nobody@plain.example', password: 'wrong' });
    expect(refused).toMatchObject({ status: 401, text: expect.stringContaining('The address or the password is wrong.') });
    expect(await stranger.go('/plain/video-interview/nothing')).toMatchObject({ status: 404 });
  });

  it('a form of another site is refused, and nobody else gets at the answers', async () => {
    const { url } = await given();
    const old = oldBrowser();
    const begun = await old.post(url, { ...mia, email: 'own@plain.example' });
    const applicationId = attribute(begun.text, /name="applicationId" value="([^"]+)"/);
    const foreign = await old.post(url, { action: 'send', applicationId }, { origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
    const other = oldBrowser();
    await other.post(url, { ...mia, email: 'other@plain.example' });
    const stolen = await other.post(url, { action: 'text', applicationId, questionNo: '1', text: 'mine now' });
    expect(stolen.status).toBe(404);
    expect(await world.db.selectFrom('take').select('id').where('application_id', '=', applicationId).execute()).toEqual([]);
  });
});

describe('a form is taken from our own pages alone', () => {
  const send = async (headers: Record<string, string>, fields: Record<string, string> = { action: 'sign-out' }) => {
    const { url } = await given();
    const payload = new URLSearchParams(fields).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:8000' };
    return (await app.inject({ method: 'POST', url, headers: { ...type, ...headers }, payload })).statusCode;
  };
  const origin = 'http://localhost:8000';

  it.each<[what: string, headers: Record<string, string>]>([
    ['a browser of today', { origin, 'sec-fetch-site': 'same-origin' }],
    ['a browser that hides the origin but says that it is ours', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['an older browser', { origin }],
    ['the oldest browsers', { referer: `${origin}/plain/x` }],
    ['a browser that knows the address of this installation', { origin: 'http://vitrine.test' }],
  ])('%s', async (_what, headers) => {
    expect(await send(headers)).toBe(303);
  });

  it.each<[what: string, headers: Record<string, string>]>([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['another site with our address in its own', { origin: 'http://localhost:8000.elsewhere.example' }],
    ['a frame without an origin', { origin: 'null' }],
    ['a frame of ours in another site', { origin, 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of ours', { origin, 'sec-fetch-site': 'same-site' }],
    ['a page of another site', { referer: 'https://elsewhere.example/plain' }],
    ['nonsense', { origin: 'nonsense' }],
    ['somebody who does not say where from', {}],
  ])('not from %s', async (_what, headers) => {
    expect(await send(headers)).toBe(403);
  });

  it.each(['__proto__', 'constructor', 'toString', '', 'nothing'])('not for the action "%s"', async (action) => {
    expect(await send({ origin }, { action })).toBe(400);
  });

  it('and its pages let the browser say so', async () => {
    const { url } = await given();
    expect((await app.inject({ url })).headers['referrer-policy']).toBe('same-origin');
  });
});

describe('over HTTPS', () => {
  it('the session lies in a cookie that only this very host can set and no script can read', async () => {
    const { url } = await given();
    const secure = await buildApp({ ...world, url: () => 'https://vitrine.test' });
    const payload = new URLSearchParams({ ...mia, email: 'mia.secure@mail.test' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const set = String((await secure.inject({ method: 'POST', url, headers, payload })).headers['set-cookie']);
    expect(set).toMatch(/^__Host-vitrine-plain=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=\d+$/);

    const signedIn = async (cookie: string) => (await secure.inject({ url, headers: { cookie } })).body.includes('name="questionNo"');
    const own = set.split(';')[0] ?? '';
    expect(await signedIn(own)).toBe(true);
    expect(await signedIn(own.replace('__Host-', ''))).toBe(false);
    await secure.close();
  });
});
