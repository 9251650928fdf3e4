import { applying } from '@vitrine/contract/applying/applying.ts';
import { profileEntries } from '@vitrine/contract/candidates/parts.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { day } from '@vitrine/contract/durations.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { recommendedJobs } from '@vitrine/contract/job-search/recommended.ts';
import { beforeAll, expect, test } from 'vitest';
import { givenPerson } from '../../../test/people.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCompany } from '../accounts/fixtures.ts';
import { givenAd } from './fixtures.ts';

const it = await startWorld();
const { world } = it;
const { companyId, owner } = await givenCompany(world, 'Mill');
const ago = (days: number) => new Date(Date.now() - days * day);

async function somebody() {
  const { accountId } = await givenPerson(world);
  return it.as(accountId);
}

beforeAll(async () => {
  const bread = { companyId, tasks: '<p>Brot und Brötchen</p>', language: 'de' } as const;
  await givenAd(world, { ...bread, title: 'Bäcker', city: 'Frankfurt', postalCode: '60311', publishedAt: ago(9) });
  await givenAd(world, { ...bread, title: 'Bäckerin', city: 'Leipzig', publishedAt: ago(1) });
  await givenAd(world, { companyId, title: 'Driver', tasks: '<p>Deliver sourdough at night</p>', city: 'Leipzig', publishedAt: ago(2) });
  await givenAd(world, { companyId, title: 'Accountant', tasks: '<p>Figures</p>', publishedAt: ago(2) });
});

test('jobs are recommended by trade, skills, place and language alone, and every reason is told', async () => {
  const call = await somebody();
  expect(await call(recommendedJobs.list, {})).toEqual({ items: [] });
  await call(profile.update, { profession: 'Boulanger', cAddress: 'Domstraße 5, 63067 Offenbach' });
  await call(profileEntries.insertSkill, { name: 'Sourdough' });
  await call(profileEntries.insertLanguage, { language: 'German', level: 'fluent' });
  const { items } = await call(recommendedJobs.list, {});
  expect(items.map(({ card, reasons }) => [card.title, reasons])).toEqual([
    [
      'Bäcker',
      {
        trade: 'Boulanger',
        skills: [],
        near: { km: expect.toSatisfy((km: number) => km < 15), place: expect.stringMatching(/^Offenbach/) },
        language: true,
      },
    ],
    ['Bäckerin', { trade: 'Boulanger', skills: [], near: null, language: true }],
    ['Driver', { trade: null, skills: ['Sourdough'], near: null, language: false }],
  ]);
  const [first, second] = items;
  await call(applying.apply, { bookingId: first?.card.bookingId ?? '', consent: true });
  await call(jobAdViewing.mark, { bookingId: second?.card.bookingId ?? '' });
  expect((await call(recommendedJobs.list, {})).items.map(({ card }) => card.title)).toEqual(['Driver']);
});

test('nobody but a candidate is recommended anything', async () => {
  const recruiter = await it.as(owner.id);
  await expect(recruiter(recommendedJobs.list, {})).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  await expect((await it.as())(recommendedJobs.list, {})).rejects.toMatchObject({ problem: { code: 'not-signed-in' } });
});
