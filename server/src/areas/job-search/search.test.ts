import { day } from '@vitrine/contract/durations.ts';
import type { Asked } from '@vitrine/contract/endpoint.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenPerson } from '../../../test/people.ts';
import { startWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCompany } from '../accounts/fixtures.ts';
import { changeGivenAd, changeGivenCompany, givenBookmark, searchedAds } from './fixtures.sql.ts';
import { givenAd } from './fixtures.ts';
import { dropStaleAds } from './saved.jobs.ts';

const it = await startWorld();
const { world } = it;
const anyone = await it.as();
const { companyId } = await givenCompany(world, 'Müller Großküchen');
const { companyId: other } = await givenCompany(world, 'Hôpital du Lac');
const ago = (days: number) => new Date(Date.now() - days * day);

type Query = Asked<typeof jobSearch.search>;
const search = (query: Query) => anyone(jobSearch.search, { count: 200, ...query });
const titles = async (query: Query) => (await search(query)).items.map((one) => one.title).toSorted();

beforeAll(async () => {
  await givenAd(world, {
    companyId,
    title: 'Köchin',
    language: 'de',
    tasks: '<p>Frische Küche für 300 Gäste</p>',
    city: 'München',
    postalCode: '80331',
    employmentTypes: ['Full Time', 'Permanent employment'],
    careerStages: ['Job starter'],
    graduationTypes: ['Apprenticeship'],
    industries: ['hotel-catering'],
    fields: ['Hotel and catering'],
    salary: { from: 2500, to: 3000, period: 'month' },
    publishedAt: ago(1),
  });
  await givenAd(world, {
    companyId,
    title: 'Fußpfleger (m/w/d)',
    language: 'de',
    city: 'Köln',
    employmentTypes: ['Part Time'],
    industries: ['health-care'],
    fields: ['Medicine and Health'],
    publishedAt: ago(2),
  });
  await givenAd(world, {
    companyId,
    title: 'Altenpfleger:innen',
    language: 'de',
    city: 'Berlin',
    postalCode: '10115',
    publishedAt: ago(3),
  });
  await givenAd(world, {
    companyId: other,
    title: 'Infirmières',
    language: 'fr',
    tasks: '<p>Soigner les patients à domicile</p>',
    city: 'Genève',
    country: 'CH',
    publishedAt: ago(4),
  });
  await givenAd(world, {
    companyId: other,
    title: 'Nurses wanted',
    tasks: '<p>IT systems &amp; care, C++ is welcome</p>',
    city: 'Dublin',
    country: 'IE',
    remote: 'fully',
    careerStages: ['Expert'],
    publishedAt: ago(5),
  });
  await givenAd(world, {
    companyId: other,
    title: 'Elektriker',
    language: 'de',
    tasks: '<p>Montage</p>',
    city: 'Wien',
    country: 'AT',
    publishedAt: ago(6),
  });
});

describe('every name of the query narrows', () => {
  test.each<[Query, string[]]>([
    [{ textSearch: 'Montage' }, ['Elektriker']],
    [{ textSearch: 'Elektriker Montage' }, ['Elektriker']],
    [{ textSearch: 'Elektriker Küche' }, []],
    [{ jobTitle: 'Elektriker' }, ['Elektriker']],
    [{ jobTitle: 'Montage' }, []],
    [{ position: 'elektrikerin' }, ['Elektriker']],
    [{ companyName: 'lac' }, ['Elektriker', 'Infirmières', 'Nurses wanted']],
    [{ companyName: 'Großküchen' }, ['Altenpfleger:innen', 'Fußpfleger (m/w/d)', 'Köchin']],
    [{ companyId: other, textSearch: 'Montage' }, ['Elektriker']],
    [{ companyId }, ['Altenpfleger:innen', 'Fußpfleger (m/w/d)', 'Köchin']],
    [{ jobLocation: 'München' }, ['Köchin']],
    [{ jobLocation: 'Munich' }, ['Köchin']],
    [{ jobLocation: 'Vienne' }, ['Elektriker']],
    [{ jobLocation: '803' }, ['Köchin']],
    [{ jobLocation: 'Suisse' }, ['Infirmières']],
    [{ jobLocation: 'Köln, Deutschland' }, ['Fußpfleger (m/w/d)']],
    [{ jobLocation: 'Köln, Austria' }, []],
    [{ employmentType: 'Full Time' }, ['Köchin']],
    [{ employmentType: ['Full Time', 'Part Time'] }, ['Fußpfleger (m/w/d)', 'Köchin']],
    [{ employmentType: ['Full Time', 'Part Time'], businessType: 'health-care' }, ['Fußpfleger (m/w/d)']],
    [{ careerStage: 'Expert' }, ['Nurses wanted']],
    [{ graduationType: 'Apprenticeship' }, ['Köchin']],
    [{ businessType: 'hotel-catering' }, ['Köchin']],
    [{ field: 'Medicine and Health' }, ['Fußpfleger (m/w/d)']],
    [{ field: 'No such field' }, []],
    [{ remote: 'fully' }, ['Nurses wanted']],
    [{ language: 'fr' }, ['Infirmières']],
    [{ language: ['fr', 'de'], businessType: ['hotel-catering'] }, ['Köchin']],
    [{ salaryFrom: 36_000 }, ['Köchin']],
    [{ salaryFrom: 36_001 }, []],
  ])('%j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
    expect((await anyone(jobSearch.app, { count: 200, ...query })).total).toBe(expected.length);
  });
});

describe('words in three languages', () => {
  test.each<[string, string]>([
    ['Köchin', 'Köchin'],
    ['koechin', 'Köchin'],
    ['KOCHIN', 'Köchin'],
    ['Köchinnen', 'Köchin'],
    ['Gast', 'Köchin'],
    ['kuche', 'Köchin'],
    ['Fußpfleger', 'Fußpfleger (m/w/d)'],
    ['Fusspfleger', 'Fußpfleger (m/w/d)'],
    ['fuss', 'Fußpfleger (m/w/d)'],
    ['fusspfl', 'Fußpfleger (m/w/d)'],
    ['altenpflegerin', 'Altenpfleger:innen'],
    ['infirmiere', 'Infirmières'],
    ['infirmier', 'Infirmières'],
    ['soignant domicile', 'Infirmières'],
    ['nurse', 'Nurses wanted'],
    ['C++', 'Nurses wanted'],
    ['IT', 'Nurses wanted'],
    ['muller kuche', 'Köchin'],
    ['Mueller Küche', 'Köchin'],
    ['geneve', 'Infirmières'],
  ])('%s', async (textSearch, expected) => {
    expect(await titles({ textSearch })).toContain(expected);
  });

  test('the second half of a compound finds it', async () => {
    expect(await titles({ textSearch: 'Pfleger' })).toEqual(['Altenpfleger:innen', 'Fußpfleger (m/w/d)']);
  });

  test('the stem of one language does not find a word of another', async () => {
    await givenAd(world, { companyId, title: 'Office help', tasks: '<p>You call people back</p>', publishedAt: ago(5) });
    expect(await titles({ textSearch: 'Bäcker' })).toEqual([]);
    expect(await titles({ textSearch: 'back' })).toEqual(['Office help']);
  });

  test('a misspelt word is corrected, and the other words stay', async () => {
    expect((await search({ textSearch: 'Elektirker' })).didYouMean).toBe('elektriker');
    expect((await search({ textSearch: 'Köhcin München' })).didYouMean).toBe('köchin München');
    expect((await search({ textSearch: 'infirmeire' })).didYouMean).toMatch(/^infirmière/);
    expect((await search({ textSearch: 'Elektriker' })).didYouMean).toBeUndefined();
    expect((await search({ textSearch: 'xqzwvk' })).didYouMean).toBeUndefined();
  });

  test('suggestions come from titles, towns, companies and words', async () => {
    const suggest = async (text: string) => (await anyone(jobSearch.suggest, { text })).items;
    expect(await suggest('elek')).toContainEqual({ kind: 'title', text: 'Elektriker' });
    expect(await suggest('munc')).toContainEqual({ kind: 'city', text: 'München' });
    expect(await suggest('grosskuch')).toContainEqual({ kind: 'company', text: 'Müller Großküchen' });
    expect(await suggest('patie')).toContainEqual({ kind: 'word', text: 'patients' });
    expect(await suggest('')).toEqual([]);
    expect((await anyone(jobSearch.suggest, { text: 'k', kind: 'city' })).items).toEqual([{ kind: 'city', text: 'Köln' }]);
  });

  test('a town is suggested under its names in the other languages, first where there is an ad, then the largest', async () => {
    const towns = async (text: string) => (await anyone(jobSearch.suggest, { text, kind: 'city' })).items.map((one) => one.text);
    expect((await towns('Colog'))[0]).toBe('Köln');
    expect((await towns('muni'))[0]).toBe('München');
    expect(await towns('Copenh')).toEqual(['København']);
    expect(await towns('francf')).toContain('Frankfurt am Main');
    expect((await towns('freiburg'))[0]).toBe('Freiburg im Breisgau');
    expect(await towns('Xyzzy')).toEqual([]);
    expect((await anyone(jobSearch.suggest, { text: 'cologne' })).items).toContainEqual({ kind: 'city', text: 'Köln' });
  });
});

test('what cannot be understood finds something or nothing, and never breaks', async () => {
  const wild = [
    "'",
    "a' | 'b",
    '\\',
    '%',
    '_%',
    ':*',
    '!!',
    '&',
    '((',
    'a:b',
    "it's",
    '🙂',
    'ß',
    '日本語',
    '"quoted',
    '<b>',
    'é'.repeat(200),
    'x '.repeat(99),
    'c#',
    '.net',
    '-',
  ];
  for (const said of wild) {
    const query = { textSearch: said, jobTitle: said, jobLocation: said, companyName: said, position: said, field: said.slice(0, 60) };
    expect((await search(query)).total).toBeGreaterThanOrEqual(0);
    expect((await anyone(jobSearch.suggest, { text: said })).items.length).toBeLessThanOrEqual(8);
  }
});

test('the newest first, the oldest first, or the title with the word first', async () => {
  const inOrder = async (query: Query) => (await search(query)).items.map((one) => one.title);
  expect((await inOrder({}))[0]).toBe('Köchin');
  expect((await inOrder({ sort: 'Oldest' }))[0]).toBe('Elektriker');
  const { companyId: third } = await givenCompany(world, 'Third');
  await givenAd(world, { companyId: third, title: 'Carpenter', publishedAt: ago(9) });
  await givenAd(world, { companyId: third, title: 'Joiner', tasks: '<p>As a carpenter you build</p>', publishedAt: ago(1) });
  expect(await inOrder({ textSearch: 'carpenter' })).toEqual(['Carpenter', 'Joiner']);
  expect(await inOrder({ textSearch: 'carpenter', sort: 'Recent' })).toEqual(['Joiner', 'Carpenter']);
  expect(await inOrder({ textSearch: 'carpenter', count: 1, page: 2 })).toEqual(['Joiner']);
});

describe('only what is on offer is found', () => {
  const given = async (rest: Partial<Parameters<typeof givenAd>[1]> = {}) => givenAd(world, { companyId, title: 'Glassblower', ...rest });
  const found = async () => (await search({ jobTitle: 'Glassblower' })).items.map((one) => one.bookingId);

  test('not drafts, nor ads taken back or put away; and again when published again', async () => {
    await given({ publishedAt: null });
    const ad = await given();
    expect(await found()).toEqual([ad.bookingId]);
    await changeGivenAd(world.db, ad.bookingId, { published_at: null });
    expect(await found()).toEqual([]);
    await changeGivenAd(world.db, ad.bookingId, { published_at: new Date().toISOString() });
    expect(await found()).toEqual([ad.bookingId]);
    await changeGivenAd(world.db, ad.bookingId, { archived_at: new Date().toISOString() });
    expect(await found()).toEqual([]);
  });

  test('an ad is found by its new title and no longer by the old one', async () => {
    const ad = await given({ title: 'Milliner' });
    await changeGivenAd(world.db, ad.bookingId, { title: 'Hatter' });
    expect(await titles({ jobTitle: 'Milliner' })).toEqual([]);
    expect(await titles({ jobTitle: 'Hatter' })).toEqual(['Hatter']);
  });

  test('a company that is renamed is found by its new name; one that is closed is gone with its ads', async () => {
    const { companyId: fourth } = await givenCompany(world, 'Before');
    await givenAd(world, { companyId: fourth, title: 'Sailmaker' });
    await changeGivenCompany(world.db, fourth, { name: 'Afterwards' });
    expect(await titles({ companyName: 'Before' })).toEqual([]);
    expect(await titles({ companyName: 'Afterwards' })).toEqual(['Sailmaker']);
    await changeGivenCompany(world.db, fourth, { deactivated_at: new Date().toISOString() });
    expect(await titles({ jobTitle: 'Sailmaker' })).toEqual([]);
  });
});

test('cards show a candidate what was marked and applied for, and the bookmarks alone', async () => {
  const person = await givenPerson(world);
  const candidate = await it.as(person.accountId);
  const ad = await givenAd(world, { companyId, title: 'Falconer', tasks: `<p>${'a&amp;b '.repeat(100)}</p>` });
  await givenBookmark(world.db, person.accountId, ad.bookingId, new Date().toISOString());
  const [card] = (await candidate(jobSearch.search, { jobTitle: 'Falconer', candidateEmail: person.email })).items;
  expect(card).toMatchObject({ isMarked: true, isApplied: false, hasJobCode: false, location: 'Leipzig' });
  expect(card?.tasks).toHaveLength(301);
  expect(card?.tasks.startsWith('a&b a&b')).toBe(true);
  expect((await candidate(jobSearch.search, { marked: true })).items.map((one) => one.title)).toEqual(['Falconer']);
  expect((await anyone(jobSearch.search, { marked: true })).total).toBe(0);
  expect((await anyone(jobSearch.search, { jobTitle: 'Falconer', candidateEmail: person.email })).items[0]?.isMarked).toBe(false);
});

test('the company asked for by its id is named, also where it has no such job', async () => {
  const asked = await anyone(jobSearch.search, { companyId, textSearch: 'zeppelin' });
  expect(asked).toMatchObject({ total: 0, companyName: 'Müller Großküchen' });
  expect((await anyone(jobSearch.search, {})).companyName).toBeUndefined();
});

test('a bookmarked job that is closed stands after the open ones until it can no longer be read', async () => {
  const person = await givenPerson(world);
  const candidate = await it.as(person.accountId);
  for (const [title, age] of [
    ['Thatcher', 100],
    ['Thatcher gone', 181],
    ['Thatcher open', 1],
  ] as const) {
    const ad = await givenAd(world, { companyId, title, publishedAt: ago(age) });
    await givenBookmark(world.db, person.accountId, ad.bookingId, new Date().toISOString());
  }
  await dropStaleAds.run(ownContext(world), {});
  const stated = async (asked: { page?: number; count?: number; field?: string[] }) =>
    (await candidate(jobSearch.search, { marked: true, ...asked })).items.map((one) => `${one.title}: ${one.state}`);
  expect(await stated({})).toEqual(['Thatcher open: open', 'Thatcher: closed']);
  expect(await stated({ count: 1, page: 2 })).toEqual(['Thatcher: closed']);
  expect(await stated({ field: ['IT'] })).toEqual([]);
  expect((await candidate(jobSearch.search, { marked: true, count: 1 })).total).toBe(2);
});

test('ads past their 90 days or their closing date are not shown, and leave the search', async () => {
  await givenAd(world, { companyId, title: 'Cooper', closesAt: new Date(Date.now() + 2 * day) });
  await givenAd(world, { companyId, title: 'Cooper old', publishedAt: ago(88) });
  expect(await titles({ jobTitle: 'Cooper' })).toEqual(['Cooper', 'Cooper old']);
  const before = (await searchedAds(world.db)).length;
  it.later(3 * day);
  expect(await titles({ jobTitle: 'Cooper' })).toEqual([]);
  expect((await searchedAds(world.db)).length).toBe(before);
  await dropStaleAds.run(ownContext(world), {});
  expect((await searchedAds(world.db)).length).toBe(before - 2);
});
