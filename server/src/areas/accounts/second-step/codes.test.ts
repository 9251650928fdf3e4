import { account } from '@vitrine/contract/accounts/account.ts';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { beforeAll, expect, test } from 'vitest';
import { callBy, signInBy } from '../../../../test/sign-in.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany } from '../fixtures.ts';
import { newLink } from '../links.ts';
import { codeOf, givenApp } from './fixtures.ts';

let t: TestWorld;
beforeAll(async () => {
  t = await startWorld();
  t.stop();
});
const code = (name: string, status?: number) => ({ problem: expect.objectContaining({ code: name, ...(status ? { status } : {}) }) });
const step = 30_000;

/** Somebody with an app, whose next code is unused. */
async function givenHolder() {
  const person = await givenCandidate(t.world, { password: true });
  const me = await t.as(person.id);
  const app = await givenApp(t.world, me);
  t.later(2 * step);
  return { person, me, ...app, now: (steps = 0) => codeOf(app.key, t.world.now(), steps) };
}

test('without an app the answer of a sign-in is as it was', async () => {
  const { email } = await givenCandidate(t.world, { password: true });
  expect(Object.keys(await signInBy(t.app, email)).toSorted()).toEqual(['device', 'role', 'token', 'userEmail', 'userType']);
});

test('an app is set up by one of its codes, and then the password opens nothing without a code', async () => {
  const person = await givenCandidate(t.world, { password: true });
  const me = await t.as(person.id);
  const { key, url } = await me(secondStep.prepareApp, {});
  expect(url).toMatch(/^otpauth:\/\/totp\/Vitrine:.*secret=[A-Z2-7]{32}.*digits=6&period=30/);
  // prepared is not turned on
  await signInBy(t.app, person.email);
  await expect(me(secondStep.confirmApp, { code: '000000' })).rejects.toMatchObject(code('wrong-code', 422));
  const { codes } = await me(secondStep.confirmApp, { code: ` ${codeOf(key, t.world.now()).replace(/(...)/, '$1 ')}` });
  expect(new Set(codes).size).toBe(10);
  expect(codes.every((one) => /^([a-z2-9]{4}-){3}[a-z2-9]{4}$/.test(one))).toBe(true);
  expect(await me(secondStep.own, {})).toMatchObject({ app: { since: expect.any(String) }, codesLeft: 10, held: false });
  expect((await t.mailsTo(person.email))[0]).toMatchObject({ subject: 'An authenticator app was set up' });
  const before = await t.world.db.selectFrom('session').select('id').where('account_id', '=', person.id).execute();
  await expect(signInBy(t.app, person.email)).rejects.toMatchObject(code('code-needed', 401));
  await expect(signInBy(t.app, person.email, {}, 'another lantern here')).rejects.toMatchObject(code('sign-in-failed'));
  expect(await t.world.db.selectFrom('session').select('id').where('account_id', '=', person.id).execute()).toHaveLength(before.length);
});

test('a code signs in once, with a clock that is half a minute wrong, and none older than one that was used', async () => {
  const { person, now } = await givenHolder();
  await expect(signInBy(t.app, person.email, { code: now(-2) })).rejects.toMatchObject(code('wrong-code', 422));
  await expect(signInBy(t.app, person.email, { code: now(2) })).rejects.toMatchObject(code('wrong-code'));
  await signInBy(t.app, person.email, { code: now(-1) });
  await signInBy(t.app, person.email, { code: now() });
  await expect(signInBy(t.app, person.email, { code: now() })).rejects.toMatchObject(code('wrong-code'));
  await expect(signInBy(t.app, person.email, { code: now(-1) })).rejects.toMatchObject(code('wrong-code'));
  await signInBy(t.app, person.email, { code: now(1) });
  await expect(signInBy(t.app, person.email, { code: now() })).rejects.toMatchObject(code('wrong-code'));
});

test('the same code sent twice at once signs in once', async () => {
  const { person, now } = await givenHolder();
  const both = await Promise.allSettled([signInBy(t.app, person.email, { code: now() }), signInBy(t.app, person.email, { code: now() })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('the code of somebody else’s app, and a right code with a wrong password, open nothing', async () => {
  const [mine, other] = [await givenHolder(), await givenHolder()];
  await expect(signInBy(t.app, mine.person.email, { code: other.now() })).rejects.toMatchObject(code('wrong-code'));
  await expect(signInBy(t.app, mine.person.email, { code: mine.codes[0] ?? '' }, 'wrong lantern here')).rejects.toMatchObject(
    code('sign-in-failed'),
  );
  await expect(signInBy(t.app, mine.person.email, { code: other.codes[0] ?? '' })).rejects.toMatchObject(code('wrong-code'));
  await signInBy(t.app, mine.person.email, { code: mine.now() });
});

test('a recovery code lets in once, as it is typed, and the person hears of it; new ones end the former and the other sessions', async () => {
  const { person, me, codes } = await givenHolder();
  const typed = codes[3]?.replaceAll('-', ' ').toUpperCase() ?? '';
  const { token } = await signInBy(t.app, person.email, { code: typed });
  expect((await t.mailsTo(person.email))[0]?.text).toContain('9.');
  await expect(signInBy(t.app, person.email, { code: typed })).rejects.toMatchObject(code('wrong-code'));
  const now = callBy(t.app, token);
  expect(await now(secondStep.own, {})).toMatchObject({ codesLeft: 9 });
  const anew = await now(secondStep.renewCodes, {});
  await expect(me(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
  await expect(signInBy(t.app, person.email, { code: codes[4] ?? '' })).rejects.toMatchObject(code('wrong-code'));
  await signInBy(t.app, person.email, { code: anew.codes[0] ?? '' });
});

test('neither the secret of an app nor a recovery code lies readable in the database', async () => {
  const { key, codes } = await givenHolder();
  const rows = await t.world.db.selectFrom('authenticator_app').selectAll().execute();
  const bytes = Buffer.concat(rows.map(({ secret }) => secret));
  expect(bytes.includes(Buffer.from(key))).toBe(false);
  const kept = await t.world.db.selectFrom('recovery_code').select('code_hash').execute();
  expect(kept.every(({ code_hash }) => code_hash.length === 32)).toBe(true);
  expect(kept.some(({ code_hash }) => codes.some((one) => code_hash.includes(one.replaceAll('-', ''))))).toBe(false);
});

test('a new password by mail, and one that is changed, leave the app', async () => {
  const { person, now } = await givenHolder();
  const token = await newLink(t.world, person.id, 'password');
  await (await t.as())(passwords.renew, { token, password: 'slow green riverboat' });
  await expect(signInBy(t.app, person.email, {}, 'slow green riverboat')).rejects.toMatchObject(code('code-needed'));
  await signInBy(t.app, person.email, { code: now() }, 'slow green riverboat');
});

test('a mailed link does not lead round the code', async () => {
  const { owner } = await givenCompany(t.world);
  await givenApp(t.world, await t.as(owner.id));
  const token = await newLink(t.world, owner.id, 'sign-in');
  await expect((await t.as())(signIn.byCode, { token, userEmail: owner.email })).rejects.toMatchObject(code('link-not-enough', 403));
});

test('an app is prepared for one session and a quarter of an hour, and replaced by another one', async () => {
  const person = await givenCandidate(t.world, { password: true });
  const [me, elsewhere] = [await t.as(person.id), await t.as(person.id)];
  const first = await me(secondStep.prepareApp, {});
  await expect(elsewhere(secondStep.confirmApp, { code: codeOf(first.key, t.world.now()) })).rejects.toMatchObject(code('wrong-code'));
  t.later(16 * minute);
  await expect(me(secondStep.confirmApp, { code: codeOf(first.key, t.world.now()) })).rejects.toMatchObject(code('wrong-code'));
  await expect(me(secondStep.prepareApp, {})).rejects.toMatchObject(code('password-needed'));
  const fresh = await t.as(person.id);
  const former = await givenApp(t.world, fresh);
  t.later(step);
  const next = await givenApp(t.world, fresh);
  t.later(step);
  await expect(signInBy(t.app, person.email, { code: codeOf(former.key, t.world.now()) })).rejects.toMatchObject(code('wrong-code'));
  await expect(signInBy(t.app, person.email, { code: former.codes[0] ?? '' })).rejects.toMatchObject(code('wrong-code'));
  await signInBy(t.app, person.email, { code: codeOf(next.key, t.world.now()) });
});

test('turning it off asks for the password, ends the other sessions, and signs in without a code again', async () => {
  const { person, me } = await givenHolder();
  const elsewhere = await t.as(person.id);
  await me(secondStep.removeApp, {});
  await expect(elsewhere(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
  await expect(me(secondStep.removeApp, {})).rejects.toMatchObject(code('not-found'));
  expect(await me(secondStep.own, {})).toMatchObject({ app: null, codesLeft: 0 });
  await signInBy(t.app, person.email);
});

test('wrong codes make whoever tries them wait, and not the device on which somebody signed in before', async () => {
  const strict = await startWorld({ RATE_LIMIT_FACTOR: '1' });
  const person = await givenCandidate(strict.world, { password: true });
  const { device } = await signInBy(strict.app, person.email);
  const app = await givenApp(strict.world, await strict.as(person.id));
  strict.later(2 * step);
  strict.stop();
  const wrong = () => signInBy(strict.app, person.email, { code: '000000' });
  for (let tries = 0; tries < 10; tries += 1) await expect(wrong()).rejects.toMatchObject(code('wrong-code'));
  await expect(wrong()).rejects.toMatchObject(code('too-many-requests', 429));
  const right = () => codeOf(app.key, strict.world.now());
  await expect(signInBy(strict.app, person.email, { code: right() })).rejects.toMatchObject(code('too-many-requests'));
  await signInBy(strict.app, person.email, { code: right(), device: device ?? '' });
});
