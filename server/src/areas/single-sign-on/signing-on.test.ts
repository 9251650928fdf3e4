import { account } from '@vitrine/contract/accounts/account.ts';
import { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { companyDomains } from '@vitrine/contract/single-sign-on/domains.ts';
import { signingOn } from '@vitrine/contract/single-sign-on/signing-on.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trustIt } from '../../../test/outside/certificate.ts';
import { startNameServer } from '../../../test/outside/name-server.ts';
import { client, type Fault, type Person, startOidc } from '../../../test/outside/oidc.ts';
import { callBy } from '../../../test/sign-in.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { atomically } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { choosePlan, givenBuying } from '../billing/fixtures.ts';
import { addressOf } from './addresses.ts';
import { givenDomain, givenSingleSignOn } from './fixtures.ts';

trustIt();
const provider = await startOidc();
const other = await startOidc();
const names = await startNameServer();
const elsewhere = { provider, names, client };
afterAll(() => Promise.all([provider.close(), other.close(), names.close()]));

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
  provider.answers(200);
  provider.saysIssuer(true);
  count += 1;
  domain = `house${count}.test`;
  house = await givenCompany(t.world, 'Lindenhof', { email: `boss${count}@mail.test` });
  owner = await t.as(house.owner.id);
});

const code = (name: string, status?: number) => ({ problem: expect.objectContaining({ code: name, ...(status ? { status } : {}) }) });
const set = (joinsAs: 'recruiter' | 'hiring-manager' | null = null) => givenSingleSignOn(owner, elsewhere, { domain, joinsAs });
const mate = (name = 'ken', wanted = {}) => givenTeammate(t.world, house.companyId, { email: `${name}@${domain}`, ...wanted });

/** The way of somebody through the provider, up to the call that ends it. */
async function came(person: Person, fault: Fault = {}, email = `someone@${domain}`) {
  const { url, ticket } = await nobody(signingOn.begin, { email });
  const { redirect: _, ...back } = provider.signIn(url, person, fault);
  return { ...back, ticket };
}
const signIn = async (person: Person, fault: Fault = {}) => nobody(signingOn.finish, await came(person, fault));

describe('a teammate', () => {
  test('signs in by the address the first time, and by the subject from then on, whatever the address has become', async () => {
    await set();
    const ken = await mate();
    const first = await signIn({ sub: 'k-1', email: `Ken@${domain.toUpperCase()}`, email_verified: true });
    expect(first).toMatchObject({ userType: 'Recruiter', role: 'recruiter', userEmail: ken.email });
    expect(await callBy(t.app, first.token)(account.own, {})).toMatchObject({ id: ken.id });
    expect((await t.mailsTo(ken.email))[0]?.subject).toBe('You can sign in through Lindenhof');
    expect(await signIn({ sub: 'k-1', email: `renamed@${domain}` })).toMatchObject({ userEmail: ken.email });
    const { items } = await owner(audit.list, {});
    expect(items).toContainEqual(expect.objectContaining({ action: 'added', object: 'sign-in' }));
  });

  test('has a session that says how it was opened, and that ends after a day', async () => {
    await set();
    await mate();
    const me = callBy(t.app, (await signIn({ sub: 'k-1', email: `ken@${domain}` })).token);
    expect((await me(sessions.list, {})).items).toMatchObject([{ bySingleSignOn: true }]);
    t.later(day - minute);
    await me(account.own, {});
    t.later(2 * minute);
    await expect(me(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
  });

  test('whose token names no address is asked for at the other place where providers name it', async () => {
    await set();
    const ken = await mate();
    const person = { sub: 'k-1', email: `ken@${domain}` };
    expect(await signIn(person, { claims: { email: undefined } })).toMatchObject({ userEmail: ken.email });
  });

  test('who has left does not come in, known before or not', async () => {
    await set();
    const [ken, ida] = [await mate('ken'), await mate('ida')];
    await signIn({ sub: 'k-1', email: ken.email });
    for (const one of [ken, ida]) await owner(team.remove, { id: one.id });
    await expect(signIn({ sub: 'k-1', email: ken.email })).rejects.toMatchObject(code('deactivated'));
    await expect(signIn({ sub: 'i-1', email: ida.email })).rejects.toMatchObject(code('deactivated'));
  });

  test('shows who they are by signing in once more at the provider, which has to have asked', async () => {
    await set();
    await mate();
    const person = { sub: 'k-1', email: `ken@${domain}` };
    const me = callBy(t.app, (await signIn(person)).token);
    expect(await me(signingOn.own, {})).toEqual({ company: 'Lindenhof' });
    const again = async (who: Person, fault: Fault = {}) => {
      const { url, ticket } = await me(signingOn.beginShowing, {});
      expect(new URL(url).searchParams.get('prompt')).toBe('login');
      const { redirect: _, ...back } = provider.signIn(url, who, fault);
      return me(signingOn.show, { ...back, ticket });
    };
    const wanted = () => me(secondStep.removeApp, {});
    await expect(wanted()).rejects.toMatchObject(code('password-needed'));
    const long = Math.floor(Date.now() / 1000) - 7200;
    await expect(again(person, { claims: { auth_time: long } })).rejects.toMatchObject(code('sign-in-not-fresh'));
    await expect(again(person, { claims: { auth_time: undefined } })).rejects.toMatchObject(code('sign-in-not-fresh'));
    await expect(again({ ...person, sub: 'k-2' })).rejects.toMatchObject(code('single-sign-on-refused'));
    await again(person);
    await expect(wanted()).rejects.toMatchObject(code('not-found'));
  });
});

describe('nobody gets in', () => {
  test.each<[string, Fault, string]>([
    ['by a token for another audience', { claims: { aud: 'another-client' } }, 'provider-wrong'],
    ['by a token that has run out', { claims: { exp: 1_600_000_000 } }, 'provider-wrong'],
    ['by a token of another issuer', { claims: { iss: 'https://elsewhere.test' } }, 'provider-wrong'],
    ['by a token that nobody signed', { unsigned: true }, 'provider-wrong'],
    ['by a token that somebody else signed', { foreignKey: true }, 'provider-wrong'],
    ['by a token for another visit', { claims: { nonce: 'another' } }, 'provider-wrong'],
    ['by a token without a subject', { claims: { sub: '' } }, 'provider-wrong'],
    ['by a subject that nothing can keep', { claims: { sub: 'k\u0000' } }, 'provider-wrong'],
    ['by an address that is not verified', { claims: { email_verified: false } }, 'address-not-proven'],
    ['by an address that is not verified, said as a word', { claims: { email_verified: 'false' } }, 'address-not-proven'],
    ['by an address in another domain', { claims: { email: 'ken@elsewhere.test' } }, 'address-not-proven'],
    ['by an address in a subdomain', { claims: { email: `ken@mail.house.test` } }, 'address-not-proven'],
    ['by two addresses in one', { claims: { email: `ken@elsewhere.test,ken@house.test` } }, 'address-not-proven'],
  ])('%s', async (_, fault, refused) => {
    await set();
    await mate();
    await expect(signIn({ sub: 'k-1', email: `ken@${domain}` }, fault)).rejects.toMatchObject(code(refused));
    expect((await owner(singleSignOn.show, {})).linked).toBe(0);
  });

  test('by an account of their own at Google, under an address of the company: the company has to manage it', async () => {
    await set();
    const google = { company_id: house.companyId, issuer: 'https://accounts.google.com' };
    const about = { sub: '1', email: `ken@${domain}`, email_verified: true, iat: 0, given_name: '', family_name: '', name: '' };
    const named = (claims: object) => atomically(t.world, (ctx) => addressOf(ctx, google, { ...about, ...claims }));
    await expect(named({})).rejects.toMatchObject({ code: 'address-not-proven' });
    await expect(named({ hd: 'elsewhere.test' })).rejects.toMatchObject({ code: 'address-not-proven' });
    expect(await named({ hd: domain })).toMatchObject({ email: `ken@${domain}` });
  });

  test('who is not of the company: a candidate, an administrator, a teammate of another company, or nobody yet', async () => {
    await set();
    const foreign = await givenCompany(t.world, 'Elsewhere');
    await givenCandidate(t.world, { email: `cand@${domain}` });
    await givenAdministrator(t.world, { email: `admin@${domain}` });
    await givenTeammate(t.world, foreign.companyId, { email: `mate@${domain}` });
    for (const name of ['cand', 'admin', 'mate', 'new'])
      await expect(signIn({ sub: name, email: `${name}@${domain}` })).rejects.toMatchObject(code('single-sign-on-refused'));
  });

  test('by the subject of somebody else at another provider, or by an address that was another one’s there before', async () => {
    await set();
    const ken = await mate();
    await signIn({ sub: 'k-1', email: ken.email });
    await expect(signIn({ sub: 'k-2', email: ken.email })).rejects.toMatchObject(code('single-sign-on-refused'));
    // the company of somebody else, whose provider says whatever they like
    const foreign = await givenCompany(t.world, 'Elsewhere');
    const stranger = await t.as(foreign.owner.id);
    await givenSingleSignOn(stranger, { ...elsewhere, provider: other }, { domain: `evil${count}.test`, joinsAs: 'recruiter' });
    const { url, ticket } = await nobody(signingOn.begin, { email: `x@evil${count}.test` });
    const { redirect: _, ...back } = other.signIn(url, { sub: 'k-1', email: ken.email });
    await expect(nobody(signingOn.finish, { ...back, ticket })).rejects.toMatchObject(code('address-not-proven'));
  });

  test('twice by the same way, in another browser, too late, or by the way of another company', async () => {
    await set();
    await mate();
    const person = { sub: 'k-1', email: `ken@${domain}` };
    const used = await came(person);
    await nobody(signingOn.finish, used);
    await expect(nobody(signingOn.finish, used)).rejects.toMatchObject(code('link-expired'));
    const stolen = await came(person);
    await expect(nobody(signingOn.finish, { ...stolen, ticket: used.ticket })).rejects.toMatchObject(code('link-expired'));
    // whoever tries it with another secret takes nothing away from its owner
    const foreign = await givenCompany(t.world, 'Elsewhere');
    await expect(nobody(signingOn.finish, { ...stolen, companyId: foreign.companyId })).rejects.toMatchObject(code('link-expired'));
    await nobody(signingOn.finish, stolen);
    const late = await came(person);
    t.later(11 * minute);
    await expect(nobody(signingOn.finish, late)).rejects.toMatchObject(code('link-expired'));
  });

  test('by the code of another visit, or one that another provider gave: it is not brought to anybody', async () => {
    await set();
    await mate();
    const person = { sub: 'k-1', email: `ken@${domain}` };
    const [mine, others] = [await came(person), await came(person)];
    await expect(nobody(signingOn.finish, { ...mine, code: others.code })).rejects.toMatchObject(code('provider-wrong'));
    const before = provider.tokensAsked();
    const mixed = await came(person);
    await expect(nobody(signingOn.finish, { ...mixed, iss: other.issuer })).rejects.toMatchObject(code('provider-wrong'));
    const { iss: _, ...unsaid } = await came(person);
    await expect(nobody(signingOn.finish, unsaid)).rejects.toMatchObject(code('provider-wrong'));
    expect(provider.tokensAsked()).toBe(before);
  });

  test('while the provider is away, or is no longer who it was', async () => {
    await set();
    await mate();
    const back = await came({ sub: 'k-1', email: `ken@${domain}` });
    provider.answers(503);
    await expect(nobody(signingOn.finish, back)).rejects.toMatchObject(code('provider-away', 503));
    await expect(nobody(signingOn.begin, { email: `ken@${domain}` })).rejects.toMatchObject(code('provider-away'));
    provider.answers(302);
    await expect(nobody(signingOn.begin, { email: `ken@${domain}` })).rejects.toMatchObject(code('provider-wrong'));
    provider.answers(200);
    provider.pretends(other.issuer);
    await expect(nobody(signingOn.begin, { email: `ken@${domain}` })).rejects.toMatchObject(code('provider-wrong'));
    provider.pretends(provider.issuer);
  });

  test('by what was begun before the company changed its provider', async () => {
    await set();
    await mate();
    const back = await came({ sub: 'k-1', email: `ken@${domain}` });
    await owner(singleSignOn.save, { issuer: provider.issuer, ...client, joinsAs: null });
    await expect(nobody(signingOn.finish, back)).rejects.toMatchObject(code('link-expired'));
    await expect(nobody(signingOn.begin, { email: `ken@${domain}` })).rejects.toMatchObject(code('single-sign-on-off'));
  });
});

describe('somebody new', () => {
  test('joins in the role that the owner said, by the name that the provider gives', async () => {
    await set('hiring-manager');
    const me = callBy(t.app, (await signIn({ sub: 'n-1', email: `neu@${domain}`, given_name: 'Nora', family_name: 'Neu\u0000' })).token);
    expect(await me(account.own, {})).toMatchObject({ firstName: 'Nora', lastName: 'Neu', role: 'hiring-manager', email: `neu@${domain}` });
    await expect(me(apiKeys.list, {})).rejects.toMatchObject(code('not-allowed'));
    const { items } = await owner(audit.list, {});
    expect(items).toContainEqual(expect.objectContaining({ action: 'added', object: 'account' }));
  });

  test('gets the one account and comes in, however often they come at the same time', async () => {
    await set('recruiter');
    const ways = await Promise.all(Array.from({ length: 4 }, () => came({ sub: 'n-1', email: `neu@${domain}` })));
    await Promise.all(ways.map((one) => nobody(signingOn.finish, one)));
    expect((await owner(team.list, {})).items.filter(({ email }) => email === `neu@${domain}`)).toHaveLength(1);
    expect(await signIn({ sub: 'n-1', email: `neu@${domain}` })).toMatchObject({ userEmail: `neu@${domain}` });
  });

  test('who began something as a guest under the address gets an account beside it, not theirs', async () => {
    await set('recruiter');
    const guest = await givenCandidate(t.world, { email: `neu@${domain}`, guest: true });
    const me = callBy(t.app, (await signIn({ sub: 'n-1', email: `neu@${domain}` })).token);
    const { id, userType } = await me(account.own, {});
    expect(id).not.toBe(guest.id);
    expect(userType).toBe('Recruiter');
  });

  test('who was invited takes up the invitation, whatever the owner said of others', async () => {
    await set();
    await owner(team.invite, { emails: [`neu@${domain}`], role: 'recruiter', bookings: [] });
    expect(await signIn({ sub: 'n-1', email: `neu@${domain}`, name: 'Nora Neu' })).toMatchObject({ role: 'recruiter' });
    expect((await owner(team.pending, {})).items).toEqual([]);
  });
});

describe('the offer', () => {
  test('says by the domain alone which company it is, whoever has an account', async () => {
    await mate();
    const ask = (email: string) => nobody(signingOn.offer, { email });
    expect(await ask(`ken@${domain}`)).toEqual({ company: null });
    await set();
    const offered = { company: { name: 'Lindenhof', required: false } };
    expect(await ask(`ken@${domain}`)).toEqual(offered);
    expect(await ask(`nobody@${domain}`)).toEqual(offered);
    expect(await ask('ken@elsewhere.test')).toEqual({ company: null });
  });

  test('counts no provider that was not tried, and no domain that was not proven', async () => {
    await owner(singleSignOn.save, { issuer: provider.issuer, ...client, joinsAs: 'recruiter' });
    await expect(owner(singleSignOn.try, {})).rejects.toMatchObject(code('domain-first'));
    await owner(companyDomains.add, { domain });
    expect(await nobody(signingOn.offer, { email: `ken@${domain}` })).toEqual({ company: null });
    await givenDomain(owner, elsewhere, `sub.${domain}`);
    expect(await nobody(signingOn.offer, { email: `ken@sub.${domain}` })).toEqual({ company: null });
    await expect(nobody(signingOn.begin, { email: `ken@sub.${domain}` })).rejects.toMatchObject(code('single-sign-on-off'));
  });
});

test('a plan with three seats lets no fourth recruiter join, but a hiring manager', async () => {
  await givenBuying(await t.as((await givenAdministrator(t.world)).id));
  await choosePlan(owner, 'rs-monthly-3');
  await set('recruiter');
  for (const name of ['a', 'b']) await signIn({ sub: name, email: `${name}@${domain}` });
  await expect(signIn({ sub: 'c', email: `c@${domain}` })).rejects.toMatchObject(code('seats-full', 403));
  await owner(singleSignOn.save, { issuer: provider.issuer, clientId: client.clientId, joinsAs: 'hiring-manager' });
  expect(await signIn({ sub: 'c', email: `c@${domain}` })).toMatchObject({ role: 'hiring-manager' });
});
