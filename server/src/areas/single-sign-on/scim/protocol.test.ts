import { account } from '@vitrine/contract/accounts/account.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { provisioning } from '@vitrine/contract/single-sign-on/provisioning.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trustIt } from '../../../../test/outside/certificate.ts';
import { startNameServer } from '../../../../test/outside/name-server.ts';
import { client, startOidc } from '../../../../test/outside/oidc.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { givenSingleSignOn, type Scim, scimBy } from '../fixtures.ts';
import { aPerson, core, enterprise, foundBy, patchOf } from './fixtures.ts';

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
  domain = `protocol${count}.test`;
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

describe('what is changed', () => {
  test('by operations of Entra: without a path, with points in the keys, with a filter, and what is not kept is passed over', async () => {
    const { id } = await made();
    const patched = await scim(
      'PATCH',
      `/Users/${id}`,
      patchOf(
        { op: 'Replace', value: { 'name.familyName': 'Berg', ACTIVE: 'true', [`${enterprise}:department`]: 'Sales', nickName: null } },
        { op: 'Add', path: 'name.GIVENNAME', value: 'Kenneth' },
        { op: 'Replace', path: 'emails[type eq "work"].value', value: `kenneth@${domain}` },
        { op: 'Add', path: 'emails', value: [{ type: 'home', value: 'ken@home.test' }] },
        { op: 'Replace', path: 'addresses[type eq "work"].locality', value: 'Wien' },
        { op: 'Replace', path: `${enterprise}:manager`, value: 'x' },
        { op: 'Replace', path: `${core}:userName`, value: `k.berg@${domain}` },
        { op: 'Remove', path: 'externalId' },
      ),
    );
    expect(patched).toMatchObject({
      status: 200,
      body: {
        userName: `k.berg@${domain}`,
        name: { givenName: 'Kenneth', familyName: 'Berg' },
        emails: [{ value: `kenneth@${domain}` }],
        active: true,
      },
    });
    expect(patched.body).not.toHaveProperty('externalId');
    expect(await mates()).toContain(`kenneth@${domain}`);
  });

  test('by a whole resource as Okta sends it back, where what is left out stays', async () => {
    const { id } = await made();
    const { body } = await scim('GET', `/Users/${id}`);
    const { externalId: _, ...rest } = body;
    const put = await scim('PUT', `/Users/${id}`, {
      ...rest,
      name: { givenName: 'Another' },
      groups: [],
      password: 'secret',
      active: false,
    });
    expect(put.body).toMatchObject({ externalId: 'entra-ken', name: { givenName: 'Another', familyName: 'Kuhn' }, active: false });
    const other = await scim('PUT', `/Users/${id}`, { userName: 'kkuhn', active: true });
    expect(other.body).toMatchObject({ userName: 'kkuhn', emails: [{ value: `ken@${domain}` }], active: true });
  });

  test('another address ends sessions, and is free, in a proven domain and nobody else’s', async () => {
    const { id } = await made();
    await givenTeammate(t.world, house.companyId, { email: `zoe@${domain}` });
    await givenCandidate(t.world, { email: `lina@${domain}` });
    const session = await t.as(id);
    const to = (value: string) => scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'emails.value', value }));
    expect(await to(`zoe@${domain}`)).toMatchObject(errorOf(409, 'uniqueness'));
    expect(await to(`lina@${domain}`)).toMatchObject(errorOf(409, 'uniqueness'));
    expect(await to('ken@elsewhere.test')).toMatchObject(errorOf(400, 'invalidValue'));
    expect(await to('no address')).toMatchObject(errorOf(400, 'invalidValue'));
    await session(account.own, {});
    expect((await to(`Ken.Kuhn@${domain}`)).body).toMatchObject({ emails: [{ value: `ken.kuhn@${domain}` }] });
    await expect(session(account.own, {})).rejects.toMatchObject(code('not-signed-in'));
  });

  test('all of it or nothing', async () => {
    const { id } = await made();
    const wrong = patchOf(
      { op: 'replace', path: 'name.givenName', value: 'Eve' },
      { op: 'replace', path: 'emails.value', value: 'eve@elsewhere.test' },
    );
    expect((await scim('PATCH', `/Users/${id}`, wrong)).status).toBe(400);
    expect((await scim('GET', `/Users/${id}`)).body).toMatchObject({ name: { givenName: 'Ken' } });
  });

  test('with the version of before it is refused', async () => {
    const { id, meta } = await made();
    expect((await scim('GET', `/Users/${id}`, undefined, { 'if-none-match': meta.version })).status).toBe(304);
    const rename = (givenName: string, version: string) =>
      scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'name', value: { givenName } }), { 'if-match': version });
    expect((await rename('Kim', meta.version)).status).toBe(200);
    expect(await rename('Kai', meta.version)).toMatchObject(errorOf(412));
    expect(await scim('DELETE', `/Users/${id}`, undefined, { 'if-match': meta.version })).toMatchObject(errorOf(412));
  });

  test('stands in the log of the company as done by its provider, and for the owner with what it did last', async () => {
    const { id } = await made();
    const say = (op: object) => scim('PATCH', `/Users/${id}`, patchOf(op));
    await say({ op: 'replace', path: 'name.givenName', value: 'Kim' });
    await say({ op: 'replace', path: 'name.givenName', value: 'Kim' });
    await say({ op: 'replace', path: 'active', value: false });
    await say({ op: 'replace', path: 'active', value: true });
    await scim('DELETE', `/Users/${id}`);
    const entries = (await owner(audit.list, {})).items.filter(({ actorKind }) => actorKind === 'provider');
    expect(entries.map(({ action, object, actorName }) => [action, object, actorName]).reverse()).toEqual([
      ['added', 'account', null],
      ['changed', 'account', null],
      ['removed', 'access', null],
      ['added', 'access', null],
      ['removed', 'access', null],
    ]);
    expect((await owner(provisioning.show, {})).state?.last).toEqual([
      { at: expect.any(String), did: 'removed', name: 'Kim Kuhn', email: `ken@${domain}` },
    ]);
  });
});

describe('the list', () => {
  test('has the teammates of the proven domains, page by page, with the owner and those who are shut out', async () => {
    await givenTeammate(t.world, house.companyId, { email: 'helper@agency.test' });
    const ids = [house.owner.id, (await made()).id, (await made({ userName: `zoe@${domain}`, active: false })).id];
    const whole = (await scim('GET', '/Users')).body;
    expect(whole).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 3,
      startIndex: 1,
      itemsPerPage: 3,
    });
    expect(whole.Resources.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect((await scim('GET', '/Users?startIndex=2&count=1')).body).toMatchObject({
      totalResults: 3,
      startIndex: 2,
      itemsPerPage: 1,
      Resources: [{ id: ids[1] }],
    });
    expect((await scim('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 3, itemsPerPage: 0, Resources: [] });
    expect((await scim('GET', '/Users?startIndex=-3&count=-1')).body).toMatchObject({ startIndex: 1, Resources: [] });
    expect(await scim('GET', '/Users?count=many')).toMatchObject(errorOf(400, 'invalidValue'));
    expect(await found('active eq false')).toEqual([ids[2]]);
    expect((await scim('GET', '/Users?attributes=userName,emails.value')).body.Resources[1]).toEqual({
      schemas: [core],
      id: ids[1],
      userName: `ken@${domain}`,
      emails: expect.any(Array),
      meta: expect.any(Object),
    });
  });

  test('is filtered by eq alone, attributes and operators in any case', async () => {
    const { id } = await made();
    for (const filter of [
      `userName eq "ken@${domain}"`,
      `USERNAME EQ "Ken@${domain}" AND active Eq True`,
      `${core}:userName eq "ken@${domain}"`,
      'externalId eq "entra-ken"',
      `emails eq "ken@${domain}"`,
      `emails.value eq "ken@${domain}"`,
      `emails[type eq "work"].value eq "ken@${domain}"`,
      `id eq "${id}"`,
    ])
      expect(await found(filter)).toEqual([id]);
    for (const filter of [
      'externalId eq "ENTRA-KEN"',
      'userName eq "ken\\"; drop table account"',
      'id eq "x"',
      `emails[type eq "home"].value eq "ken@${domain}"`,
    ])
      expect(await found(filter)).toEqual([]);
    for (const filter of [
      '',
      'userName',
      'userName co "k"',
      'userName eq ken',
      'title eq "x"',
      'active eq "true"',
      'userName eq "a" or id eq "b"',
      'userName eq "a" and ',
      'userName eq "a\\u0000"',
      'externalId eq "\\u0000"',
      `userName eq "${'x'.repeat(2000)}"`,
    ])
      expect(await found(filter)).toBe('invalidFilter');
  });
});

test('somebody whose name begins with an umlaut is found by it, and made once', async () => {
  const { id } = await made({ ...ken(), userName: 'Österle' });
  expect(await found('userName eq "Österle"')).toEqual([id]);
  const again = { ...ken(), userName: 'ÖsTERLE', emails: [{ value: `other@${domain}` }] };
  expect(await scim('POST', '/Users', again)).toMatchObject(errorOf(409, 'uniqueness'));
});

test('what cannot be understood is said in the words of the protocol', async () => {
  const { id } = await made();
  const at = `/Users/${id}`;
  expect(await scim('POST', '/Users', '{"userName":')).toMatchObject(errorOf(400, 'invalidSyntax'));
  expect(await scim('POST', '/Users', [])).toMatchObject(errorOf(400, 'invalidSyntax'));
  expect(await scim('POST', '/Users', { emails: [{ value: `a@${domain}` }] })).toMatchObject(errorOf(400, 'invalidValue'));
  expect(await scim('POST', '/Users', { userName: 'no-address' })).toMatchObject(errorOf(400, 'invalidValue'));
  expect(await scim('POST', '/Users', { userName: `a@${domain}`, active: 'perhaps' })).toMatchObject(errorOf(400, 'invalidValue'));
  expect(await scim('POST', '/Users', 'x'.repeat(300 * 1024))).toMatchObject(errorOf(413));
  for (const one of [{ userName: 'a\u0000b' }, { externalId: 'a\u0000b' }])
    expect(await scim('POST', '/Users', { ...ken(), ...one })).toMatchObject(errorOf(400, 'invalidValue'));
  expect(await scim('PATCH', at, {})).toMatchObject(errorOf(400, 'invalidSyntax'));
  expect(await scim('PATCH', at, patchOf({ op: 'move', path: 'active' }))).toMatchObject(errorOf(400, 'invalidValue'));
  expect(await scim('PATCH', at, patchOf({ op: 'remove' }))).toMatchObject(errorOf(400, 'noTarget'));
  expect(await scim('PATCH', at, patchOf({ op: 'replace', path: 'emails[type eq', value: 'x' }))).toMatchObject(
    errorOf(400, 'invalidPath'),
  );
  expect(await scim('PATCH', at, patchOf({ op: 'remove', path: 'userName' }))).toMatchObject(errorOf(400, 'invalidValue'));
  expect(await scim('GET', '/Groups')).toMatchObject(errorOf(404));
  expect(await scim('GET', '/Users/1')).toMatchObject(errorOf(404));
  expect(await scim('PATCH', '/Users', {})).toMatchObject(errorOf(404));
});
