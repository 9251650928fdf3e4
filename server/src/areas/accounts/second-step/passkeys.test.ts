import { account } from '@vitrine/contract/accounts/account.ts';
import { passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { beforeAll, expect, test } from 'vitest';
import { callBy } from '../../../../test/sign-in.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { buildApp } from '../../../app.ts';
import { openSession } from '../../../platform/sessions/sessions.ts';
import { givenAdministrator, givenCandidate } from '../fixtures.ts';
import { givenPasskey, newAuthenticator, type Ways } from './fixtures.ts';

let t: TestWorld;
beforeAll(async () => {
  t = await startWorld();
});

const code = (name: string, status?: number) => ({ problem: expect.objectContaining({ code: name, ...(status ? { status } : {}) }) });
const refused = code('passkey-refused', 422);

/** Somebody with one passkey, signed in. */
async function givenHolder() {
  const person = await givenCandidate(t.world);
  const me = await t.as(person.id);
  return { person, me, ...(await givenPasskey(me)) };
}
const anyone = () => t.as();

test('a passkey is added by name, told by mail, noted, and signs in by itself', async () => {
  const { person, me, device } = await givenHolder();
  expect((await me(passkeys.list, {})).items).toMatchObject([{ name: 'Laptop', usedAt: null, synced: false }]);
  expect((await t.mailsTo(person.email))[0]?.text).toContain('“Laptop”');
  const { ticket, options } = await (await anyone())(passkeys.beginSignIn, {});
  const session = await (await anyone())(passkeys.signIn, { ticket, credential: device.show(options) });
  expect(session).toMatchObject({ userType: 'Candidate', userEmail: person.email, role: null });
  const signedIn = callBy(t.app, session.token);
  expect(await signedIn(account.own, {})).toMatchObject({ id: person.id });
  expect((await signedIn(passkeys.list, {})).items[0]?.usedAt).not.toBeNull();
  // the person was verified by the device: that is as good as the password shown just now
  await signedIn(passkeys.beginAdding, {});
});

test('an administrator signs in by one too', async () => {
  const admin = await givenAdministrator(t.world);
  const { device } = await givenPasskey(await t.as(admin.id));
  const { ticket, options } = await (await anyone())(passkeys.beginSignIn, {});
  expect(await (await anyone())(passkeys.signIn, { ticket, credential: device.show(options) })).toMatchObject({ userType: 'User' });
});

test.each<[string, Ways]>([
  ['another address', { origin: 'http://vitrine.evil' }],
  ['another name', { rpID: 'evil.test' }],
  ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['nobody verified', { verified: false }],
  ['the making of one', { type: 'webauthn.create' }],
  ['somebody else’s name', { userHandle: Buffer.alloc(16, 9).toString('base64url') }],
])('one that is shown with %s is refused, and its challenge is used up', async (_, ways) => {
  const { device } = await givenHolder();
  const { ticket, options } = await (await anyone())(passkeys.beginSignIn, {});
  const call = await anyone();
  await expect(call(passkeys.signIn, { ticket, credential: device.show(options, ways) })).rejects.toMatchObject(refused);
  // with a challenge of its own nothing was answered
  if (!('challenge' in ways))
    await expect(call(passkeys.signIn, { ticket, credential: device.show(options) })).rejects.toMatchObject(refused);
});

test.each<[string, Ways]>([
  ['another address', { origin: 'https://vitrine.test' }],
  ['another name', { rpID: 'vitrine.test.evil' }],
  ['nobody verified', { verified: false }],
  ['the showing of one', { type: 'webauthn.get' }],
])('one that is made with %s is refused', async (_, ways) => {
  const me = await t.as((await givenCandidate(t.world)).id);
  const { options } = await me(passkeys.beginAdding, {});
  await expect(me(passkeys.add, { name: 'Laptop', credential: newAuthenticator().make(options, ways) })).rejects.toMatchObject(refused);
  expect((await me(passkeys.list, {})).items).toEqual([]);
});

test('what was signed once signs nobody in again, also with both sent together', async () => {
  const { device } = await givenHolder();
  const call = await anyone();
  const { ticket, options } = await call(passkeys.beginSignIn, {});
  const credential = device.show(options);
  const both = await Promise.allSettled([call(passkeys.signIn, { ticket, credential }), call(passkeys.signIn, { ticket, credential })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a challenge is for the browser that asked, for what it asked, and for five minutes', async () => {
  const { me, person, device } = await givenHolder();
  const call = await anyone();
  const [mine, other] = [await call(passkeys.beginSignIn, {}), await call(passkeys.beginSignIn, {})];
  await expect(call(passkeys.signIn, { ticket: other.ticket, credential: device.show(mine.options) })).rejects.toMatchObject(refused);
  const show = await me(passkeys.beginShowing, {});
  await expect(call(passkeys.signIn, { ticket: mine.ticket, credential: device.show(show.options) })).rejects.toMatchObject(refused);
  const elsewhere = await t.as(person.id);
  await expect(elsewhere(passkeys.show, { credential: device.show(show.options) })).rejects.toMatchObject(refused);
  const late = await call(passkeys.beginSignIn, {});
  t.later(5 * minute + 1000);
  await expect(call(passkeys.signIn, { ticket: late.ticket, credential: device.show(late.options) })).rejects.toMatchObject(refused);
});

test('another process of the same installation takes what the first one asked', async () => {
  const { device, person } = await givenHolder();
  const second = await buildApp(t.world);
  try {
    const { ticket, options } = await callBy(t.app, '')(passkeys.beginSignIn, {});
    expect(await callBy(second, '')(passkeys.signIn, { ticket, credential: device.show(options) })).toMatchObject({
      userEmail: person.email,
    });
  } finally {
    await second.close();
  }
});

test('a counter that goes back is refused: the passkey may have been copied', async () => {
  const { device } = await givenHolder();
  const call = await anyone();
  const shown = async (counter: number) => {
    const { ticket, options } = await call(passkeys.beginSignIn, {});
    return call(passkeys.signIn, { ticket, credential: device.show(options, { counter }) });
  };
  await shown(5);
  await expect(shown(5)).rejects.toMatchObject(refused);
  await expect(shown(3)).rejects.toMatchObject(refused);
  await shown(6);
});

test('one that always counts 0, as those that are kept in a cloud do, goes on', async () => {
  const me = await t.as((await givenCandidate(t.world)).id);
  const device = newAuthenticator();
  await me(passkeys.add, { name: 'Cloud', credential: device.make((await me(passkeys.beginAdding, {})).options, { counter: 0 }) });
  const call = await anyone();
  for (let time = 0; time < 2; time += 1) {
    const { ticket, options } = await call(passkeys.beginSignIn, {});
    await call(passkeys.signIn, { ticket, credential: device.show(options, { counter: 0 }) });
  }
});

test('a device that is known to nobody, and one that was removed, sign nobody in', async () => {
  const { me, id, device } = await givenHolder();
  const call = await anyone();
  const asked = await call(passkeys.beginSignIn, {});
  await expect(call(passkeys.signIn, { ticket: asked.ticket, credential: newAuthenticator().show(asked.options) })).rejects.toMatchObject(
    refused,
  );
  await me(passkeys.remove, { id });
  const { ticket, options } = await call(passkeys.beginSignIn, {});
  await expect(call(passkeys.signIn, { ticket, credential: device.show(options) })).rejects.toMatchObject(refused);
});

test('a passkey of a person who was put out opens nothing', async () => {
  const { person, device } = await givenHolder();
  await t.world.db.updateTable('account').set({ deactivated_at: t.world.now().toISOString() }).where('id', '=', person.id).execute();
  const call = await anyone();
  const { ticket, options } = await call(passkeys.beginSignIn, {});
  await expect(call(passkeys.signIn, { ticket, credential: device.show(options) })).rejects.toMatchObject(code('deactivated', 403));
});

test('adding, renaming and removing ask for the password or a passkey; adding leaves the other sessions, removing ends them', async () => {
  const { person, me, id, device } = await givenHolder();
  const elsewhere = await t.as(person.id);
  t.later(16 * minute);
  const asking = [() => me(passkeys.beginAdding, {}), () => me(passkeys.rename, { id, name: 'Desk' }), () => me(passkeys.remove, { id })];
  for (const one of asking) await expect(one()).rejects.toMatchObject(code('password-needed'));
  const { options } = await me(passkeys.beginShowing, {});
  expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [{ type: 'public-key' }] });
  await me(passkeys.show, { credential: device.show(options) });
  await me(passkeys.rename, { id, name: 'Desk' });
  await givenPasskey(me, 'Key ring');
  expect((await me(passkeys.list, {})).items.map(({ name }) => name)).toEqual(['Desk', 'Key ring']);
  await elsewhere(account.own, {});
  await me(passkeys.remove, { id });
  await expect(elsewhere(account.own, {})).rejects.toMatchObject(code('not-signed-in', 401));
  expect((await me(sessions.list, {})).items).toHaveLength(1);
  expect((await t.mailsTo(person.email))[0]).toMatchObject({ subject: 'A passkey was removed' });
});

test('passkeys of others are neither shown, renamed, removed nor taken for one’s own', async () => {
  const [mine, other] = [await givenHolder(), await givenHolder()];
  await expect(mine.me(passkeys.rename, { id: other.id, name: 'Mine' })).rejects.toMatchObject(code('not-found'));
  await expect(mine.me(passkeys.remove, { id: other.id })).rejects.toMatchObject(code('not-found'));
  const { options } = await mine.me(passkeys.beginShowing, {});
  await expect(mine.me(passkeys.show, { credential: other.device.show(options) })).rejects.toMatchObject(refused);
  const again = await mine.me(passkeys.beginAdding, {});
  expect(again.options.excludeCredentials).toHaveLength(1);
  await expect(mine.me(passkeys.add, { name: 'Stolen', credential: other.device.make(again.options) })).rejects.toMatchObject(
    code('passkey-known'),
  );
});

test('twenty are enough', async () => {
  const { me } = await givenHolder();
  for (let count = 1; count < 20; count += 1) await givenPasskey(me, `Key ${count}`);
  await expect(me(passkeys.beginAdding, {})).rejects.toMatchObject(code('too-many-passkeys', 409));
});

test('a session that a link has opened adds none before the password is shown', async () => {
  const person = await givenCandidate(t.world);
  const byLink = callBy(t.app, await openSession(t.world, person.id));
  await expect(byLink(passkeys.beginAdding, {})).rejects.toMatchObject(code('password-needed'));
});
