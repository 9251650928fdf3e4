import { account } from '@vitrine/contract/accounts/account.ts';
import { passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { closing } from '@vitrine/contract/admin/closing.ts';
import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { day } from '@vitrine/contract/durations.ts';
import { provisioning } from '@vitrine/contract/single-sign-on/provisioning.ts';
import { signingOn } from '@vitrine/contract/single-sign-on/signing-on.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trustIt } from '../../../../test/outside/certificate.ts';
import { startNameServer } from '../../../../test/outside/name-server.ts';
import { client, startOidc } from '../../../../test/outside/oidc.ts';
import { callBy, signInBy } from '../../../../test/sign-in.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { atomically, ownContext } from '../../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../../accounts/fixtures.ts';
import { closeAccount } from '../../accounts/index.ts';
import { givenPasskey } from '../../accounts/second-step/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { choosePlan, givenBuying } from '../../billing/fixtures.ts';
import { aMessage, joined, until } from '../../chat/fixtures.ts';
import { listening } from '../../interviews/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { givenSingleSignOn, type Scim, scimBy } from '../fixtures.ts';
import { aPerson, core, foundBy, patchOf } from './fixtures.ts';

trustIt();
const provider = await startOidc();
const names = await startNameServer();
afterAll(() => Promise.all([provider.close(), names.close()]));

let t: TestWorld;
let house: Awaited<ReturnType<typeof givenCompany>>;
let owner: Awaited<ReturnType<TestWorld['as']>>;
let domain: string;
let scim: Scim;
let count = 0;

beforeAll(async () => {
  t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32', DNS_SERVERS: names.address });
});
beforeEach(async () => {
  count += 1;
  domain = `people${count}.test`;
  house = await givenCompany(t.world, 'Lindenhof', { email: `boss@${domain}`, language: 'fr' });
  owner = await t.as(house.owner.id);
  await givenSingleSignOn(owner, { provider, names, client }, { domain });
  const { token } = await owner(provisioning.start, { joinsAs: 'recruiter' });
  scim = scimBy(t.app, token);
});

const errorOf = (status: number, scimType?: string) => ({
  status,
  body: {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType ? { scimType } : {}),
    detail: expect.any(String),
  },
});
const code = (name: string) => ({ problem: expect.objectContaining({ code: name }) });

const ken = () => aPerson(domain);
const made = async (said: object = ken()) => {
  const { status, body } = await scim('POST', '/Users', said);
  expect(status).toBe(201);
  return body as { id: string; meta: { version: string } };
};
const mates = async () => (await owner(team.list, {})).items.map(({ email }) => email);
const found = (filter: string) => foundBy(scim, filter);
const mailsSoFar = async () =>
  Number(
    (
      await t.world.db
        .selectFrom('mail')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('somebody new', () => {
  test('is made in the role that the owner said, in the owner’s language, and no mail goes out', async () => {
    const before = await mailsSoFar();
    const { status, body, headers } = await scim('POST', '/Users', ken());
    expect(status).toBe(201);
    expect(headers['content-type']).toBe('application/scim+json; charset=utf-8');
    expect(headers.location).toBe(`http://vitrine.test/scim/v2/Users/${body.id}`);
    expect(headers.etag).toBe(body.meta.version);
    expect(body).toEqual({
      schemas: [core],
      id: expect.any(String),
      externalId: 'entra-ken',
      userName: `ken@${domain}`,
      name: { formatted: 'Ken Kuhn', givenName: 'Ken', familyName: 'Kuhn' },
      displayName: 'Ken Kuhn',
      emails: [{ value: `ken@${domain}`, type: 'work', primary: true }],
      active: true,
      meta: {
        resourceType: 'User',
        created: expect.any(String),
        lastModified: expect.any(String),
        version: expect.stringMatching(/^W\/"[\w-]{22}"$/),
        location: `http://vitrine.test/scim/v2/Users/${body.id}`,
      },
    });
    expect((await owner(team.list, {})).items.find(({ id }) => id === body.id)).toMatchObject({ firstName: 'Ken', role: 'recruiter' });
    expect(await (await t.as(body.id))(account.own, {})).toMatchObject({ language: 'fr', email: `ken@${domain}` });
    expect(await mailsSoFar()).toBe(before);
    expect((await scim('GET', `/Users/${body.id}`)).body).toEqual(body);
  });

  test('signs in at the provider by the address, and is who they were', async () => {
    const { id } = await made();
    const nobody = await t.as();
    const { url, ticket } = await nobody(signingOn.begin, { email: `ken@${domain}` });
    const { redirect: _, ...back } = provider.signIn(url, { sub: 'k-1', email: `ken@${domain}` });
    const { token } = await nobody(signingOn.finish, { ...back, ticket });
    expect(await callBy(t.app, token)(account.own, {})).toMatchObject({ id });
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'Replace', path: 'active', value: 'False' }));
    await expect(callBy(t.app, token)(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
    const again = await nobody(signingOn.begin, { email: `ken@${domain}` });
    const { redirect: __, ...later } = provider.signIn(again.url, { sub: 'k-1', email: `ken@${domain}` });
    await expect(nobody(signingOn.finish, { ...later, ticket: again.ticket })).rejects.toMatchObject(code('deactivated'));
  });

  test('takes up an invitation, whatever the owner said of others', async () => {
    await owner(provisioning.change, { joinsAs: 'hiring-manager' });
    await owner(team.invite, { emails: [`ken@${domain}`], role: 'recruiter', bookings: [] });
    const { id } = await made();
    expect((await owner(team.list, {})).items.find((one) => one.id === id)).toMatchObject({ role: 'recruiter' });
    expect((await owner(team.pending, {})).items).toEqual([]);
    const { id: other } = await made({ userName: `zoe@${domain}`, displayName: 'Zoé de la Tour' });
    expect((await owner(team.list, {})).items.find((one) => one.id === other)).toMatchObject({
      role: 'hiring-manager',
      firstName: 'Zoé',
      lastName: 'de la Tour',
    });
  });

  test('outside of the proven domains is refused, by whatever attribute the address comes', async () => {
    for (const said of [{ ...ken(), emails: [{ value: 'ken@elsewhere.test' }] }, { userName: `ken@sub.${domain}` }])
      expect(await scim('POST', '/Users', said)).toMatchObject(errorOf(400, 'invalidValue'));
    expect(await mates()).toEqual([`boss@${domain}`]);
    expect((await owner(provisioning.show, {})).state?.refused).toMatchObject({ why: 'address-outside' });
  });

  test('who has an account elsewhere is not taken over', async () => {
    const elsewhere = await givenCompany(t.world, 'Elsewhere');
    await givenCandidate(t.world, { email: `ken@${domain}` });
    await givenTeammate(t.world, elsewhere.companyId, { email: `eve@${domain}` });
    await givenAdministrator(t.world, { email: `root@${domain}` });
    for (const userName of ['ken', 'eve', 'root'].map((one) => `${one}@${domain}`)) {
      expect(await scim('POST', '/Users', { userName })).toMatchObject(errorOf(409, 'uniqueness'));
      expect(await found(`userName eq "${userName}"`)).toEqual([]);
    }
  });

  test('who is there already is found, and not made twice', async () => {
    const mate = await givenTeammate(t.world, house.companyId, { email: `ken@${domain}` });
    expect(await scim('POST', '/Users', ken())).toMatchObject(errorOf(409, 'uniqueness'));
    expect(await found(`userName eq "KEN@${domain}"`)).toEqual([mate.id]);
    // who has another userName at the provider is found by the address
    expect(await scim('POST', '/Users', { ...ken(), userName: 'kkuhn' })).toMatchObject(errorOf(409, 'uniqueness'));
    expect(await found(`emails[type eq "work"].value eq "ken@${domain}"`)).toEqual([mate.id]);
    const all = await Promise.all(Array.from({ length: 4 }, () => scim('POST', '/Users', { userName: `neu@${domain}` })));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });

  test('finds no seat beyond those of the plan, and comes back to none either', async () => {
    await givenBuying(await t.as((await givenAdministrator(t.world)).id));
    await choosePlan(owner, 'rs-monthly-3');
    const { id } = await made();
    await made({ userName: `zoe@${domain}` });
    expect(await scim('POST', '/Users', { userName: `max@${domain}` })).toMatchObject(errorOf(403));
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value: false }));
    await made({ userName: `max@${domain}` });
    expect(await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value: true }))).toMatchObject(errorOf(403));
    expect((await owner(provisioning.show, {})).state?.refused).toMatchObject({ why: 'no-seat' });
  });
});

describe('somebody who is shut out', () => {
  const shutOut = (id: string) => scim('PATCH', `/Users/${id}`, patchOf({ op: 'Replace', path: 'active', value: 'False' }));

  test('loses session, socket and key at once, keeps all work, and comes back to it', async () => {
    const { id } = await made();
    const job = await givenJobCode(await t.as(id), { title: 'Night baker' });
    const { key } = await owner(apiKeys.make, { name: 'Ken’s', scopes: ['jobs:read'], days: 30, accountId: id });
    const { socket, token } = await joined(t.world, await listening(t.app), id);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    expect((await shutOut(id)).body).toMatchObject({ id, active: false });
    for (const secret of [token, key]) await expect(callBy(t.app, secret)(team.info, {})).rejects.toMatchObject(code('not-signed-in'));
    await closed;
    expect(await mates()).toEqual([`boss@${domain}`]);
    expect(await found(`userName eq "ken@${domain}"`)).toEqual([id]);

    const back = await scim('PATCH', `/Users/${id}`, patchOf({ op: 'Add', path: 'active', value: 'True' }));
    expect(back).toMatchObject({ status: 200, body: { id, active: true } });
    expect(await mates()).toContain(`ken@${domain}`);
    await expect(callBy(t.app, key)(team.info, {})).rejects.toMatchObject(code('not-signed-in'));
    expect(await t.world.db.selectFrom('job_code').select('created_by').where('id', '=', job.id).executeTakeFirst()).toEqual({
      created_by: id,
    });
  });

  test('a hiring manager has their jobs again', async () => {
    const { bookingId } = await givenJobCode(owner);
    const { id } = await givenHiringManager(t.world, house.companyId, [bookingId], { email: `vera@${domain}` });
    await shutOut(id);
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value: true }));
    expect((await owner(team.list, {})).items.find((one) => one.id === id)?.jobs).toHaveLength(1);
  });

  test('their conversations wait for them for a week, and then go on with the owner, once', async () => {
    const { id } = await made();
    const { bookingId } = await givenJobCode(owner);
    const candidate = await givenCandidate(t.world);
    await givenApplication(t.world, bookingId, candidate.id);
    const { say, messages, socket } = await joined(t.world, await listening(t.app), candidate.id);
    say(aMessage(`ken@${domain}`, 'Hello', { bookingId }));
    await until(() => messages()[0]);
    socket.terminate();
    const partners = async () =>
      (await t.world.db.selectFrom('conversation_member').select('with_id').where('account_id', '=', candidate.id).execute()).map(
        ({ with_id }) => with_id,
      );
    const handed = async () =>
      (await t.world.db.selectFrom('chat_message').select('id').where('handed_to', '=', house.owner.id).execute()).length;
    await shutOut(id);
    t.later(6 * day);
    await t.world.jobs.enqueue(t.world.db, 'hand-on-all-conversations', {}, undefined, undefined);
    await t.work();
    expect(await partners()).toEqual([id]);
    t.later(2 * day);
    for (let times = 0; times < 2; times += 1) {
      await t.world.jobs.enqueue(t.world.db, 'hand-on-all-conversations', {}, undefined, undefined);
      await t.work();
    }
    expect(await partners()).toEqual([house.owner.id]);
    expect(await handed()).toBe(1);
    // the clock of this file has moved
    expect((await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value: true }))).body).toMatchObject({
      active: true,
    });
  });

  test('the owner is never shut out, moved or deleted, and whoever becomes it meanwhile neither', async () => {
    const { id: heir } = await made();
    for (const id of [house.owner.id, heir]) {
      if (id === heir) await owner(team.makeOwner, { id: heir });
      expect(await shutOut(id)).toMatchObject(errorOf(403));
      expect(await scim('DELETE', `/Users/${id}`)).toMatchObject(errorOf(403));
      const moved = patchOf({ op: 'replace', path: 'emails[type eq "work"].value', value: `other@${domain}` });
      expect(await scim('PATCH', `/Users/${id}`, moved)).toMatchObject(errorOf(403));
      await owner(team.info, {});
      if (id === house.owner.id)
        expect((await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'name.givenName', value: 'Rosa' }))).status).toBe(200);
    }
  });

  test('whom the owner or an administrator has shut out the provider does not let in, by no way', async () => {
    const { id } = await made();
    await owner(team.remove, { id });
    const { id: closed } = await made({ userName: `max@${domain}` });
    await shutOut(closed);
    await atomically(ownContext(t.world), (ctx) => closeAccount(ctx, closed, null));
    const mate = await givenTeammate(t.world, house.companyId, { email: `zoe@${domain}` });
    await owner(team.remove, { id: mate.id });
    for (const one of [id, closed, mate.id]) {
      expect((await scim('GET', `/Users/${one}`)).body).toMatchObject({ active: false });
      expect(await scim('PATCH', `/Users/${one}`, patchOf({ op: 'replace', path: 'active', value: true }))).toMatchObject(errorOf(403));
      expect((await shutOut(one)).status).toBe(200);
    }
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
    expect(await scim('POST', '/Users', ken())).toMatchObject(errorOf(403));
    expect(await mates()).toEqual([`boss@${domain}`]);
  });

  test('whom the provider shuts out or deletes while an administrator has them closed stays out when that is taken back', async () => {
    const admin = await t.as((await givenAdministrator(t.world)).id);
    const { id: shut } = await made();
    const { id: deleted } = await made({ userName: `max@${domain}` });
    for (const id of [shut, deleted]) await atomically(ownContext(t.world), (ctx) => closeAccount(ctx, id, null));
    expect((await shutOut(shut)).status).toBe(200);
    expect((await scim('DELETE', `/Users/${deleted}`)).status).toBe(204);
    for (const accountId of [shut, deleted]) await admin(closing.activateAccount, { accountId });
    expect(await mates()).toEqual([`boss@${domain}`]);
    expect(await t.mailsTo(`ken@${domain}`)).toEqual([]);
    // and it lets them in again, as anybody it has shut out
    expect((await scim('PATCH', `/Users/${shut}`, patchOf({ op: 'replace', path: 'active', value: true }))).status).toBe(200);
    expect(await made({ userName: `max@${domain}` })).toMatchObject({ id: deleted });
    expect(await mates()).toEqual([`boss@${domain}`, `ken@${domain}`, `max@${domain}`]);
  });

  test('whom the provider deletes is found no more, and made again is who they were', async () => {
    const { id } = await made();
    expect(await scim('DELETE', `/Users/${id}`)).toMatchObject({ status: 204, body: undefined });
    for (const [method, body] of [
      ['GET'],
      ['PUT', ken()],
      ['PATCH', patchOf({ op: 'replace', path: 'active', value: true })],
      ['DELETE'],
    ] as const)
      expect(await scim(method, `/Users/${id}`, body)).toMatchObject(errorOf(404));
    expect(await found(`externalId eq "entra-ken"`)).toEqual([]);
    expect(await mates()).toEqual([`boss@${domain}`]);
    const again = await made({ ...ken(), externalId: 'entra-ken-2', name: { givenName: 'Ken', familyName: 'Kuhn-Berg' } });
    expect(again).toMatchObject({ id, externalId: 'entra-ken-2', active: true, displayName: 'Ken Kuhn-Berg' });
    expect(await mates()).toContain(`ken@${domain}`);
  });
});

test('whoever is made again under an address that was deleted signs in by none of the ways of before', async () => {
  const { id, email } = await givenTeammate(t.world, house.companyId, { email: `ken@${domain}`, password: true });
  const { device } = await givenPasskey(await t.as(id));
  const nobody = await t.as();
  const byProvider = async (sub: string) => {
    const { url, ticket } = await nobody(signingOn.begin, { email });
    const { redirect: _, ...back } = provider.signIn(url, { sub, email });
    return nobody(signingOn.finish, { ...back, ticket });
  };
  await byProvider('k-1');
  expect(await signInBy(t.app, email)).toMatchObject({ userEmail: email });
  await scim('DELETE', `/Users/${id}`);
  expect(await made()).toMatchObject({ id });
  await expect(signInBy(t.app, email)).rejects.toMatchObject(code('sign-in-failed'));
  const { ticket, options } = await nobody(passkeys.beginSignIn, {});
  await expect(nobody(passkeys.signIn, { ticket, credential: device.show(options) })).rejects.toMatchObject(code('passkey-refused'));
  expect(await byProvider('k-2')).toMatchObject({ userEmail: email });
  await expect(byProvider('k-1')).rejects.toMatchObject(code('single-sign-on-refused'));
});
