import { account } from '@vitrine/contract/accounts/account.ts';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { day } from '@vitrine/contract/durations.ts';
import { methodOf, pathOf } from '@vitrine/contract/endpoint.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { givenCandidate, givenCompany, testPassword } from '../fixtures.ts';

let t: TestWorld;
let ownerId: string;
let job: Awaited<ReturnType<typeof givenJobCode>>;
let count = 0;

beforeAll(async () => {
  t = await startWorld();
  const { owner } = await givenCompany(t.world);
  ownerId = owner.id;
  job = await givenJobCode(await t.as(ownerId));
});

const address = () => `victim${++count}@mail.test`;
const own = { firstName: 'Vera', lastName: 'True', language: 'en' as const, termsAccepted: true as const };
const attacker = { ...own, firstName: 'Att', lastName: 'Acker', password: 'Gr8-horse-staple-9' };
const basic = (email: string, password: string) => ({ authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}` });
const enter = async (email: string, password: string, query: { bookingId?: string; uniqueId?: string } = {}) =>
  (await t.as(undefined, { headers: basic(email, password) }))(signIn.login, { skipEmailValidation: true, ...query });
const bearer = (token: string) => t.as(undefined, { headers: { authorization: `Bearer ${token}` } });
const refused = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const tokensIn = async (email: string, name: string) =>
  (await t.mailsTo(email)).flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`[?&]${name}=([\\w-]+)`, 'g'))].map((match) => match[1] ?? ''),
  );

describe('somebody who only knows an address', () => {
  test("neither enters nor renames a guest's account by signing up with it", async () => {
    const email = address();
    const anyone = await t.as();
    const guest = await anyone(registration.guest, { ...own, email, jobcodeId: job.id });
    if (!('token' in guest)) throw new Error('no session');
    const victim = await bearer(guest.token);
    await victim(interview.begin, { jobcodeId: job.id, consent: true, kind: 'video' } as never);

    await anyone(registration.candidate, { ...attacker, email });
    for (const query of [{}, { bookingId: job.bookingId }]) {
      const { token } = await enter(email, attacker.password, query);
      const inside = await bearer(token);
      await expect(inside(account.own, {})).rejects.toEqual(refused('not-activated'));
      await expect(inside(interview.mine, {})).rejects.toEqual(refused('not-activated'));
      await expect(inside(privacy.erase, { password: attacker.password })).rejects.toEqual(refused('not-activated'));
      await expect(inside(privacy.startExport, {})).rejects.toEqual(refused('not-activated'));
    }
    expect(await victim(account.own, {})).toMatchObject({ firstName: 'Vera', lastName: 'True' });
  });

  test('reaches nothing of a profile that a company added', async () => {
    const email = address();
    await (await t.as(ownerId))(profile.create, { email, firstName: 'Vera', lastName: 'True', cAddress: 'Secret Street 1' } as never);
    await (await t.as())(registration.candidate, { ...attacker, email });
    const inside = await bearer((await enter(email, attacker.password)).token);
    await expect(inside(profile.own, {})).rejects.toEqual(refused('not-activated'));
    await expect(inside(privacy.own, {})).rejects.toEqual(refused('not-activated'));
  });

  test('gets no way to an invitation and cannot remove it', async () => {
    const email = address();
    await (await t.as(ownerId))(invitations.invite, { bookingId: job.bookingId, candidates: [{ email }], message: 'private word' });
    await (await t.as())(registration.candidate, { ...attacker, email });
    const { token } = await enter(email, attacker.password, { bookingId: job.bookingId });
    const inside = await bearer(token);
    await expect(inside(privacy.erase, { password: attacker.password })).rejects.toEqual(refused('guest-not-allowed'));
    await expect(inside(privacy.startExport, {})).rejects.toEqual(refused('guest-not-allowed'));
    // a guest without an application whom nobody confirmed is forgotten, the invitation stays
    t.later(32 * day);
    await t.world.jobs.enqueue(t.world.db, 'forget-all-left-alone', {}, undefined, undefined);
    await t.work();
    const { items } = await (await t.as(ownerId))(invitations.list, { bookingId: job.bookingId } as never);
    expect(items.map((one: { email: string }) => one.email)).toContain(email);
  });

  test('does not own the password when the true owner confirms by a newer mail, and voids no earlier link', async () => {
    const email = address();
    const anyone = await t.as();
    await anyone(registration.candidate, { ...own, email, password: testPassword });
    await anyone(registration.candidate, { ...attacker, email });
    const [newest, first] = await tokensIn(email, 'activation');
    // a click alone sets nothing, and the own password is not that of the newer sign-up
    const activation = newest ?? '';
    await expect(anyone(registration.activate, { activation })).rejects.toEqual(refused('wrong-password'));
    await expect(anyone(registration.activate, { activation, password: testPassword })).rejects.toEqual(refused('wrong-password'));
    await anyone(registration.activate, { activation: first ?? '', password: testPassword });
    const fresh = { newPassword: 'a third quiet harbour', firstName: 'Vera', lastName: 'True' };
    await expect(anyone(registration.activate, { activation, ...fresh })).rejects.toEqual(refused('link-expired'));
    await expect(enter(email, attacker.password)).rejects.toEqual(refused('sign-in-failed'));
    const inside = await bearer((await enter(email, testPassword)).token);
    expect(await inside(account.own, {})).toMatchObject({ firstName: 'Vera' });
  });

  test("has no say when the owner opens the attacker's link and chooses a new password and name", async () => {
    const email = address();
    const anyone = await t.as();
    await anyone(registration.candidate, { ...attacker, email });
    const { token } = await enter(email, attacker.password, { bookingId: job.bookingId });
    const earlier = await bearer(token);
    await earlier(account.own, {});
    const [activation = ''] = await tokensIn(email, 'activation');
    await anyone(registration.activate, { activation, newPassword: 'a third quiet harbour', firstName: 'Vera', lastName: 'True' });
    await expect(earlier(account.own, {})).rejects.toEqual(refused('not-signed-in'));
    await expect(enter(email, attacker.password)).rejects.toEqual(refused('sign-in-failed'));
    expect(await (await bearer((await enter(email, 'a third quiet harbour')).token))(account.own, {})).toMatchObject({ firstName: 'Vera' });
  });

  test('is out for good once the owner has opened the link of the interview that was begun in their name', async () => {
    const email = address();
    await (await t.as())(registration.candidate, { ...attacker, email });
    const earlier = await bearer((await enter(email, attacker.password, { bookingId: job.bookingId })).token);
    await earlier(account.own, {});
    const [token = ''] = await tokensIn(email, 'guest');
    await (await t.as())(registration.guestByLink, { token });
    await expect(earlier(account.own, {})).rejects.toEqual(refused('not-signed-in'));
    const again = await bearer((await enter(email, attacker.password, { bookingId: job.bookingId })).token);
    await expect(again(account.own, {})).rejects.toEqual(refused('not-activated'));
  });

  test('makes no second account by being as fast as the owner', async () => {
    const email = address();
    const anyone = await t.as();
    await anyone(registration.candidate, { ...own, email, password: testPassword });
    await anyone(registration.candidate, { ...attacker, email });
    const [newest = '', first = ''] = await tokensIn(email, 'activation');
    const fresh = { newPassword: 'a third quiet harbour', firstName: 'Vera', lastName: 'True' };
    const done = await Promise.allSettled([
      anyone(registration.activate, { activation: newest, ...fresh }),
      anyone(registration.activate, { activation: first, ...fresh }),
    ]);
    const codes = done.map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.problem.code));
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(['already-registered', 'link-expired']).toContain(codes.find((code) => code !== 'done'));
  });

  test("who began as a guest with somebody's address is out as soon as the owner opens a mailed link", async () => {
    const email = address();
    const anyone = await t.as();
    const guest = await anyone(registration.guest, { ...attacker, email, jobcodeId: job.id });
    if (!('token' in guest)) throw new Error('no session');
    const earlier = await bearer(guest.token);
    await earlier(account.own, {});
    const [token = ''] = await tokensIn(email, 'guest');
    const back = await anyone(registration.guestByLink, { token });
    await expect(earlier(account.own, {})).rejects.toEqual(refused('not-signed-in'));
    // opened again, on a second device: the first one stays
    await anyone(registration.guestByLink, { token });
    await (await bearer(back.token))(account.own, {});
  });
});

describe('before the address is confirmed (R150)', () => {
  test('signing in is refused without skipEmailValidation, and always without the password', async () => {
    const email = address();
    await (await t.as())(registration.candidate, { ...own, email, password: testPassword });
    await expect((await t.as(undefined, { headers: basic(email, testPassword) }))(signIn.login, {})).rejects.toEqual(
      refused('not-activated'),
    );
    expect(await enter(email, testPassword)).toMatchObject({ userEmail: email, userType: 'Candidate' });
    await expect(enter(email, 'something else')).rejects.toEqual(refused('sign-in-failed'));
  });

  test('a candidate goes on with the interview that is named, as a guest, and with that alone', async () => {
    const email = address();
    await (await t.as())(registration.candidate, { ...own, email, password: testPassword });
    const { token } = await enter(email, testPassword, { bookingId: job.bookingId });
    const inside = await bearer(token);
    expect(await inside(account.own, {})).toMatchObject({ email, firstName: 'Vera', guest: true });
    await expect(inside(privacy.own, {})).rejects.toEqual(refused('guest-not-allowed'));
    // the same browser comes back before the address is confirmed
    expect(await (await bearer((await enter(email, testPassword, { bookingId: job.bookingId })).token))(account.own, {})).toMatchObject({
      email,
    });
  });

  test('a personal link names the interview as well', async () => {
    const email = address();
    await (await t.as(ownerId))(invitations.invite, { bookingId: job.bookingId, candidates: [{ email }] });
    const uniqueId = (await t.mailsTo(email))[0]?.text.match(new RegExp(`/video-interview/${job.id}/([\\w-]+)`))?.[1] ?? '';
    await (await t.as())(registration.candidate, { ...own, email, password: testPassword });
    const inside = await bearer((await enter(email, testPassword, { uniqueId })).token);
    expect(await inside(account.own, {})).toMatchObject({ guest: true });
  });

  test('a recruiter reaches nothing, and no company exists', async () => {
    const email = address();
    await (await t.as())(registration.recruiter, { ...own, email, password: testPassword, companyName: `Unseen ${count}` });
    const { token, userType } = await enter(email, testPassword, { bookingId: job.bookingId });
    expect(userType).toBe('Recruiter');
    for (const endpoint of Object.values(topics).flatMap((topic) => Object.values(topic))) {
      if (endpoint.access === 'public') continue;
      const reply = await t.app.inject({
        method: methodOf(endpoint),
        url: pathOf(endpoint).replace(/\{\w+\}/g, 'x'),
        headers: { authorization: `Bearer ${token}` },
        ...(methodOf(endpoint) === 'POST' ? { payload: {} } : {}),
      });
      expect(`${endpoint.route} ${reply.json().code}`).toBe(`${endpoint.route} not-activated`);
    }
    expect(await t.world.db.selectFrom('company').select('id').where('name', '=', `Unseen ${count}`).execute()).toEqual([]);
  });

  test('a forgotten password is chosen anew by the link that confirms the address', async () => {
    const email = address();
    const anyone = await t.as();
    await anyone(registration.candidate, { ...own, email, password: testPassword });
    await anyone(passwords.forgot, { email });
    const [activation = ''] = await tokensIn(email, 'activation');
    await anyone(registration.activate, { activation, newPassword: 'a third quiet harbour', firstName: 'Vera', lastName: 'True' });
    expect(await enter(email, 'a third quiet harbour')).toMatchObject({ userEmail: email });
  });

  test('a sign-up nobody confirmed is forgotten after a month', async () => {
    const email = address();
    await (await t.as())(registration.candidate, { ...own, email, password: testPassword });
    t.later(31 * day);
    await t.world.jobs.enqueue(t.world.db, 'tidy-accounts', {}, undefined, undefined);
    await t.work();
    expect(await t.world.db.selectFrom('sign_up').select('id').where('email', '=', email).execute()).toEqual([]);
  });
});

test('an export holds no secret of a link', async () => {
  const { id, email } = await givenCandidate(t.world);
  await (await t.as(ownerId))(invitations.invite, { bookingId: job.bookingId, candidates: [{ email }], message: 'private word' });
  await (await t.as())(passwords.forgot, { email });
  const secrets = (await t.mailsTo(email)).flatMap(({ text }) => text.match(/[\w-]{43}/g) ?? []);
  expect(secrets.length).toBeGreaterThan(1);
  const own = await t.as(id);
  await own(privacy.startExport, {});
  await t.work();
  const { url } = await own(privacy.exportState, {});
  const zip = (await t.app.inject({ url: url ?? '' })).rawPayload.toString('latin1');
  expect(zip).toContain('private word');
  for (const secret of secrets) expect(zip).not.toContain(secret);
});
