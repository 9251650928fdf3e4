import { account } from '@vitrine/contract/accounts/account.ts';
import { day } from '@vitrine/contract/durations.ts';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { companyDomains } from '@vitrine/contract/single-sign-on/domains.ts';
import { mostDomains } from '@vitrine/contract/single-sign-on/shapes.ts';
import { signingOn } from '@vitrine/contract/single-sign-on/signing-on.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { trustIt } from '../../../test/outside/certificate.ts';
import { startNameServer } from '../../../test/outside/name-server.ts';
import { client, startOidc } from '../../../test/outside/oidc.ts';
import { callBy } from '../../../test/sign-in.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { atomically } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { watchDomains } from './domains.ts';
import { givenDomain, givenSingleSignOn } from './fixtures.ts';

trustIt();
const provider = await startOidc();
const names = await startNameServer();
const elsewhere = { provider, names, client };
afterAll(() => Promise.all([provider.close(), names.close()]));
const t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32', DNS_SERVERS: names.address });
const nobody = await t.as();

let house: Awaited<ReturnType<typeof givenCompany>>;
let owner: Awaited<ReturnType<TestWorld['as']>>;
let domain: string;
let count = 0;
beforeEach(async () => {
  names.fallSilent(false);
  count += 1;
  domain = `domain${count}.test`;
  house = await givenCompany(t.world, 'Lindenhof', { language: 'de' });
  owner = await t.as(house.owner.id);
});

const code = (name: string) => ({ problem: expect.objectContaining({ code: name }) });
const stateOf = async (call = owner) => (await call(singleSignOn.show, {})).domains.find((one) => one.domain === domain)?.state;
const watch = async () => {
  await atomically(t.world, (ctx) => enqueue(ctx, watchDomains, {}));
  await t.work();
};

async function byProvider(sub: string, email: string) {
  const { url, ticket } = await nobody(signingOn.begin, { email });
  const { redirect: _, ...back } = provider.signIn(url, { sub, email });
  return nobody(signingOn.finish, { ...back, ticket });
}

test('a domain is proven by its own record, and by no other', async () => {
  const { id, record } = await owner(companyDomains.add, { domain: `@${domain.toUpperCase()}.` });
  expect(record).toMatch(/^vitrine-verification=[\w-]{43}$/);
  await expect(owner(companyDomains.check, { id })).rejects.toMatchObject(code('domain-unproven'));
  names.publish(domain, `${record}x`, 'vitrine-verification=', `x ${record}`);
  await expect(owner(companyDomains.check, { id })).rejects.toMatchObject(code('domain-unproven'));
  expect(await stateOf()).toBe('waiting');
  names.publish(domain, 'v=spf1 -all', record);
  await owner(companyDomains.check, { id });
  expect(await stateOf()).toBe('proven');
  names.fallSilent(true);
  await expect(owner(companyDomains.check, { id })).rejects.toMatchObject(code('unavailable'));
});

test.each(['localhost', '127.0.0.1', 'com', 'a b.test', 'x@y@z.test', 'house.test/path', '-a.test', '', 'house.test:53'])(
  '%j is no domain',
  async (typed) => {
    await expect(owner(companyDomains.add, { domain: typed })).rejects.toMatchObject(code('invalid'));
  },
);

test('what is not ASCII is written as the DNS has it, once, and there are so many and no more', async () => {
  await owner(companyDomains.add, { domain: 'bäckerei.test' });
  await expect(owner(companyDomains.add, { domain: 'xn--bckerei-5wa.test' })).rejects.toMatchObject(code('domain-known'));
  for (let n = 1; n < mostDomains; n++) await owner(companyDomains.add, { domain: `d${n}.test` });
  await expect(owner(companyDomains.add, { domain })).rejects.toMatchObject(code('too-many-domains'));
});

test('of two companies the first that proves a domain has it, until its record is gone', async () => {
  const { record } = await givenDomain(owner, elsewhere, domain);
  const other = await givenCompany(t.world, 'Elsewhere');
  const stranger = await t.as(other.owner.id);
  const second = await stranger(companyDomains.add, { domain });
  expect(second.record).not.toBe(record);
  names.publish(domain, record);
  await expect(stranger(companyDomains.check, { id: second.id })).rejects.toMatchObject(code('domain-unproven'));
  names.publish(domain, record, second.record);
  await expect(stranger(companyDomains.check, { id: second.id })).rejects.toMatchObject(code('domain-taken'));
  names.publish(domain, second.record);
  await stranger(companyDomains.check, { id: second.id });
  expect([await stateOf(), await stateOf(stranger)]).toEqual(['waiting', 'proven']);
  expect((await t.mailsTo(house.owner.email))[0]?.subject).toBe(`${domain} ist nicht mehr nachgewiesen`);
});

test('one whose record is away goes on for three days for those who were known, and is lost then', async () => {
  const { record } = await givenSingleSignOn(owner, elsewhere, { domain, joinsAs: 'recruiter' });
  const ken = await givenTeammate(t.world, house.companyId, { email: `ken@${domain}` });
  await byProvider('k-1', ken.email);
  names.publish(domain);
  await watch();
  expect(await stateOf()).toBe('missing');
  expect((await t.mailsTo(house.owner.email))[0]?.subject).toBe(`Der Eintrag von ${domain} fehlt`);
  await expect(byProvider('n-1', `new@${domain}`)).rejects.toMatchObject(code('address-not-proven'));
  // it is found again, or nobody answers: nothing is lost
  names.publish(domain, record);
  await watch();
  expect(await stateOf()).toBe('proven');
  names.fallSilent(true);
  await watch();
  expect(await stateOf()).toBe('proven');
  names.fallSilent(false);
  names.publish(domain);
  await watch();
  t.later(3 * day);
  const me = callBy(t.app, (await byProvider('k-1', ken.email)).token);
  await watch();
  owner = await t.as(house.owner.id);
  expect(await stateOf()).toBe('waiting');
  await expect(me(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
  await expect(nobody(signingOn.begin, { email: ken.email })).rejects.toMatchObject(code('single-sign-on-off'));
});

test('with a domain goes whoever signed in by it, and only its owner lets go of it', async () => {
  const { id } = await givenSingleSignOn(owner, elsewhere, { domain });
  const ken = await givenTeammate(t.world, house.companyId, { email: `ken@${domain}` });
  const me = callBy(t.app, (await byProvider('k-1', ken.email)).token);
  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  await expect(stranger(companyDomains.remove, { id })).rejects.toMatchObject(code('not-found'));
  await expect(stranger(companyDomains.check, { id })).rejects.toMatchObject(code('not-found'));
  await owner(companyDomains.remove, { id });
  await expect(me(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
  expect(await nobody(signingOn.offer, { email: ken.email })).toEqual({ company: null });
});

test('those who cannot sign in for their address are counted', async () => {
  await givenTeammate(t.world, house.companyId, { email: `ken@${domain}` });
  await givenTeammate(t.world, house.companyId, { email: `ida@elsewhere${count}.test` });
  expect((await owner(singleSignOn.show, {})).outside).toBe(2);
  await givenDomain(owner, elsewhere, domain);
  expect((await owner(singleSignOn.show, {})).outside).toBe(1);
});
