import { team } from '@vitrine/contract/accounts/team.ts';
import { hour } from '@vitrine/contract/durations.ts';
import { savedCandidateSearches } from '@vitrine/contract/recruiting-search/saved.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { changeGivenCompany } from './fixtures.sql.ts';
import { givenProfile } from './fixtures.ts';
import { mailSavedCandidateSearches } from './saved.jobs.ts';

const it = await startWorld();
const { world } = it;

/** What happens every morning. */
async function morning() {
  it.later(1000);
  await mailSavedCandidateSearches.run(ownContext(world), {});
  await it.work();
}

test('a saved search tells how many new profiles fit, once a day at most, and names nobody', async () => {
  const { owner } = await givenCompany(world, 'Lindenhof');
  const recruiter = await it.as(owner.id);
  await givenProfile(world, { profession: 'Saddler', firstName: 'Known', changedAt: new Date(world.now().getTime() - hour) });
  await recruiter(savedCandidateSearches.save, { name: 'Leather', query: { textsearch: 'saddler' }, mail: true });
  await recruiter(savedCandidateSearches.save, { name: 'Silent', query: { textsearch: 'saddler' } });
  await morning();
  expect(await it.mailsTo(owner.email)).toEqual([]);

  it.later(1000);
  await givenProfile(world, { profession: 'Saddler', firstName: 'Ruth', changedAt: world.now() });
  await givenProfile(world, { profession: 'Potter', changedAt: world.now() });
  await givenProfile(world, { profession: 'Saddler', changedAt: world.now(), findable: false });
  await morning();
  await morning();
  const [mail, ...more] = await it.mailsTo(owner.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('A candidate for “Leather”');
  expect(mail?.text).toContain('http://vitrine.test/recruiting-search?textsearch=saddler');
  expect(mail?.text).not.toContain('Ruth');

  it.later(hour);
  await givenProfile(world, { profession: 'Saddler', changedAt: world.now() });
  await givenProfile(world, { profession: 'Saddler', changedAt: world.now() });
  await morning();
  expect(await it.mailsTo(owner.email)).toHaveLength(1);
  it.later(23 * hour);
  await morning();
  expect((await it.mailsTo(owner.email))[0]?.subject).toBe('2 candidates for “Leather”');
});

test('its mail is ended by the link in it, and begins with what comes after it is switched on again', async () => {
  const { owner } = await givenCompany(world, 'Ulme');
  const recruiter = await it.as(owner.id);
  const { id } = await recruiter(savedCandidateSearches.save, { name: 'Glass', query: { textsearch: 'glassblower' }, mail: true });
  it.later(1000);
  await givenProfile(world, { profession: 'Glassblower', changedAt: world.now() });
  await morning();
  const [mail] = await it.mailsTo(owner.email);
  const url = /http:\/\/vitrine\.test(\/api\/recruitingsearch\/saved\/end\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const isOn = async () => (await recruiter(savedCandidateSearches.list, {})).items[0]?.mail;

  const asked = await it.app.inject({ method: 'GET', url });
  expect([asked.statusCode, asked.body.includes('Glass')]).toEqual([200, true]);
  const elsewhere = url.replace('/api/recruitingsearch/saved/end', '/api/v2/savedsearch/end');
  expect((await it.app.inject({ method: 'POST', url: elsewhere })).statusCode).toBe(404);
  expect(await isOn()).toBe(true);
  expect((await it.app.inject({ method: 'POST', url })).statusCode).toBe(200);
  expect(await isOn()).toBe(false);

  it.later(25 * hour);
  await givenProfile(world, { profession: 'Glassblower', changedAt: world.now() });
  await morning();
  it.later(1000);
  await recruiter(savedCandidateSearches.update, { id, mail: true });
  await morning();
  expect(await it.mailsTo(owner.email)).toHaveLength(1);
});

test('a recruiter whose company is closed gets no mail', async () => {
  const { owner, companyId } = await givenCompany(world, 'Closed');
  await (await it.as(owner.id))(savedCandidateSearches.save, { name: 'Silver', query: { textsearch: 'silversmith' }, mail: true });
  it.later(1000);
  await givenProfile(world, { profession: 'Silversmith', changedAt: world.now() });
  await changeGivenCompany(world.db, companyId, { deactivated_at: world.now().toISOString() });
  await morning();
  expect(await it.mailsTo(owner.email)).toEqual([]);
});

test('who became a hiring manager hears of candidates no more', async () => {
  const { owner, companyId } = await givenCompany(world, 'Erle');
  const mate = await givenTeammate(world, companyId);
  const search = { name: 'Felt', query: { textsearch: 'felter' }, mail: true };
  await (await it.as(owner.id))(savedCandidateSearches.save, search);
  await (await it.as(mate.id))(savedCandidateSearches.save, search);
  await (await it.as(owner.id))(team.changeRole, { id: mate.id, role: 'hiring-manager' });
  it.later(1000);
  await givenProfile(world, { profession: 'Felter', changedAt: world.now() });
  await morning();
  expect(await it.mailsTo(owner.email)).toHaveLength(1);
  expect(await it.mailsTo(mate.email)).toEqual([]);
});
