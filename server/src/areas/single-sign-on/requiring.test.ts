import dns from 'node:dns/promises';
import { account } from '@vitrine/contract/accounts/account.ts';
import { passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { companyDomains } from '@vitrine/contract/single-sign-on/domains.ts';
import { signingOn } from '@vitrine/contract/single-sign-on/signing-on.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { trustIt } from '../../../test/outside/certificate.ts';
import { startNameServer } from '../../../test/outside/name-server.ts';
import { client, startOidc } from '../../../test/outside/oidc.ts';
import { callBy, signInBy } from '../../../test/sign-in.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { atomically } from '../../platform/context.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import { givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { newLink } from '../accounts/links.ts';
import { givenPasskey } from '../accounts/second-step/fixtures.ts';
import { demandOtherWays } from '../accounts/sign-in/by-provider.ts';
import { addressOf } from './addresses.ts';
import { givenDomain, givenSingleSignOn } from './fixtures.ts';

trustIt();
const provider = await startOidc();
const names = await startNameServer();
const elsewhere = { provider, names, client };
afterAll(() => Promise.all([provider.close(), names.close()]));

let t: TestWorld;
let house: Awaited<ReturnType<typeof givenCompany>>;
let owner: Awaited<ReturnType<TestWorld['as']>>;
let nobody: Awaited<ReturnType<TestWorld['as']>>;
let domain: string;
let count = 0;

beforeAll(async () => {
  t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32', DNS_SERVERS: names.address });
  nobody = await t.as();
});
beforeEach(async () => {
  count += 1;
  domain = `required${count}.test`;
  house = await givenCompany(t.world, 'Lindenhof', { email: `boss@${domain}`, password: true });
  owner = await t.as(house.owner.id);
});

const code = (name: string, status?: number) => ({ problem: expect.objectContaining({ code: name, ...(status ? { status } : {}) }) });
const needed = code('single-sign-on-needed', 403);
const mate = () => givenTeammate(t.world, house.companyId, { email: `ken@${domain}`, password: true });
const set = () => givenSingleSignOn(owner, elsewhere, { domain });

async function byProvider(person = { sub: 'k-1', email: `ken@${domain}` }) {
  const { url, ticket } = await nobody(signingOn.begin, { email: person.email });
  const { redirect: _, ...back } = provider.signIn(url, person);
  return nobody(signingOn.finish, { ...back, ticket });
}

/** Whether somebody waits for what another transaction holds. */
async function waitsForIt() {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    t.world.db,
  );
  return rows.length > 0;
}

describe('where a company requires its provider', () => {
  test('passwords, passkeys, mailed links and new passwords sign no teammate in, and the provider does', async () => {
    const ken = await mate();
    const { device } = await givenPasskey(await t.as(ken.id));
    const reset = await newLink(t.world, ken.id, 'password');
    const byLink = await newLink(t.world, ken.id, 'sign-in');
    await set();
    expect(await signInBy(t.app, ken.email)).toMatchObject({ userEmail: ken.email });
    await owner(singleSignOn.require, { required: true });
    await expect(signInBy(t.app, ken.email)).rejects.toMatchObject(needed);
    await expect(nobody(signIn.byCode, { token: byLink, userEmail: ken.email })).rejects.toMatchObject(needed);
    const { ticket, options } = await nobody(passkeys.beginSignIn, {});
    await expect(nobody(passkeys.signIn, { ticket, credential: device.show(options) })).rejects.toMatchObject(needed);
    await expect(nobody(passwords.forgot, { email: ken.email })).rejects.toMatchObject(needed);
    await expect(nobody(passwords.renew, { token: reset, password: 'another quiet lighthouse' })).rejects.toMatchObject(needed);
    expect(await byProvider()).toMatchObject({ userEmail: ken.email });
    expect(await nobody(signingOn.offer, { email: ken.email })).toMatchObject({ company: { required: true } });
    // a wrong password says nothing of it
    await expect(signInBy(t.app, ken.email, {}, 'wrong')).rejects.toMatchObject(code('sign-in-failed'));
  });

  test('the owner still comes in by the password and asks for a new one, and takes it back', async () => {
    const ken = await mate();
    await set();
    await owner(singleSignOn.require, { required: true });
    expect(await signInBy(t.app, house.owner.email)).toMatchObject({ role: 'owner' });
    await nobody(passwords.forgot, { email: house.owner.email });
    await owner(singleSignOn.require, { required: false });
    expect(await signInBy(t.app, ken.email)).toMatchObject({ userEmail: ken.email });
  });

  test('sessions of teammates that were opened otherwise end at once; those of the provider, of the owner, and keys go on', async () => {
    const ken = await mate();
    await set();
    const byPassword = await t.as(ken.id);
    const signedOn = callBy(t.app, (await byProvider()).token);
    const { key } = await owner(apiKeys.make, { name: 'Own', scopes: ['settings:read'], days: 1, accountId: ken.id });
    await owner(singleSignOn.require, { required: true });
    await expect(byPassword(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
    expect(await signedOn(account.own, {})).toMatchObject({ id: ken.id });
    expect(await callBy(t.app, key)(team.info, {})).toMatchObject({ id: ken.id });
    expect(await owner(account.own, {})).toMatchObject({ id: house.owner.id });
  });

  test('whoever hands the company over is held to it from then on', async () => {
    const ken = await mate();
    await set();
    await owner(singleSignOn.require, { required: true });
    await owner(team.makeOwner, { id: ken.id });
    await expect(owner(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
    await expect(signInBy(t.app, house.owner.email)).rejects.toMatchObject(needed);
    expect(await signInBy(t.app, ken.email)).toMatchObject({ role: 'owner' });
  });

  test('a sign-in that began before waits for nothing, and its session ends with the others', async () => {
    const ken = await mate();
    await set();
    let requiring: Promise<unknown> | undefined;
    let token = '';
    await atomically(t.world, async (ctx) => {
      // as a sign-in by password does it
      await demandOtherWays(ctx, ken.id);
      let isDone = false;
      requiring = owner(singleSignOn.require, { required: true }).then(() => {
        isDone = true;
      });
      await expect.poll(async () => isDone || (await waitsForIt())).toBe(true);
      token = await openSession(ctx, ken.id, { byPassword: true });
    });
    await requiring;
    await expect(callBy(t.app, token)(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
  });

  test('who comes in while the owner lets go of their domain is signed out with the others', async () => {
    const ken = await mate();
    const { id } = await set();
    let removing: Promise<unknown> | undefined;
    let token = '';
    await atomically(t.world, async (ctx) => {
      // as a sign-in at the provider does it
      const connection = { company_id: house.companyId, issuer: provider.issuer };
      await addressOf(ctx, connection, { sub: 'k-1', email: ken.email, iat: 0, given_name: '', family_name: '', name: '' });
      let isDone = false;
      removing = owner(companyDomains.remove, { id }).then(() => {
        isDone = true;
      });
      await expect.poll(async () => isDone || (await waitsForIt())).toBe(true);
      token = await openSession(ctx, ken.id, { bySingleSignOn: true });
    });
    await removing;
    await expect(callBy(t.app, token)(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
  });

  test('the last proven domain stays, because the owner alone could still come in', async () => {
    const { id } = await set();
    const other = await owner(companyDomains.add, { domain: `second.${domain}` });
    await owner(singleSignOn.require, { required: true });
    await expect(owner(companyDomains.remove, { id })).rejects.toMatchObject(code('domain-needed', 409));
    // one that was never proven lets nobody in
    await owner(companyDomains.remove, { id: other.id });
    await owner(singleSignOn.require, { required: false });
    await owner(companyDomains.remove, { id });
  });

  test('who hands the company over in the instant in which a mailed link signs them in does not come in by it', async () => {
    await set();
    await owner(singleSignOn.require, { required: true });
    const ken = await mate();
    const token = await newLink(t.world, house.owner.id, 'sign-in');
    let signedIn: Promise<unknown> = Promise.resolve();
    await atomically(t.world, async (ctx) => {
      await sql`update account set company_role = 'recruiter' where id = ${house.owner.id}`.execute(ctx.db);
      await sql`update account set company_role = 'owner' where id = ${ken.id}`.execute(ctx.db);
      signedIn = nobody(signIn.byCode, { token, userEmail: house.owner.email }).then(
        () => 'came in',
        (error: unknown) => error,
      );
      await expect.poll(waitsForIt).toBe(true);
    });
    expect(await signedIn).toMatchObject(needed);
  });

  test('a second step that the company asks for is the provider’s to ask', async () => {
    await givenPasskey(owner);
    await mate();
    await set();
    await owner(secondStep.require, { required: true });
    const me = callBy(t.app, (await byProvider()).token);
    expect(await me(secondStep.own, {})).toMatchObject({ held: false, required: true });
    expect(await me(team.info, {})).toMatchObject({ role: 'recruiter' });
  });

  test('other companies are not concerned', async () => {
    const other = await givenCompany(t.world, 'Elsewhere');
    const ida = await givenTeammate(t.world, other.companyId, { password: true });
    await set();
    await owner(singleSignOn.require, { required: true });
    expect(await signInBy(t.app, ida.email)).toMatchObject({ userEmail: ida.email });
  });
});

describe('the owner', () => {
  test('keeps a provider that is one, with its secret sealed and shown to nobody', async () => {
    const save = (wanted: object) => owner(singleSignOn.save, { issuer: provider.issuer, ...client, joinsAs: null, ...wanted });
    await expect(save({ issuer: 'https://127.0.0.1:1' })).rejects.toMatchObject(code('provider-not-found'));
    await expect(save({ issuer: `${provider.issuer}/another` })).rejects.toMatchObject(code('provider-not-found'));
    await expect(save({ issuer: `${provider.issuer}/.well-known/openid-configuration` })).rejects.toMatchObject(code('invalid'));
    await expect(save({ issuer: provider.issuer.replace('https', 'http') })).rejects.toMatchObject(code('invalid'));
    await expect(save({ clientSecret: undefined })).rejects.toMatchObject(code('secret-missing'));
    await save({});
    expect(JSON.stringify(await owner(singleSignOn.show, {}))).not.toContain(client.clientSecret);
    const row = await t.world.db
      .selectFrom('single_sign_on')
      .selectAll()
      .where('company_id', '=', house.companyId)
      .executeTakeFirstOrThrow();
    expect(row.client_secret.includes(client.clientSecret)).toBe(false);
  });

  test.each([
    'https://gitlab.com',
    'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
    'https://login.microsoftonline.com/common/v2.0',
    'https://appleid.apple.com/',
  ])('names no provider at which anybody opens an account: %s', async (issuer) => {
    await expect(owner(singleSignOn.save, { issuer, ...client, joinsAs: null })).rejects.toMatchObject(code('issuer-of-everybody', 422));
  });

  test('does not reach into the own net by the address of a provider', async () => {
    const inner = await startWorld({ DNS_SERVERS: names.address });
    const company = await givenCompany(inner.world);
    const call = (await inner.as(company.owner.id))(singleSignOn.save, { issuer: provider.issuer, ...client, joinsAs: null });
    await expect(call).rejects.toMatchObject(code('provider-not-found'));
  });

  test('holds up nobody by a name whose servers are silent: the few threads of the program do not wait for it', async () => {
    const inner = await startWorld({ DNS_SERVERS: names.address });
    const company = await givenCompany(inner.world);
    const bySystem = vi.spyOn(dns, 'lookup');
    onTestFinished(() => bySystem.mockRestore());
    const call = (await inner.as(company.owner.id))(singleSignOn.save, { issuer: 'https://login.silent.test', ...client, joinsAs: null });
    await expect(call).rejects.toMatchObject(code('provider-not-found'));
    expect(bySystem).not.toHaveBeenCalled();
  });

  test('requires it only once it was tried, by whoever began to try it', async () => {
    await expect(owner(singleSignOn.require, { required: true })).rejects.toMatchObject(code('single-sign-on-off'));
    await owner(singleSignOn.save, { issuer: provider.issuer, ...client, joinsAs: null });
    await givenDomain(owner, elsewhere, domain);
    await expect(owner(singleSignOn.require, { required: true })).rejects.toMatchObject(code('single-sign-on-off'));
    const { url, ticket } = await owner(singleSignOn.try, {});
    const { redirect: _, ...back } = provider.signIn(url, { sub: 'o', email: `boss@${domain}` });
    await expect(nobody(signingOn.finish, { ...back, ticket })).rejects.toMatchObject(code('link-expired'));
    const elsewhereSignedIn = await t.as(house.owner.id);
    await expect(elsewhereSignedIn(singleSignOn.tried, { ...back, ticket })).rejects.toMatchObject(code('link-expired'));
    expect(await owner(singleSignOn.tried, { ...back, ticket })).toEqual({ email: `boss@${domain}` });
    await owner(singleSignOn.require, { required: true });
  });

  test('with another client or issuer begins anew: nobody is known, and whoever signed in there is signed out', async () => {
    await mate();
    await set();
    const me = callBy(t.app, (await byProvider()).token);
    const save = (wanted: object) =>
      owner(singleSignOn.save, { issuer: provider.issuer, clientId: client.clientId, joinsAs: null, ...wanted });
    await save({ joinsAs: 'recruiter' });
    expect(await me(account.own, {})).toMatchObject({ role: 'recruiter' });
    expect((await owner(singleSignOn.show, {})).connection).toMatchObject({ joinsAs: 'recruiter', triedAt: expect.any(String) });
    await save({ clientId: 'another' });
    await expect(me(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
    expect(await owner(singleSignOn.show, {})).toMatchObject({ linked: 0, connection: { triedAt: null, requiredSince: null } });
  });

  test('removes it: what was required is so no more', async () => {
    const ken = await mate();
    await set();
    const me = callBy(t.app, (await byProvider()).token);
    await owner(singleSignOn.require, { required: true });
    await owner(singleSignOn.remove, {});
    await expect(me(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
    await expect(owner(singleSignOn.remove, {})).rejects.toMatchObject(code('not-found'));
    expect(await signInBy(t.app, ken.email)).toMatchObject({ userEmail: ken.email });
  });

  test('is asked for the password, and nobody else of the company may', async () => {
    const recruiter = await t.as((await mate()).id);
    await expect(recruiter(singleSignOn.show, {})).rejects.toMatchObject(code('not-allowed'));
    t.later(16 * minute);
    await expect(owner(singleSignOn.require, { required: true })).rejects.toMatchObject(code('password-needed'));
  });
});
