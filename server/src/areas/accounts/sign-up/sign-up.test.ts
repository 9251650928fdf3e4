import { account } from '@vitrine/contract/accounts/account.ts';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { day, hour } from '@vitrine/contract/durations.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { callsWaiting } from '../../../../test/database.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany, testPassword } from '../fixtures.ts';

let t: TestWorld;
beforeAll(async () => {
  t = await startWorld();
});

const person = { firstName: 'Léa', lastName: 'Brun', password: testPassword, language: 'fr' as const, termsAccepted: true as const };
const basic = (email: string, password: string) => ({ authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}` });
const signInAs = async (email: string, password = testPassword) =>
  (await t.as(undefined, { headers: basic(email, password) }))(signIn.login, {});
const tokenIn = (text: string | undefined, name: string) => text?.match(new RegExp(`${name}=([\\w-]+)`))?.[1] ?? '';
const bearer = (token: string) => t.as(undefined, { headers: { authorization: `Bearer ${token}` } });
const lastMail = async (address: string) => (await t.mailsTo(address))[0];

describe('signing up', () => {
  test('a candidate signs up, confirms the address by the mailed link and signs in', async () => {
    const anyone = await t.as();
    await anyone(registration.candidate, { ...person, email: 'Lea@Mail.test' });
    await expect(signInAs('lea@mail.test')).rejects.toMatchObject({ problem: { code: 'not-activated' } });
    const mail = await lastMail('lea@mail.test');
    expect(mail?.subject).toContain('confirmer');
    const activation = tokenIn(mail?.text, 'activation');
    expect(await anyone(registration.activation, { activation })).toMatchObject({ firstName: 'Léa', companyName: null });
    expect(await anyone(registration.activate, { activation, password: testPassword })).toMatchObject({ userEmail: 'lea@mail.test' });
    expect(await signInAs('lea@mail.test')).toMatchObject({ userType: 'Candidate', userEmail: 'lea@mail.test' });
    await expect(anyone(registration.activate, { activation, password: testPassword })).rejects.toMatchObject({
      problem: { code: 'link-expired' },
    });
  });

  test('the browser that signed up confirms and is signed in without typing anything', async () => {
    const anyone = await t.as();
    const { browser } = await anyone(registration.candidate, { ...person, email: 'same@mail.test' });
    const activation = tokenIn((await lastMail('same@mail.test'))?.text, 'activation');
    const { token } = await anyone(registration.activate, { activation, browser });
    const own = await t.as(undefined, { headers: { authorization: `Bearer ${token}` } });
    expect(await own(account.own, {})).toMatchObject({ email: 'same@mail.test', firstName: 'Léa', guest: false });
    expect(await signInAs('same@mail.test')).toMatchObject({ userEmail: 'same@mail.test' });
  });

  test('two companies of one name that are confirmed at the same moment are both there, each under an address of its own', async () => {
    const anyone = await t.as();
    const ways = await Promise.all(
      ['one@zwilling.test', 'two@zwilling.test'].map(async (email) => {
        const { browser } = await anyone(registration.recruiter, { ...person, email, companyName: 'Zwilling', industries: ['retail'] });
        return { browser, activation: tokenIn((await lastMail(email))?.text, 'activation') };
      }),
    );
    const calls = await t.world.db.transaction().execute(async (db) => {
      await sql`lock table company in share mode`.execute(db);
      const both = ways.map((way) => anyone(registration.activate, way));
      await expect.poll(() => callsWaiting(t.world.db)).toBe(2);
      return both;
    });
    await Promise.all(calls);
    const slugs = await t.world.db.selectFrom('company').select('slug').where('name', '=', 'Zwilling').orderBy('slug').execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(['zwilling', 'zwilling-2']);
  });

  test('the career stage named at sign-up is what the profile begins with (R266)', async () => {
    const anyone = await t.as();
    const { browser } = await anyone(registration.candidate, { ...person, email: 'stage@mail.test', careerStage: 'Job starter' });
    const activation = tokenIn((await lastMail('stage@mail.test'))?.text, 'activation');
    const own = await bearer((await anyone(registration.activate, { activation, browser })).token);
    expect(await own(profile.own, {})).toMatchObject({ careerStage: 'Job starter' });
    expect(await own(profile.update, { profession: 'Baker' })).toMatchObject({ careerStage: 'Job starter', profession: 'Baker' });
    expect(await own(profile.update, { careerStage: null })).toMatchObject({ careerStage: null });
    const wrong = anyone(registration.candidate, { ...person, email: 'wrong@mail.test', careerStage: 'Volunteer' as never });
    await expect(wrong).rejects.toMatchObject({ problem: { errors: [{ field: 'careerStage' }] } });
  });

  test('the career stage named at sign-up is kept where the person has a profile already, as a guest or by a company', async () => {
    const anyone = await t.as();
    const recruiter = await t.as((await givenCompany(t.world)).owner.id);
    const added = { firstName: 'Léa', lastName: 'Morel', email: 'had@mail.test', careerStage: 'Student', profession: 'Baker' } as const;
    await recruiter(profile.create, { ...added, language: 'fr', message: '' });
    t.later(1000);
    const { browser } = await anyone(registration.candidate, { ...person, email: 'had@mail.test', careerStage: 'Job starter' });
    const activation = tokenIn((await lastMail('had@mail.test'))?.text, 'activation');
    const own = await bearer((await anyone(registration.activate, { activation, browser })).token);
    expect(await own(profile.own, {})).toMatchObject({ careerStage: 'Job starter', profession: 'Baker' });
    t.later(1000);
    expect(await own(profile.update, { about: 'Early' })).toMatchObject({ careerStage: 'Job starter', about: 'Early' });
    t.later(1000);
    expect(await own(profile.update, { careerStage: null })).toMatchObject({ careerStage: null });
    expect(await own(profile.update, { about: 'Late' })).toMatchObject({ careerStage: null });
  });

  test('the mailed link leads on to where the person was going, and to no other site', async () => {
    const anyone = await t.as();
    await anyone(registration.candidate, { ...person, email: 'next@mail.test', next: '/job-interview/abc123?lang=fr' });
    expect((await lastMail('next@mail.test'))?.text).toContain(`&next=${encodeURIComponent('/job-interview/abc123?lang=fr')}`);
    for (const next of ['//evil.test', 'https://evil.test', '/\\evil.test']) {
      const asked = anyone(registration.candidate, { ...person, email: 'evil@mail.test', next });
      await expect(asked).rejects.toMatchObject({ problem: { errors: [{ field: 'next' }] } });
    }
  });

  test("a recruiter's sign-up makes the company, which the recruiter owns", async () => {
    const anyone = await t.as();
    await anyone(registration.recruiter, { ...person, email: 'boss@haus.test', companyName: 'Haus & Hof', industries: ['retail'] });
    await anyone(registration.activate, {
      activation: tokenIn((await lastMail('boss@haus.test'))?.text, 'activation'),
      password: testPassword,
    });
    const { token } = await signInAs('boss@haus.test');
    const call = await t.as(undefined, { headers: { authorization: `Bearer ${token}` } });
    expect(await call(team.info, {})).toMatchObject({
      role: 'owner',
      corporateInfo: { companyName: 'Haus & Hof', industries: ['retail'] },
    });
  });

  test('an address with an account cannot sign up again', async () => {
    const { email } = await givenCandidate(t.world);
    await expect((await t.as())(registration.candidate, { ...person, email })).rejects.toMatchObject({
      problem: { status: 409, title: 'Already Registered: You are already a registered user' },
    });
  });

  test('an activation link is too old after 48 hours; another can be asked for', async () => {
    const anyone = await t.as();
    await anyone(registration.candidate, { ...person, email: 'late@mail.test' });
    const old = tokenIn((await lastMail('late@mail.test'))?.text, 'activation');
    t.later(49 * hour);
    await expect(anyone(registration.activate, { activation: old, password: testPassword })).rejects.toMatchObject({
      problem: { code: 'link-expired' },
    });
    await anyone(registration.newActivationLink, { email: 'late@mail.test' });
    await anyone(registration.activate, {
      activation: tokenIn((await lastMail('late@mail.test'))?.text, 'activation'),
      password: testPassword,
    });
  });

  test.each([
    ['a password everybody guesses', { password: 'password123' }, 'weak-password'],
    ['terms that were not accepted', { termsAccepted: false as unknown as true }, 'invalid'],
    ['characters nobody sees in a name', { firstName: 'Lé\u200Ba' }, 'invalid'],
    ['an address that is none', { email: 'lea at mail' }, 'invalid'],
  ])('%s is refused and nothing is stored', async (_what, wrong, code) => {
    await expect((await t.as())(registration.candidate, { ...person, email: 'wrong@mail.test', ...wrong })).rejects.toMatchObject({
      problem: { code },
    });
    expect(await t.mailsTo('wrong@mail.test')).toEqual([]);
  });
});

test('a sign-in with characters that no address holds is refused like any other', async () => {
  for (const email of ['\u0000', 'a\u0000@mail.test', 'a\n@mail.test'])
    await expect(signInAs(email, '\u0000')).rejects.toMatchObject({ problem: { code: 'sign-in-failed' } });
});

test('what a guest names goes into the mailed address only where it is an id or a link of ours', async () => {
  const guest = { ...person, email: 'guest@mail.test', jobcodeId: 'abcdef' };
  const anyone = await t.as();
  for (const wrong of [
    { jobcodeId: '../evil' },
    { uniqueId: 'a?guest=b&c' },
    { uniqueId: '../../evil-and-long-enough' },
    { bookingId: 'a/b' },
  ])
    await expect(anyone(registration.guest, { ...guest, ...wrong })).rejects.toMatchObject({ problem: { code: 'invalid' } });
});

describe('sessions', () => {
  test('after signing out the token is refused', async () => {
    const call = await t.as((await givenCandidate(t.world)).id);
    await call(account.own, {});
    await call(signIn.logout, {});
    await expect(call(account.own, {})).rejects.toMatchObject({ problem: { code: 'not-signed-in' } });
  });

  test('a session ends seven days after it was last used', async () => {
    const call = await t.as((await givenCandidate(t.world)).id);
    t.later(5 * day);
    await call(account.own, {});
    t.later(5 * day);
    await call(account.own, {});
    t.later(8 * day);
    await expect(call(account.own, {})).rejects.toMatchObject({ problem: { status: 401 } });
  });

  test('a session ends after ninety days, however much it is used', async () => {
    const call = await t.as((await givenCandidate(t.world)).id);
    for (let days = 5; days < 90; days += 5) {
      t.later(5 * day);
      await call(account.own, {});
    }
    t.later(5 * day);
    await expect(call(account.own, {})).rejects.toMatchObject({ problem: { status: 401 } });
  });

  test('people see where they are signed in and end one place or all others; those of others are out of reach', async () => {
    const { id, email } = await givenCandidate(t.world, { password: true });
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const firefox = await t.as(undefined, { headers: { ...basic(email, testPassword), 'user-agent': agent } });
    const { token } = await firefox(signIn.login, {});
    const [here, there, stranger] = [await bearer(token), await t.as(id), await t.as((await givenCandidate(t.world)).id)];
    t.later(10 * 60 * 1000);
    await here(account.own, {});
    const { items } = await here(sessions.list, {});
    expect(items).toMatchObject([{ browser: 'Firefox', system: 'Linux', device: 'desktop', current: true }, { current: false }]);
    expect((await stranger(sessions.list, {})).items).toHaveLength(1);
    const other = items.find((one) => !one.current)?.id ?? '';
    await expect(stranger(sessions.end, { id: other })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await there(account.own, {});
    await here(sessions.end, { id: other });
    await expect(there(account.own, {})).rejects.toMatchObject({ problem: { status: 401 } });
    const again = await t.as(id);
    await here(sessions.end, {});
    await expect(again(account.own, {})).rejects.toMatchObject({ problem: { status: 401 } });
    await here(account.own, {});
  });
});

describe('passwords', () => {
  test('a forgotten password is chosen anew by a mailed link that works once, and all sessions end', async () => {
    const { id, email } = await givenCandidate(t.world, { password: true });
    const before = await t.as(id);
    const anyone = await t.as();
    await anyone(passwords.forgot, { email });
    const token = tokenIn((await lastMail(email))?.text, 'token');
    await anyone(passwords.renew, { token, password: 'another quiet harbour' });
    await expect(before(account.own, {})).rejects.toMatchObject({ problem: { status: 401 } });
    expect(await signInAs(email, 'another quiet harbour')).toMatchObject({ userEmail: email });
    await expect(anyone(passwords.renew, { token, password: 'a third quiet harbour' })).rejects.toMatchObject({
      problem: { code: 'link-expired' },
    });
  });

  test('nobody is found under an unknown address', async () => {
    await expect((await t.as())(passwords.forgot, { email: 'nobody@mail.test' })).rejects.toMatchObject({
      problem: { title: 'E-mail not found: The E-mail you entered has not been found' },
    });
  });

  test('changing the password asks for the present one', async () => {
    const { id } = await givenCandidate(t.world, { password: true });
    const call = await t.as(id);
    await expect(call(passwords.change, { oldPassword: 'wrong', password: 'fresh green meadow' })).rejects.toMatchObject({
      problem: { code: 'wrong-password' },
    });
    await call(passwords.change, { oldPassword: testPassword, password: 'fresh green meadow' });
    await call(account.own, {});
  });
});

test("a new address becomes the sign-in only by the link mailed to it, and not when somebody else's", async () => {
  const { id, email } = await givenCandidate(t.world, { password: true });
  const call = await t.as(id);
  const { owner } = await givenCompany(t.world);
  await expect(call(account.updateCandidateEmail, { email: owner.email, password: testPassword })).rejects.toMatchObject({
    problem: { code: 'already-registered' },
  });
  await call(account.updateCandidateEmail, { email: 'moved@mail.test', password: testPassword });
  expect(await signInAs(email)).toMatchObject({ userEmail: email });
  await call(account.confirmEmail, { token: tokenIn((await lastMail('moved@mail.test'))?.text, 'email') });
  expect(await signInAs('moved@mail.test')).toMatchObject({ userEmail: 'moved@mail.test' });
  await expect(signInAs(email)).rejects.toMatchObject({ problem: { code: 'sign-in-failed' } });
});
