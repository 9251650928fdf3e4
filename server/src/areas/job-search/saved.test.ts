import { hour } from '@vitrine/contract/durations.ts';
import { savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { expect, test } from 'vitest';
import { givenPerson } from '../../../test/people.ts';
import { startWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { mailsWithEnd } from './fixtures.sql.ts';
import { givenAd } from './fixtures.ts';
import { mailSavedSearches } from './saved.jobs.ts';

const it = await startWorld();
const { world } = it;
const { companyId } = await givenCompany(world);

/** What happens every morning. */
async function morning() {
  await mailSavedSearches.run(ownContext(world), {});
  await it.work();
}

test('a saved search mails what is new, once, and again only after a day', async () => {
  const person = await givenCandidate(world, { language: 'de', firstName: 'Jonas' });
  const candidate = await it.as(person.id);
  await givenAd(world, { companyId, title: 'Known baker' });
  it.later(1000);
  await candidate(savedSearches.save, { name: 'Backen', query: { textSearch: 'baker', employmentType: 'Full Time' } });
  it.later(1000);
  await morning();
  expect(await it.mailsTo(person.email)).toEqual([]);

  await givenAd(world, { companyId, title: 'New baker', employmentTypes: ['Full Time'] });
  await givenAd(world, { companyId, title: 'Part-time baker', employmentTypes: ['Part Time'] });
  it.later(1000);
  await morning();
  await morning();
  const [mail, ...more] = await it.mailsTo(person.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Eine neue Stelle für „Backen“');
  expect(mail?.text).toContain('New baker · Lindenhof · Leipzig');
  expect(mail?.text).not.toContain('Known baker');
  expect(mail?.text).not.toContain('Part-time baker');
  expect(mail?.text).toContain('http://vitrine.test/jobs?textSearch=baker&employmentType=Full+Time');

  await givenAd(world, { companyId, title: 'Another baker', employmentTypes: ['Full Time'] });
  it.later(2 * hour);
  await morning();
  expect(await it.mailsTo(person.email)).toHaveLength(1);
  it.later(22 * hour);
  await morning();
  const mails = await it.mailsTo(person.email);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.text).toContain('Another baker');
  expect(mails[0]?.text).not.toContain('New baker');
});

test('its mail is ended by the link: looking asks, posting ends, another address does nothing', async () => {
  const person = await givenPerson(world);
  const candidate = await it.as(person.accountId);
  const saved = await candidate(savedSearches.save, { name: 'Weld <it>', query: { textSearch: 'welder' } });
  it.later(1000);
  await givenAd(world, { companyId, title: 'Welder' });
  it.later(1000);
  await morning();
  const [mail] = await mailsWithEnd(world.db, person.email);
  const url = new URL(mail?.unsubscribe ?? '').pathname;
  expect(mail?.body_text).toContain(url);
  const isOn = async () => (await candidate(savedSearches.list, {})).items.find((one) => one.id === saved.id)?.mail;

  const asked = await it.app.inject({ method: 'GET', url });
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toContain('Weld &lt;it&gt;');
  expect(await isOn()).toBe(true);
  expect((await it.app.inject({ method: 'POST', url: `${url}x`, payload: {} })).statusCode).toBe(404);
  expect(await isOn()).toBe(true);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await it.app.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' })).statusCode).toBe(200);
  expect(await isOn()).toBe(false);

  it.later(25 * hour);
  await givenAd(world, { companyId, title: 'Second welder' });
  await morning();
  expect(await mailsWithEnd(world.db, person.email)).toHaveLength(1);
});

test('saved searches are listed, renamed, switched and deleted by their owner alone', async () => {
  const candidate = await it.as((await givenPerson(world)).accountId);
  const stranger = await it.as((await givenCandidate(world)).id);
  const saved = await candidate(savedSearches.save, {
    name: 'Night',
    query: { textSearch: 'night', remote: ['fully', 'partly'] },
    mail: false,
  });
  expect((await candidate(savedSearches.list, {})).items).toEqual([saved]);
  expect(saved.query).toEqual({ textSearch: 'night', remote: ['fully', 'partly'] });
  expect((await stranger(savedSearches.list, {})).items).toEqual([]);
  await expect(stranger(savedSearches.update, { id: saved.id, name: 'Mine' })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await expect(stranger(savedSearches.remove, { id: saved.id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  expect(await candidate(savedSearches.update, { id: saved.id, name: 'Nights', mail: true })).toMatchObject({ name: 'Nights', mail: true });
  await candidate(savedSearches.remove, { id: saved.id });
  expect((await candidate(savedSearches.list, {})).items).toEqual([]);
});

test('twenty are enough', async () => {
  const candidate = await it.as((await givenPerson(world)).accountId);
  for (let count = 0; count < 20; count += 1) await candidate(savedSearches.save, { name: `No. ${count}`, query: {} });
  await expect(candidate(savedSearches.save, { name: 'One more', query: {} })).rejects.toMatchObject({
    problem: { code: 'too-many-searches' },
  });
});
