import { team } from '@vitrine/contract/accounts/team.ts';
import { hour } from '@vitrine/contract/durations.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { companyDomains } from '@vitrine/contract/single-sign-on/domains.ts';
import { provisioning } from '@vitrine/contract/single-sign-on/provisioning.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trustIt } from '../../../../test/outside/certificate.ts';
import { startNameServer } from '../../../../test/outside/name-server.ts';
import { client, startOidc } from '../../../../test/outside/oidc.ts';
import { callBy } from '../../../../test/sign-in.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { buildApp } from '../../../app.ts';
import { atomically, ownContext } from '../../../platform/context.ts';
import { givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { closeCompany } from '../../accounts/index.ts';
import { listening } from '../../interviews/fixtures.ts';
import { givenSingleSignOn, scimBy } from '../fixtures.ts';

trustIt();
const [provider, other] = [await startOidc(), await startOidc()];
const names = await startNameServer();
const elsewhere = { provider, names, client };
afterAll(() => Promise.all([provider.close(), other.close(), names.close()]));

let t: TestWorld;
let count = 0;
let house: Awaited<ReturnType<typeof givenCompany>>;
let owner: Awaited<ReturnType<TestWorld['as']>>;
let domain: string;

beforeAll(async () => {
  t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32', DNS_SERVERS: names.address });
});
const given = async () => {
  count += 1;
  const of = `token${count}.test`;
  const company = await givenCompany(t.world, 'Lindenhof', { email: `boss@${of}` });
  return { domain: of, house: company, owner: await t.as(company.owner.id) };
};
beforeEach(async () => {
  ({ domain, house, owner } = await given());
});

const code = (name: string) => ({ problem: expect.objectContaining({ code: name }) });
const set = () => givenSingleSignOn(owner, elsewhere, { domain });
const started = async () => (await owner(provisioning.start, { joinsAs: 'recruiter' })).token;
const statusOf = async (token: string) => (await scimBy(t.app, token)('GET', '/ServiceProviderConfig')).status;

test('it is for the owner, once the provider was tried and while a domain is proven', async () => {
  await expect(started()).rejects.toMatchObject(code('single-sign-on-off'));
  await owner(singleSignOn.save, { issuer: provider.issuer, ...client, joinsAs: null });
  await expect(started()).rejects.toMatchObject(code('single-sign-on-off'));
  await owner(singleSignOn.remove, {});
  const { id } = await set();
  await owner(companyDomains.remove, { id });
  await expect(started()).rejects.toMatchObject(code('domain-first'));
  const mate = await t.as((await givenTeammate(t.world, house.companyId)).id);
  for (const call of [provisioning.show, provisioning.rotate, provisioning.stop] as const)
    await expect(mate(call, {})).rejects.toMatchObject(code('not-allowed'));
});

test('the token is shown once, stored nowhere, and its use and its changes are seen', async () => {
  await set();
  expect(await owner(provisioning.show, {})).toEqual({ address: 'http://vitrine.test/scim/v2', state: null });
  const token = await started();
  await expect(started()).rejects.toMatchObject(code('changed-elsewhere'));
  const rows = await t.world.db.selectFrom('scim_provisioning').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token.slice(-43));
  const { state } = await owner(provisioning.show, {});
  expect(state).toMatchObject({ joinsAs: 'recruiter', usedAt: null, rotatingUntil: null, refused: null, last: [] });
  expect(await statusOf(token)).toBe(200);
  await owner(provisioning.change, { joinsAs: 'hiring-manager' });
  expect((await owner(provisioning.show, {})).state).toMatchObject({ joinsAs: 'hiring-manager', usedAt: expect.any(String) });
  const noted = (await owner(audit.list, {})).items.filter(({ object }) => object === 'sign-in');
  expect(noted[0]).toMatchObject({ action: 'changed', actorKind: 'Recruiter' });
});

test('a new token works at once, the former one for a day more, and both end with the switch', async () => {
  await set();
  const [first, second] = [await started(), (await owner(provisioning.rotate, {})).token];
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
  expect((await owner(provisioning.show, {})).state?.rotatingUntil).toEqual(expect.any(String));
  t.later(25 * hour);
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  owner = await t.as(house.owner.id);
  const third = (await owner(provisioning.rotate, {})).token;
  await owner(provisioning.stop, {});
  expect([await statusOf(second), await statusOf(third)]).toEqual([401, 401]);
  for (const call of [provisioning.rotate, provisioning.stop] as const)
    await expect(owner(call, {})).rejects.toMatchObject(code('not-found'));
});

test('it ends with another provider, without one, and with the company', async () => {
  await set();
  const first = await started();
  await owner(singleSignOn.save, { issuer: provider.issuer, clientId: client.clientId, joinsAs: 'recruiter' });
  expect(await statusOf(first)).toBe(200);
  await owner(singleSignOn.save, { issuer: other.issuer, ...client, joinsAs: null });
  expect(await statusOf(first)).toBe(401);
  await owner(singleSignOn.remove, {});
  await owner(companyDomains.remove, { id: (await owner(singleSignOn.show, {})).domains[0]?.id ?? '' });
  await set();
  const second = await started();
  await owner(singleSignOn.remove, {});
  expect(await statusOf(second)).toBe(401);
  const closing = await given();
  await givenSingleSignOn(closing.owner, elsewhere, { domain: closing.domain });
  const { token } = await closing.owner(provisioning.start, { joinsAs: 'recruiter' });
  await atomically(ownContext(t.world), (ctx) => closeCompany(ctx, closing.house.companyId, null));
  expect(await statusOf(token)).toBe(401);
});

test('whom a provider shut out, the next one may let in, by names of its own', async () => {
  await set();
  let scim = scimBy(t.app, await started());
  const { id } = (await scim('POST', '/Users', { userName: 'kkuhn', externalId: 'x-1', emails: [{ value: `ken@${domain}` }] })).body;
  const active = (value: boolean) => scim('PATCH', `/Users/${id}`, { Operations: [{ op: 'replace', path: 'active', value }] });
  await active(false);
  await owner(singleSignOn.remove, {});
  await owner(companyDomains.remove, { id: (await owner(singleSignOn.show, {})).domains[0]?.id ?? '' });
  await givenSingleSignOn(owner, { ...elsewhere, provider: other }, { domain });
  scim = scimBy(t.app, await started());
  expect((await scim('GET', `/Users/${id}`)).body).toMatchObject({ userName: `ken@${domain}`, active: false });
  expect((await active(true)).body).toMatchObject({ active: true });
});

test('a token of another company reaches nobody of this one, and nothing else does', async () => {
  await set();
  const mine = scimBy(t.app, await started());
  const ken = await givenTeammate(t.world, house.companyId, { email: `ken@${domain}` });
  const strangers = await given();
  await givenSingleSignOn(strangers.owner, elsewhere, { domain: strangers.domain });
  const theirToken = (await strangers.owner(provisioning.start, { joinsAs: 'recruiter' })).token;
  const theirs = scimBy(t.app, theirToken);
  const shutOut = { Operations: [{ op: 'replace', path: 'active', value: false }] };
  expect((await theirs('GET', `/Users?filter=${encodeURIComponent(`userName eq "ken@${domain}"`)}`)).body.totalResults).toBe(0);
  expect((await theirs('GET', '/Users')).body.totalResults).toBe(1);
  for (const [method, body] of [['GET'], ['PUT', { userName: 'x' }], ['PATCH', shutOut], ['DELETE']] as const)
    expect((await theirs(method, `/Users/${ken.id}`, body)).status).toBe(404);
  // nor does it make anybody in a domain that is not its own
  expect((await theirs('POST', '/Users', { userName: `eve@${domain}` })).status).toBe(400);
  expect((await mine('GET', `/Users/${ken.id}`)).body.active).toBe(true);
  await expect(callBy(t.app, theirToken)(team.list, {})).rejects.toMatchObject(code('not-signed-in'));
  for (const wrong of ['', 'x', `vitrine_scim_${'x'.repeat(43)}`, theirToken.slice(0, -1), `vitrine_${'x'.repeat(43)}`])
    for (const path of ['/Users', `/Users/${ken.id}`, '/Schemas', '/Groups', '/nothing'])
      expect(await scimBy(t.app, wrong)('GET', path)).toMatchObject({
        status: 401,
        headers: { 'www-authenticate': 'Bearer', 'content-type': 'application/scim+json; charset=utf-8' },
        body: { status: '401' },
      });
});

test('calls are counted for each company, and wrong tokens for each network', async () => {
  await set();
  const token = await started();
  // as it is in use, where nothing makes the limits larger
  const app = await buildApp({ ...t.world, config: { ...t.world.config, rateLimitFactor: 1 } });
  const wrong = scimBy(app, 'wrong');
  const many = await Promise.all(Array.from({ length: 70 }, () => wrong('GET', '/Users')));
  expect(many.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(9);
  const refused = many.find(({ status }) => status === 429);
  expect(refused).toMatchObject({ body: { status: '429' }, headers: { 'retry-after': expect.any(String) } });
  expect((await scimBy(app, token)('GET', '/Users')).status).toBe(200);
  const all = await t.world.db
    .updateTable('rate_count')
    .set({ calls: 1500 })
    .where('key', '=', `scim ${house.companyId}`)
    .executeTakeFirst();
  expect(all.numUpdatedRows).toBe(1n);
  expect((await scimBy(app, token)('GET', '/Users')).status).toBe(429);
  await app.close();
});

test('over the wire it says what it can do, in the form of the RFC', async () => {
  await set();
  const address = await listening(t.app);
  const headers = { authorization: `Bearer ${await started()}`, accept: 'application/scim+json' };
  const ask = async (path: string) => {
    const reply = await fetch(`${address}/scim/v2${path}`, { headers });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/scim+json; charset=utf-8']);
    return (await reply.json()) as Record<string, unknown>;
  };
  expect(await ask('/ServiceProviderConfig')).toMatchObject({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 200 },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [{ type: 'oauthbearertoken' }],
  });
  expect(await ask('/ResourceTypes')).toMatchObject({ totalResults: 1, Resources: [{ id: 'User', endpoint: '/Users' }] });
  expect(await ask('/ResourceTypes/User')).toMatchObject({ name: 'User' });
  const { Resources } = (await ask('/Schemas')) as { Resources: { id: string; attributes: Attribute[] }[] };
  const [schema] = Resources;
  expect(await ask(`/Schemas/${schema?.id}`)).toEqual(schema);
  expect(schema?.attributes.map(({ name }) => name)).toEqual(['userName', 'name', 'displayName', 'emails', 'active']);
  for (const one of schema?.attributes.flatMap((attribute) => [attribute, ...(attribute.subAttributes ?? [])]) ?? [])
    expect(one).toMatchObject(rfc7643);
});

interface Attribute {
  name: string;
  subAttributes?: Attribute[];
}

/** Every attribute is described so (RFC 7643, 7). */
const rfc7643 = {
  name: expect.stringMatching(/^[a-z]\w*$/i),
  type: expect.stringMatching(/^(string|boolean|complex)$/),
  multiValued: expect.any(Boolean),
  description: expect.any(String),
  required: expect.any(Boolean),
  mutability: expect.stringMatching(/^(readOnly|readWrite|immutable|writeOnly)$/),
  returned: expect.stringMatching(/^(always|never|default|request)$/),
  uniqueness: expect.stringMatching(/^(none|server|global)$/),
};
