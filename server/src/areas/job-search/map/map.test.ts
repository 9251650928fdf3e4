import type { Asked } from '@vitrine/contract/endpoint.ts';
import { jobMap } from '@vitrine/contract/job-search/map.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenCompany } from '../../accounts/fixtures.ts';
import { givenAd } from '../fixtures.ts';

const it = await startWorld();
const { world } = it;
const anyone = await it.as();

const mapOf = async (query: Asked<typeof jobMap.around>) => (await anyone(jobMap.around, query)).map;
const spots = async (query: Asked<typeof jobMap.around>) =>
  Object.fromEntries(((await mapOf(query))?.spots ?? []).map(({ name, jobs }) => [name, jobs]));

beforeAll(async () => {
  const { companyId } = await givenCompany(world, 'Badische Betriebe');
  const ads: [title: string, city: string, country: string, postalCode?: string, alsoIn?: string[]][] = [
    ['Baker', 'Freiburg im Breisgau', 'DE', '79098'],
    ['Cook', 'Freiburg im Breisgau', 'DE', '79098'],
    ['Baker', 'Emmendingen', 'DE'],
    ['Cook', 'Hamburg', 'DE', '', ['Kirchzarten', 'Emmendingen']],
    ['Cook', 'Gewerbepark Freiburg Süd', 'DE'],
    ['Cook', 'Basel', 'CH', '4051'],
  ];
  for (const [title, city, country, postalCode = '', alsoIn = []] of ads)
    await givenAd(world, { companyId, title, city, country, postalCode, alsoIn });
  await givenAd(world, { companyId, title: 'Cook', city: 'Kirchzarten', publishedAt: null });
});

test('a map shows where the jobs of a search are, those of several places at each of them, and no draft', async () => {
  expect(await spots({ jobLocation: 'Freiburg' })).toEqual({ 'Freiburg im Breisgau': 2, Emmendingen: 2, Kirchzarten: 1 });
  expect((await mapOf({ jobLocation: 'Freiburg' }))?.jobs).toBe(4);
  expect(await spots({ jobLocation: 'Freiburg', textSearch: 'baker' })).toEqual({ 'Freiburg im Breisgau': 1, Emmendingen: 1 });
  expect(await spots({ jobLocation: 'Freiburg', radius: 60, textSearch: 'cook' })).toMatchObject({ Basel: 1 });
});

test('the text of a spot leads to the jobs of its town', async () => {
  const all = (await mapOf({ jobLocation: 'Freiburg' }))?.spots ?? [];
  const text = all.find(({ name }) => name === 'Kirchzarten')?.text ?? '';
  expect(await spots({ jobLocation: text, radius: 3 })).toEqual({ Kirchzarten: 1 });
});

test('towns lie within the circle, the largest first', async () => {
  const { towns = [], lat, lon, radius } = (await mapOf({ jobLocation: 'Freiburg' })) ?? {};
  expect(towns[0]?.name).toBe('Freiburg im Breisgau');
  expect(towns.map(({ people }) => people)).toEqual(towns.map(({ people }) => people).toSorted((a, b) => b - a));
  expect(towns.map(({ name }) => name)).toContain('Emmendingen');
  expect(towns.map(({ name }) => name)).not.toContain('Basel');
  expect({ lat, lon, radius }).toEqual({ lat: expect.closeTo(48, 0), lon: expect.closeTo(7.85, 1), radius: 20 });
});

test('there is no map where no place is asked for, or none that is known', async () => {
  expect(await mapOf({})).toBeUndefined();
  expect(await mapOf({ jobLocation: 'Schweiz' })).toBeUndefined();
  expect(await mapOf({ jobLocation: 'Nirgendwo am Ende' })).toBeUndefined();
  // a place that is known and has no jobs is shown with its towns
  expect(await mapOf({ jobLocation: 'Brig', radius: 10 })).toMatchObject({ spots: [], jobs: 0, isWhole: true });
});
