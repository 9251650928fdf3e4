import { team } from '@vitrine/contract/accounts/team.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { webex } from '@vitrine/contract/integrations/webex.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startWebex } from '../../../../test/outside/webex.ts';
import { startWorld } from '../../../../test/world.ts';
import { givenCompany, givenHiringManager, givenTeammate } from '../../accounts/fixtures.ts';

const fake = await startWebex();
afterAll(() => fake.close());
const t = await startWorld(fake.settings);

let companyId: string;
let owner: { id: string; email: string };
let me: Call;
beforeEach(async () => {
  fake.plays();
  await t.world.db.deleteFrom('webex_connection').execute();
  ({ companyId, owner } = await givenCompany(t.world, 'Lindenhof'));
  me = await t.as(owner.id);
});

const refused = (code: string) => ({ problem: { code } });
async function begin(call: Call = me) {
  const { code: webexAuthCode, state } = fake.allow((await call(webex.connect, {})).url);
  return { webexAuthCode, state };
}
const connected = async (call: Call = me) => call(webex.accepted, await begin(call));
const rowOf = (id = companyId) => t.world.db.selectFrom('webex_connection').selectAll().where('company_id', '=', id).executeTakeFirst();
async function run(...names: string[]) {
  for (const name of names) await t.world.jobs.enqueue(t.world.db, name, {}, undefined, undefined);
  await t.work();
}

test('without what the operator sets, Webex is said to be off, and nobody is asked', async () => {
  const off = await startWorld();
  const { owner } = await givenCompany(off.world, 'Lindenhof');
  const call = await off.as(owner.id);
  expect(await call(webex.show, {})).toEqual({ offered: false, connection: null });
  await expect(call(webex.connect, {})).rejects.toMatchObject(refused('webex-off'));
  await expect(call(webex.rooms, {})).rejects.toMatchObject(refused('webex-off'));
});

test('a company is connected by the one who allows it, for all its recruiters; what opens Webex is sealed', async () => {
  expect(await me(webex.show, {})).toEqual({ offered: true, connection: null });
  await connected();
  const colleague = await t.as((await givenTeammate(t.world, companyId)).id);
  expect((await colleague(webex.show, {})).connection).toMatchObject({
    state: 'ready',
    name: 'Kim of Lindenhof',
    email: 'kim@lindenhof.test',
    connectedBy: expect.stringContaining('Kim'),
  });
  expect(await colleague(webex.rooms, { companyId })).toEqual({ items: [{ id: 'space-1', title: 'Bakery team' }] });
  expect((await rowOf())?.secret.toString('latin1')).not.toMatch(/access|refresh/);
});

test('what came back is taken from the session that began it, once, for ten minutes, and for the own company alone', async () => {
  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  const back = await begin();
  const elsewhere = await t.as(owner.id);
  for (const call of [stranger, elsewhere]) await expect(call(webex.accepted, back)).rejects.toMatchObject(refused('link-expired'));
  await expect(me(webex.accepted, { ...back, state: `x${back.state}` })).rejects.toMatchObject(refused('link-expired'));
  // a code that somebody else was given goes with another challenge
  const foreign = await begin(stranger);
  await expect(me(webex.accepted, { ...back, webexAuthCode: foreign.webexAuthCode })).rejects.toMatchObject(refused('webex-ended'));
  await me(webex.accepted, back);
  await expect(me(webex.accepted, back)).rejects.toMatchObject(refused('webex-ended'));
  const late = await begin();
  t.later(11 * minute);
  await expect(me(webex.accepted, late)).rejects.toMatchObject(refused('link-expired'));
  for (const call of [webex.connect, webex.disconnect, webex.rooms] as const)
    await expect(stranger(call, { companyId })).rejects.toMatchObject(refused('not-found'));
  const manager = await t.as((await givenHiringManager(t.world, companyId, [])).id);
  await expect(manager(webex.show, {})).rejects.toMatchObject(refused('not-allowed'));
});

test.each([
  ['says that the account may not', { status: 403 }, 'webex-forbidden'],
  ['asks for a pause', { status: 429, retryAfter: 30 }, 'webex-unreachable'],
  ['has a fault', { status: 503 }, 'webex-unreachable'],
  ['does not know the call', { status: 404 }, 'not-found'],
  ['answers what nobody understands', { status: 200, body: '<html>' }, 'webex-unreachable'],
  ['answers in another shape', { status: 200, body: '{"items":[{"id":7}]}' }, 'webex-unreachable'],
  ['answers without an end', { status: 200, body: `"${'x'.repeat(1_100_000)}"` }, 'webex-unreachable'],
])('when Webex %s, that is said and the connection stays', async (_, play, code) => {
  await connected();
  fake.plays({ on: '/rooms', ...play });
  await expect(me(webex.rooms, {})).rejects.toMatchObject(refused(code));
  fake.plays();
  expect((await me(webex.rooms, {})).items).toHaveLength(1);
});

test('a token that ends is renewed once for all who ask at the same time', async () => {
  await connected();
  const second = await t.as((await givenTeammate(t.world, companyId)).id);
  fake.end();
  const before = fake.refreshed();
  await Promise.all([me(webex.rooms, {}), me(webex.rooms, {}), second(webex.rooms, {}), second(webex.rooms, {})]);
  expect(fake.refreshed()).toBe(before + 1);
  t.later(14 * day - minute);
  const [one, other] = [await t.as(owner.id), await t.as(owner.id)];
  await Promise.all([one(webex.rooms, {}), other(webex.rooms, {})]);
  expect(fake.refreshed()).toBe(before + 2);
});

test('a token is renewed although the program that began it was killed', async () => {
  await connected();
  fake.end();
  const soon = new Date(t.world.now().getTime() + 700).toISOString();
  await t.world.db.updateTable('webex_connection').set({ renewing_until: soon }).where('company_id', '=', companyId).execute();
  expect((await me(webex.rooms, {})).items).toHaveLength(1);
});

test('a permission that was taken back is asked for no more: somebody is told once, and connects again', async () => {
  await connected();
  fake.end({ permission: true });
  await expect(me(webex.rooms, {})).rejects.toMatchObject(refused('webex-ended'));
  const asked = fake.asked().length;
  await expect(me(webex.rooms, {})).rejects.toMatchObject(refused('webex-ended'));
  expect(fake.asked()).toHaveLength(asked);
  expect((await me(webex.show, {})).connection?.state).toBe('ended');
  expect((await t.mailsTo(owner.email)).map(({ subject }) => subject)).toEqual(['Please connect Webex again']);
  await connected();
  expect((await me(webex.show, {})).connection?.state).toBe('ready');
  expect((await me(webex.rooms, {})).items).toHaveLength(1);
});

test('a connection that nobody uses does not run out', async () => {
  await connected();
  const before = fake.refreshed();
  await run('tend-webexes');
  expect(fake.refreshed()).toBe(before);
  t.later(11 * day);
  fake.plays({ on: '/access_token', status: 503, times: 1 });
  await run('tend-webexes');
  expect(await rowOf()).toMatchObject({ state: 'ready' });
  await run('tend-webexes');
  expect(fake.refreshed()).toBe(before + 1);
});

test('letting go is at once here, and told to Webex until it hears it', async () => {
  await connected();
  fake.plays({ on: '/revoke', status: 503, times: 1 });
  const [revoked, open] = [fake.revoked(), fake.opens()];
  await me(webex.disconnect, {});
  expect((await me(webex.show, {})).connection).toBeNull();
  await expect(me(webex.rooms, {})).rejects.toMatchObject(refused('webex-not-connected'));
  await expect(me(webex.disconnect, {})).rejects.toMatchObject(refused('not-found'));
  await t.work();
  expect(fake.revoked()).toBe(revoked);
  await run('revoke-webexes');
  expect(fake.revoked()).toBe(revoked + 1);
  expect(fake.opens()).toBeLessThan(open);
  expect(await t.world.db.selectFrom('webex_revocation').select('id').execute()).toEqual([]);
});

test('another account takes the place of the former one, which is taken back; the same one again is not', async () => {
  await connected();
  const before = fake.revoked();
  await connected();
  await t.work();
  expect(fake.revoked()).toBe(before);
  const { code: webexAuthCode, state } = fake.allow((await me(webex.connect, {})).url, 'other@lindenhof.test');
  await me(webex.accepted, { webexAuthCode, state });
  await t.work();
  expect(fake.revoked()).toBe(before + 1);
  expect((await me(webex.show, {})).connection?.email).toBe('other@lindenhof.test');
});

test('when whoever connected it leaves, the connection ends and the owner is told', async () => {
  const colleague = await givenTeammate(t.world, companyId);
  await connected(await t.as(colleague.id));
  await me(team.remove, { id: colleague.id });
  await Promise.all([run('tend-webexes'), run('tend-webexes')]);
  expect((await me(webex.show, {})).connection).toBeNull();
  expect((await t.mailsTo(owner.email)).map(({ subject }) => subject)).toEqual(['Webex is disconnected']);
});

test('somebody is told what they connected, and nothing of them stays there when they are erased', async () => {
  const colleague = await givenTeammate(t.world, companyId);
  const theirs = await t.as(colleague.id);
  await connected(theirs);
  expect((await theirs(privacy.own, {})).stored).toContainEqual({ area: 'integrations', kind: 'webex', count: 1 });
  await t.world.db.deleteFrom('account').where('id', '=', colleague.id).execute();
  await run('tend-webexes');
  expect(await rowOf()).toBeUndefined();
});
