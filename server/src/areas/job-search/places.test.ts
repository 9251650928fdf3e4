import type { Asked } from '@vitrine/contract/endpoint.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import type { Place } from '@vitrine/contract/job-ads/shapes.ts';
import { savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { changeGivenAd } from './fixtures.sql.ts';
import { givenAd } from './fixtures.ts';
import { mailSavedSearches } from './saved.jobs.ts';

const it = await startWorld();
const { world } = it;
const anyone = await it.as();
const { companyId, owner } = await givenCompany(world, 'Badische Betriebe');

type Query = Asked<typeof jobSearch.search>;
const search = (query: Query) => anyone(jobSearch.search, { count: 200, ...query });
const titles = async (query: Query) => (await search(query)).items.map((one) => one.title).toSorted();
const around = async (jobLocation: string) => {
  const { place } = await search({ jobLocation });
  return place && `${place.name}, ${place.country}`;
};
const place = (city: string, country = 'DE', postalCode = ''): Place => ({ street: '', postalCode, city, region: '', country });

beforeAll(async () => {
  const ads: [title: string, city: string, country: string, postalCode?: string, alsoIn?: string[]][] = [
    ['In Freiburg', 'Freiburg im Breisgau', 'DE', '79098'],
    ['In Emmendingen', 'Emmendingen', 'DE'],
    ['In Basel', 'Basel', 'CH', '4051'],
    ['In Straßburg', 'Straßburg', 'FR'],
    ['In Fribourg', 'Fribourg', 'CH'],
    ['In Frankfurt am Main', 'Frankfurt', 'DE', '60311'],
    ['In Frankfurt (Oder)', 'Frankfurt (Oder)', 'DE'],
    ['In Hamburg and Kirchzarten', 'Hamburg', 'DE', '', ['Kirchzarten']],
    ['In an unknown part', 'Gewerbepark Freiburg Süd', 'DE'],
  ];
  for (const [title, city, country, postalCode = '', alsoIn = []] of ads)
    await givenAd(world, { companyId, title, city, country, postalCode, alsoIn });
});

describe('what is typed as a place', () => {
  test.each([
    ['Freiburg', 'Freiburg im Breisgau, DE'],
    ['freiburg i. br.', 'Freiburg im Breisgau, DE'],
    ['Fribourg', 'Fribourg, CH'],
    ['Freiburg, Schweiz', 'Fribourg, CH'],
    ['Francfort', 'Frankfurt am Main, DE'],
    ['Frankfurt', 'Frankfurt am Main, DE'],
    ['Frankfurt a.M.', 'Frankfurt am Main, DE'],
    ['Frankfurt/Oder', 'Frankfurt (Oder), DE'],
    ['Straßburg', 'Strasbourg, FR'],
    ['STRASSBURG', 'Strasbourg, FR'],
    ['Strasbourg', 'Strasbourg, FR'],
    ['Muenchen', 'München, DE'],
    ['Munich', 'München, DE'],
    ['Vienne', 'Wien, AT'],
    ['Vienne, France', 'Vienne, FR'],
    ['Genf', 'Genève, CH'],
    ['Sankt Gallen', 'Sankt Gallen, CH'],
    ['St. Gallen', 'Sankt Gallen, CH'],
    ['Berne', 'Bern, CH'],
    ['Lüttich', 'Liège, BE'],
    ['Luxemburg, Luxemburg', 'Luxembourg, LU'],
    ['Vaduz', 'Vaduz, LI'],
    ['79098', 'Freiburg im Breisgau, DE'],
    ['D-79098', 'Freiburg im Breisgau, DE'],
    ['79098 Freiburg', 'Freiburg im Breisgau, DE'],
    ['67000', 'Strasbourg, FR'],
    ['1010 Wien', 'Wien, AT'],
    ['8001 Zürich', 'Zürich, CH'],
    ['Freibrug', 'Freiburg im Breisgau, DE'],
    ['Strassbrug', 'Strasbourg, FR'],
    ['Heidelbreg', 'Heidelberg, DE'],
    ['Hambourg', 'Hamburg, DE'],
  ])('%s is %s', async (said, known) => expect(await around(said)).toBe(known));

  test.each(['Deutschland', 'Suisse', 'Bayern', 'Hintertupfingen', 'Köln, Austria', '00000', '99999999', ',', "'; drop", 'é́́', ' '])(
    '%s is no town: a plain answer',
    async (said) => {
      const found = await search({ jobLocation: said, radius: 50, sort: 'Nearest' });
      expect(found.place).toBeUndefined();
      expect(found.items.every((one) => one.km === undefined)).toBe(true);
    },
  );

  test('the others that may be meant are offered, each under a text that means it alone', async () => {
    const { place } = await search({ jobLocation: 'Frankfurt' });
    expect(place?.others.map(({ name }) => name)).toContain('Frankfurt (Oder)');
    const freiburg = (await search({ jobLocation: 'Freiburg' })).place;
    expect(freiburg?.others.length).toBeGreaterThan(1);
    for (const other of freiburg?.others ?? []) {
      const { text, ...named } = other;
      expect((await search({ jobLocation: text })).place).toMatchObject(named);
    }
  });
});

describe('around a place', () => {
  test('within 20 km of 79098 lie Freiburg and Emmendingen, not Basel; within 100 km all three and Straßburg', async () => {
    const near = ['In Emmendingen', 'In Freiburg', 'In Hamburg and Kirchzarten', 'In an unknown part'];
    expect(await titles({ jobLocation: '79098' })).toEqual(near);
    expect((await search({ jobLocation: '79098' })).place?.radius).toBe(20);
    expect(await titles({ jobLocation: '79098', radius: 10 })).toEqual(near.filter((one) => one !== 'In Emmendingen'));
    expect(await titles({ jobLocation: '79098', radius: 100 })).toEqual([...near, 'In Basel', 'In Straßburg'].toSorted());
  });

  test('a job in Straßburg is found by Strasbourg, one at two places by both', async () => {
    expect(await titles({ jobLocation: 'Strasbourg', radius: 10 })).toEqual(['In Straßburg']);
    expect(await titles({ jobLocation: 'Hambourg' })).toEqual(['In Hamburg and Kirchzarten']);
    expect(await titles({ jobLocation: 'Frankfurt (Oder)' })).toEqual(['In Frankfurt (Oder)']);
  });

  test('the nearest come first and say how far they are; what nobody can place comes last and says nothing', async () => {
    const { items, total } = await search({ jobLocation: 'Freiburg', radius: 100, sort: 'Nearest' });
    expect(items.map(({ title, km }) => [title, km])).toEqual([
      ['In Freiburg', 0],
      ['In Hamburg and Kirchzarten', 8],
      ['In Emmendingen', 14],
      ['In Basel', 53],
      ['In Straßburg', 66],
      ['In an unknown part', undefined],
    ]);
    expect(total).toBe(6);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search({ jobLocation: 'Freiburg', radius: 100, sort: 'Nearest', page, count: 2 })),
    );
    expect(pages.flatMap((page) => page.items.map(({ title }) => title))).toEqual(items.map(({ title }) => title));
  });

  test('words, facets and the place narrow together', async () => {
    expect(await titles({ jobLocation: 'Freiburg', radius: 100, textSearch: 'Basel' })).toEqual(['In Basel']);
    expect(await titles({ jobLocation: 'Freiburg', radius: 100, employmentType: ['Part Time'], sort: 'Nearest' })).toEqual([]);
    const { near } = await search({ jobLocation: 'Frankfurt (Oder)', radius: 10, textSearch: 'Basel' });
    expect(near).toMatchObject({ without: 'place', total: 1 });
  });

  test('a radius is a number of kilometres from 1 to 200', async () => {
    for (const radius of [0, 201, 1.5, Number.NaN])
      await expect(search({ jobLocation: 'Freiburg', radius })).rejects.toMatchObject({ problem: { errors: [{ field: 'radius' }] } });
    expect((await search({ radius: 50 })).total).toBe(9);
  });

  test('drafts, ads taken back and jobs of nobody are never found by where they are', async () => {
    const draft = await givenAd(world, { companyId, title: 'Draft in Lübeck', city: 'Lübeck', publishedAt: null });
    const away = await givenAd(world, { companyId, title: 'Put away in Lübeck', city: 'Lübeck' });
    await changeGivenAd(world.db, away.bookingId, { archived_at: world.now().toISOString() });
    expect(await titles({ jobLocation: 'Lübeck', radius: 50, sort: 'Nearest' })).toEqual([]);
    await changeGivenAd(world.db, draft.bookingId, { published_at: world.now().toISOString() });
    expect(await titles({ jobLocation: 'Lübeck', radius: 50, sort: 'Nearest' })).toEqual(['Draft in Lübeck']);
    await changeGivenAd(world.db, draft.bookingId, { published_at: null });
  });
});

test('an ad moves with its places', async () => {
  const recruiter = await it.as(owner.id);
  const { bookingId } = await givenJobAd(recruiter, { title: 'Moving', places: [place('Rostock')] });
  expect(await titles({ jobLocation: 'Warnemünde' })).toEqual(['Moving']);
  await recruiter(jobAdEditing.update, { bookingId, places: [place('Chemnitz'), place('Zürich-Altstetten', 'CH')] });
  expect(await titles({ jobLocation: 'Rostock' })).toEqual([]);
  expect(await titles({ jobLocation: 'Chemnitz' })).toEqual(['Moving']);
  expect(await titles({ jobLocation: 'Zurich' })).toEqual(['Moving']);
});

test('an ad from before places were known is found by the name of its place at once, and by its distance after the job', async () => {
  await givenAd(world, { companyId, title: 'Old', city: 'Kassel', located: false });
  expect(await titles({ jobLocation: 'Kassel' })).toEqual(['Old']);
  expect(await titles({ jobLocation: 'Göttingen', radius: 50 })).toEqual([]);
  await world.jobs.enqueue(world.db, 'locate-job-ads', {}, undefined, undefined);
  await it.work();
  expect(await titles({ jobLocation: 'Göttingen', radius: 50 })).toEqual(['Old']);
});

test('what is found in a circle is what lies within it, at every size', async () => {
  const towns = [
    'Leipzig',
    'Halle (Saale)',
    'Dresden',
    'Jena',
    'Erfurt',
    'Gera',
    'Zwickau',
    'Plauen',
    'Weimar',
    'Torgau',
    'Wurzen',
    'Riesa',
  ];
  for (const city of towns) await givenAd(world, { companyId, title: city, city, tasks: '<p>Kreisprobe</p>' });
  const all = await search({ jobLocation: 'Leipzig', radius: 200, sort: 'Nearest', textSearch: 'Kreisprobe' });
  expect(all.items.map(({ title }) => title).toSorted()).toEqual(towns.toSorted());
  for (const radius of [1, 5, 20, 25, 26, 32, 50, 51, 80, 100, 101, 150]) {
    const expected = all.items.filter(({ km = 0 }) => km < radius).map(({ title }) => title);
    const edge = all.items.filter(({ km }) => km === radius).map(({ title }) => title);
    const found = (await search({ jobLocation: 'Leipzig', radius, textSearch: 'Kreisprobe' })).items.map(({ title }) => title);
    expect(found.filter((one) => !edge.includes(one)).toSorted()).toEqual(expected.toSorted());
  }
});

test('a saved search keeps its place and radius, for its mail and for its address', async () => {
  const person = await givenCandidate(world);
  const candidate = await it.as(person.id);
  await candidate(savedSearches.save, { name: 'Around Ulm', query: { jobLocation: 'Ulm', radius: 50 } });
  it.later(1000);
  await givenAd(world, { companyId, title: 'Miller in Biberach', city: 'Biberach an der Riß' });
  await givenAd(world, { companyId, title: 'Miller in Bremen', city: 'Bremen' });
  it.later(1000);
  await mailSavedSearches.run(ownContext(world), {});
  await it.work();
  const [mail] = await it.mailsTo(person.email);
  expect(mail?.text).toContain('Miller in Biberach');
  expect(mail?.text).not.toContain('Miller in Bremen');
  expect(mail?.text).toContain('/jobs?radius=50&jobLocation=Ulm');
});
