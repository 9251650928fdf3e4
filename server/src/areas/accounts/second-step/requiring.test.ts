import { account } from '@vitrine/contract/accounts/account.ts';
import { passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { closing } from '@vitrine/contract/admin/closing.ts';
import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callBy, signInBy } from '../../../../test/sign-in.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { personalData } from '../../../areas.ts';
import { atomically, ownContext } from '../../../platform/context.ts';
import { hashOf } from '../../../platform/sessions/secrets.ts';
import { sessionBehind, stillRunning } from '../../../platform/sessions/sessions.ts';
import { eraseAccount } from '../../privacy/erasing.ts';
import { givenAdministrator, givenCompany, givenTeammate } from '../fixtures.ts';
import { newLink } from '../links.ts';
import { accountData } from '../personal-data.ts';
import { givenApp, givenPasskey, givenSignInWays } from './fixtures.ts';
import { secondStepOf } from './second-step.sql.ts';

let t: TestWorld;
let house: Awaited<ReturnType<typeof givenCompany>>;
beforeAll(async () => {
  t = await startWorld();
});
beforeEach(async () => {
  house = await givenCompany(t.world, 'Lindenhof', { firstName: 'Rosa', lastName: 'Linden' });
});

const code = (name: string, status?: number) => ({ problem: expect.objectContaining({ code: name, ...(status ? { status } : {}) }) });
const needed = code('second-step-needed', 403);

/** The owner, who has a passkey and asks for one. */
async function givenRequired() {
  const owner = await t.as(house.owner.id);
  const { device } = await givenPasskey(owner);
  await owner(secondStep.require, { required: true });
  return { owner, device };
}
const mateWith = (wanted = {}) => givenTeammate(t.world, house.companyId, { password: true, firstName: 'Ken', lastName: 'Ito', ...wanted });
const signedIn = async (email: string) => callBy(t.app, (await signInBy(t.app, email)).token);

test('an owner without one cannot ask for it, and one with it can; the others are told', async () => {
  const mate = await mateWith();
  const owner = await t.as(house.owner.id);
  await expect(owner(secondStep.require, { required: true })).rejects.toMatchObject(code('second-step-first', 409));
  await givenRequired();
  expect(await owner(secondStep.own, {})).toMatchObject({ required: true, held: false });
  expect((await t.mailsTo(mate.email))[0]).toMatchObject({ subject: 'Lindenhof asks for a safer way to sign in' });
  await expect((await t.as(mate.id))(secondStep.require, { required: false })).rejects.toMatchObject(code('not-allowed'));
});

test('who signs in without one sets it up and reaches nothing else of the company before', async () => {
  const mate = await mateWith();
  await givenRequired();
  const me = await signedIn(mate.email);
  expect(await me(account.own, {})).toMatchObject({ id: mate.id });
  expect(await me(secondStep.own, {})).toMatchObject({ held: true, required: true });
  const closed = [
    () => me(jobCodeLists.active, {}),
    () => me(applicants.ofCompany, {}),
    () => me(team.list, {}),
    () => me(team.info, {}),
    () => me(notifications.news, {}),
  ];
  for (const one of closed) await expect(one()).rejects.toMatchObject(needed);
  await givenPasskey(me);
  expect((await me(jobCodeLists.active, {})).total).toBe(0);
  expect(await me(secondStep.own, {})).toMatchObject({ held: false });
});

test('signed links and the socket are closed to a session that is held', async () => {
  const mate = await mateWith();
  const before = hashOf((await signInBy(t.app, mate.email)).token);
  await givenRequired();
  const held = hashOf((await signInBy(t.app, mate.email)).token);
  expect(await stillRunning(t.world, [before, held])).toEqual(new Set([before.toString('hex')]));
  expect(await sessionBehind(t.world, before)).toMatchObject({ accountId: mate.id });
  expect(await sessionBehind(t.world, held)).toBeUndefined();
});

test('with the person goes what they signed in with', async () => {
  const mate = await mateWith();
  await givenSignInWays(t.world, await t.as(mate.id));
  const told = await accountData.tell(t.world, { ...mate, confirmed: true });
  expect(told.data.signInWays).toMatchObject({ passkeys: [{ name: 'Laptop' }], authenticatorApp: { since: expect.any(String) } });
  await atomically(ownContext(t.world), (ctx) => eraseAccount(ctx, personalData, { ...mate, confirmed: true }));
  const { passkeys: left, appSince, codesLeft } = await secondStepOf(t.world.db, mate.id);
  expect({ left, appSince, codesLeft }).toEqual({ left: 0, appSince: null, codesLeft: 0 });
});

test('an app does as well', async () => {
  const mate = await mateWith();
  await givenRequired();
  const me = await signedIn(mate.email);
  await givenApp(t.world, me);
  expect((await me(jobCodeLists.active, {})).total).toBe(0);
});

test('who has a passkey and signs in by the password, or a link, shows it, and adds no other way before', async () => {
  const mate = await mateWith();
  const { device } = await givenPasskey(await t.as(mate.id));
  await givenRequired();
  const token = await newLink(t.world, mate.id, 'sign-in');
  const byLink = callBy(t.app, (await (await t.as())(signIn.byCode, { token, userEmail: mate.email })).token);
  await expect(byLink(applicants.ofCompany, {})).rejects.toMatchObject(needed);
  const me = await signedIn(mate.email);
  await expect(me(passkeys.beginAdding, {})).rejects.toMatchObject(needed);
  await expect(me(secondStep.prepareApp, {})).rejects.toMatchObject(needed);
  await expect(me(secondStep.removeApp, {})).rejects.toMatchObject(needed);
  const { options } = await me(passkeys.beginShowing, {});
  await me(passkeys.show, { credential: device.show(options) });
  expect((await me(applicants.ofCompany, {})).total).toBe(0);
  const { ticket, options: asked } = await (await t.as())(passkeys.beginSignIn, {});
  const session = await (await t.as())(passkeys.signIn, { ticket, credential: device.show(asked) });
  expect((await callBy(t.app, session.token)(applicants.ofCompany, {})).total).toBe(0);
});

test('sessions that run already go on for a week, and then ask too', async () => {
  const mate = await mateWith();
  const me = await signedIn(mate.email);
  t.later(minute);
  await givenRequired();
  t.later(6 * day);
  await me(applicants.ofCompany, {});
  t.later(day + minute);
  await expect(me(applicants.ofCompany, {})).rejects.toMatchObject(needed);
});

test('keys of the company go on, and no longer asking lets everybody in again', async () => {
  const mate = await mateWith();
  const { owner, device } = await givenRequired();
  const { key } = await owner(apiKeys.make, { name: 'A program', scopes: ['settings:read'], days: 30 });
  t.later(8 * day);
  const listed = await callBy(t.app, key)(team.list, {});
  expect(listed.items.every((one) => one.secondStep === null)).toBe(true);
  const me = await signedIn(mate.email);
  await expect(me(team.info, {})).rejects.toMatchObject(needed);
  const { ticket, options } = await (await t.as())(passkeys.beginSignIn, {});
  const { token } = await (await t.as())(passkeys.signIn, { ticket, credential: device.show(options) });
  await callBy(t.app, token)(secondStep.require, { required: false });
  await me(team.info, {});
});

test('the last one stays while the company asks, and the team’s list says to the owner who has which', async () => {
  const mate = await mateWith();
  const me = await t.as(mate.id);
  const { id } = await givenPasskey(me);
  const { owner } = await givenRequired();
  await expect(me(passkeys.remove, { id })).rejects.toMatchObject(code('second-step-stays', 409));
  expect((await me(passkeys.list, {})).items).toHaveLength(1);
  await givenApp(t.world, me);
  await me(passkeys.remove, { id });
  await expect(me(secondStep.removeApp, {})).rejects.toMatchObject(code('second-step-stays'));
  const listed = (await owner(team.list, {})).items;
  expect(listed.find((one) => one.id === mate.id)?.secondStep).toEqual({ passkeys: 0, app: true });
  expect(listed.find((one) => one.id === house.owner.id)?.secondStep).toEqual({ passkeys: 1, app: false });
  expect((await me(team.list, {})).items.every((one) => one.secondStep === null)).toBe(true);
});

test('the owner resets a teammate who has lost it: their sessions end, both are told, it is noted, and the password stays', async () => {
  const mate = await mateWith();
  const me = await t.as(mate.id);
  const { device } = await givenPasskey(me);
  await givenApp(t.world, me);
  const owner = await t.as(house.owner.id);
  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  await expect(stranger(secondStep.resetTeammate, { id: mate.id })).rejects.toMatchObject(code('not-found'));
  await expect(me(secondStep.resetTeammate, { id: house.owner.id })).rejects.toMatchObject(code('not-allowed'));
  await expect(owner(secondStep.resetTeammate, { id: house.owner.id })).rejects.toMatchObject(code('own-account'));
  await owner(secondStep.resetTeammate, { id: mate.id });
  await expect(me(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
  expect((await t.mailsTo(mate.email))[0]?.text).toContain('Rosa Linden has removed');
  expect((await t.mailsTo(house.owner.email))[0]?.text).toContain('Ken Ito');
  const [entry] = (await owner(audit.list, {})).items;
  expect(entry).toMatchObject({ action: 'removed', object: 'sign-in', actorName: 'Rosa Linden', subjectName: 'Ken Ito' });
  const { ticket, options } = await (await t.as())(passkeys.beginSignIn, {});
  await expect((await t.as())(passkeys.signIn, { ticket, credential: device.show(options) })).rejects.toMatchObject(
    code('passkey-refused'),
  );
  await signedIn(mate.email);
});

test('administrators reset others by the password, and not themselves', async () => {
  const mate = await mateWith();
  await givenApp(t.world, await t.as(mate.id));
  const admin = await givenAdministrator(t.world, { firstName: 'Ada', lastName: 'Min' });
  const me = await t.as(admin.id);
  expect(await me(closing.ofAccount, { accountId: mate.id })).toMatchObject({ secondStep: { passkeys: 0, app: true } });
  await expect(me(closing.resetSecondStep, { accountId: admin.id })).rejects.toMatchObject(code('own-account'));
  await me(closing.resetSecondStep, { accountId: mate.id });
  await signedIn(mate.email);
  expect((await t.mailsTo(admin.email))[0]?.text).toContain('Ken Ito');
  t.later(16 * minute);
  await expect(me(closing.resetSecondStep, { accountId: mate.id })).rejects.toMatchObject(code('password-needed'));
});
