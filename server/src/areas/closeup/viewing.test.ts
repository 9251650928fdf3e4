import type { Call } from '@vitrine/contract/caller.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { headsOf } from '../portal/page-metadata.ts';
import { givenReleased } from './fixtures.ts';
import { forgetVisits } from './visits.ts';

let t: TestWorld;
let admin: Call;
let recruiter: Call;
const agent = (name: string) => ({ headers: { 'user-agent': name } });
const browser = agent('Mozilla/5.0 Firefox/140.0');
beforeAll(async () => {
  t = await startWorld();
  // who looked is forgotten at midnight
  t.noon();
  admin = await t.as((await givenAdministrator(t.world)).id, browser);
  recruiter = await t.as((await givenCompany(t.world, 'Lindenhof', { firstName: 'Rosa', lastName: 'Linden' })).owner.id, browser);
});

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const seconds = (count: number) => t.later(count * 1000);

async function released() {
  const person = await givenCandidate(t.world, { firstName: 'Mia' });
  const owner = await t.as(person.id, browser);
  const { id } = await givenReleased(owner, admin);
  return { id, owner, accountId: person.id };
}

test('5400 seconds that were watched in parts are 1.50 hours (R227)', async () => {
  const { id, owner, accountId } = await released();
  const visitor = await t.as(undefined, browser);
  await visitor(closeupViewing.track, { id, seconds: 0 });
  for (let part = 0; part < 3; part++) {
    seconds(1800);
    await visitor(closeupViewing.track, { id, seconds: 1800 });
  }
  expect(await owner(closeupViewing.viewTime, {})).toEqual({ views: 1, seconds: 5400, hours: '1.50' });
  expect((await admin(closeupViewing.viewTime, { candidate_id: accountId })).hours).toBe('1.50');
  await expect(recruiter(closeupViewing.viewTime, { candidate_id: accountId })).rejects.toEqual(code('not-found'));
});

test('no more seconds are counted than have passed, and two, also from several tabs at once', async () => {
  const { id, owner } = await released();
  const visitor = await t.as(undefined, browser);
  await visitor(closeupViewing.track, { id, seconds: 0 });
  seconds(10);
  await Promise.all(Array.from({ length: 8 }, () => visitor(closeupViewing.track, { id, seconds: 3000 })));
  const { seconds: counted } = await owner(closeupViewing.viewTime, {});
  expect(counted).toBeGreaterThanOrEqual(12);
  // the calls take a moment themselves
  expect(counted).toBeLessThanOrEqual(15);
});

test('a visitor counts once a day; owner, administrators and programs do not', async () => {
  const { id, owner } = await released();
  t.noon();
  for (const who of [browser, agent('Mozilla/5.0 (compatible; Googlebot/2.1)'), agent('WhatsApp/2.23'), agent('facebookexternalhit/1.1')]) {
    const visitor = await t.as(undefined, who);
    for (let look = 0; look < 2; look++) await visitor(closeupViewing.byId, { id });
  }
  await owner(closeupViewing.byId, { id });
  await admin(closeupViewing.byId, { id });
  expect((await owner(closeupViewing.viewTime, {})).views).toBe(1);
  await recruiter(closeupViewing.byId, { id });
  expect((await owner(closeupViewing.viewTime, {})).views).toBe(2);
  seconds(24 * 3600);
  await (await t.as(undefined, browser))(closeupViewing.byId, { id });
  expect((await owner(closeupViewing.viewTime, {})).views).toBe(3);
});

test('who looked is forgotten the next night, and the counts stay', async () => {
  const { id, owner } = await released();
  await (await t.as(undefined, browser))(closeupViewing.byId, { id });
  const visits = () => t.world.db.selectFrom('closeup_visit').select('viewer').where('closeup_id', '=', id).execute();
  expect(await visits()).toHaveLength(1);
  seconds(24 * 3600);
  await forgetVisits.run(ownContext(t.world), {});
  expect(await visits()).toEqual([]);
  expect((await owner(closeupViewing.viewTime, {})).views).toBe(1);
});

test('a recruiter evaluates once and may change it; the owner sees it only if it is shared', async () => {
  const { id, owner } = await released();
  const evaluate = (rating: number, shared: boolean) => recruiter(closeupViewing.evaluate, { id, rating, comment: 'Warm', shared });
  await evaluate(3, false);
  expect((await owner(closeupEditing.responses, {})).evaluations).toEqual([]);
  await evaluate(5, true);
  expect((await owner(closeupEditing.responses, {})).evaluations).toEqual([
    { name: 'Rosa Linden', companyName: 'Lindenhof', rating: 5, comment: 'Warm', at: expect.any(String) },
  ]);
  expect((await recruiter(closeupViewing.mine, { id })).evaluation).toEqual({ rating: 5, comment: 'Warm', shared: true });
  await expect(owner(closeupViewing.evaluate, { id, rating: 5 })).rejects.toEqual(code('not-allowed'));
  await owner(closeupEditing.release, { released: false });
  await expect(evaluate(1, true)).rejects.toEqual(code('not-found'));
});

test('the owner learns who looked only from those who want it known', async () => {
  const { id, owner } = await released();
  await recruiter(closeupViewing.byId, { id });
  expect((await owner(closeupEditing.responses, {})).looks).toEqual([]);
  await recruiter(closeupViewing.nameMe, { id, named: true });
  expect((await owner(closeupEditing.responses, {})).looks).toMatchObject([{ name: 'Rosa Linden', companyName: 'Lindenhof' }]);
  await recruiter(closeupViewing.nameMe, { id, named: false });
  expect((await owner(closeupEditing.responses, {})).looks).toEqual([]);
});

test('the page of a closeup is readable without scripts and stays out of search engines; one that is taken back is not there', async () => {
  const { id, owner } = await released();
  await owner(closeupEditing.uploadPages, { page2: { title: 'About me', text: 'Long <b>doughs</b>', entries: [] } });
  const head = (path: string) => headsOf(t.world)({ query: {}, headers: {}, ip: '127.0.0.1' } as never, path);
  for (const path of [`/closeup/${id}`, `/closeup-old/${id}`])
    expect(await head(path)).toMatchObject({ noindex: true, bare: true, canonical: `http://vitrine.test/closeup/${id}`, kind: 'profile' });
  expect((await head(`/closeup/${id}`))?.body.text).toContain('Long &lt;b&gt;doughs&lt;/b&gt;');
  await owner(closeupEditing.release, { released: false });
  const gone = await head(`/closeup/${id}`);
  expect(gone?.status).toBe(404);
  expect(gone?.body.text).not.toContain('doughs');
});
