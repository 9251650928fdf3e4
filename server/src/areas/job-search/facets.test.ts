import { hour } from '@vitrine/contract/durations.ts';
import { type Facet, facets, jobSearch } from '@vitrine/contract/job-search/search.ts';
import { employmentTypes, extendedCareerStages, fieldsOfActivity, graduationTypes, industries } from '@vitrine/contract/reference-lists.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { rounded } from '../../platform/search/engine.ts';
import type { Limits } from '../../platform/search/sampling.ts';
import { givenCompany } from '../accounts/fixtures.ts';
import { findJobs } from './find-jobs.ts';
import { givenAd } from './fixtures.ts';
import { buildQuery } from './query.ts';

const it = await startWorld();
const { world } = it;
const anyone = await it.as();
const { companyId } = await givenCompany(world);

interface Known extends Record<Facet, string[]> {
  id: number;
  words: string[];
  language: Language[];
}

const vocabulary = ['anvil', 'bronze', 'copper', 'dough', 'ember'];
const values: Record<Facet, readonly string[]> = {
  employmentType: employmentTypes.slice(0, 3),
  careerStage: extendedCareerStages.slice(0, 3),
  graduationType: graduationTypes.slice(0, 3),
  businessType: industries.slice(0, 4),
  field: fieldsOfActivity.slice(0, 4),
  remote: ['no', 'partly', 'fully'],
  language: languages,
};
/** Some of a list, the same in every run. */
const some = <T>(list: readonly T[], seed: number) => list.filter((_one, index) => ((seed * 2654435761) >>> (index * 3 + 4)) % 3 === 0);

const ads: Known[] = [];
for (let index = 0; index < 120; index += 1) {
  const seed = index * 7 + 3;
  const one = {
    words: some(vocabulary, seed),
    employmentType: some(values.employmentType, seed + 1),
    careerStage: some(values.careerStage, seed + 2),
    graduationType: some(values.graduationType, seed + 3),
    businessType: some(values.businessType, seed + 4).slice(0, 3),
    field: some(values.field, seed + 5).slice(0, 3),
    remote: [(['no', 'partly', 'fully'] as const)[index % 3] ?? 'no'],
    language: [languages[((index * 5) % 7) % 3] ?? 'en'],
  };
  const { id } = await givenAd(world, {
    companyId,
    title: `Smith ${index % 4 === 0 ? (one.words[0] ?? '') : ''}`,
    tasks: `<p>${one.words.join(' ')}</p>`,
    employmentTypes: one.employmentType,
    careerStages: one.careerStage,
    graduationTypes: one.graduationType,
    industries: one.businessType,
    fields: one.field,
    remote: (['no', 'partly', 'fully'] as const)[index % 3] ?? 'no',
    language: one.language[0] ?? 'en',
    publishedAt: new Date(Date.now() - (index + 1) * 3 * hour),
  });
  ads.push({ id, ...one });
}

// how long a stretch of days must be is told by what the database knows of them
await sql`analyze job_search`.execute(world.db);

const query = fc.record(
  {
    textSearch: fc.uniqueArray(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
    ...Object.fromEntries(
      facets.map((facet) => [facet, fc.uniqueArray(fc.constantFrom(...values[facet]), { minLength: 1, maxLength: 3 })]),
    ),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<{ textSearch?: string } & Partial<Record<Facet, string[]>>>;

/** One or two conditions, which much fits. */
const broad = fc
  .tuple(query, fc.subarray(['textSearch', ...facets], { minLength: 1, maxLength: 2 }))
  .map(([asked, kept]) => Object.fromEntries(Object.entries(asked).filter(([name]) => kept.includes(name))) as typeof asked);

/** The same search, plainly. */
const plain = (asked: { textSearch?: string } & Partial<Record<Facet, string[]>>) =>
  ads.filter(
    (ad) =>
      (asked.textSearch ?? '')
        .split(' ')
        .filter(Boolean)
        .every((word) => ad.words.includes(word)) &&
      facets.every((facet) => !asked[facet] || ad[facet].some((value) => asked[facet]?.includes(value))),
  );

const countsOf = (asked: Parameters<typeof plain>[0], facet: Facet) =>
  values[facet]
    .map((value) => ({ value, count: plain({ ...asked, [facet]: [value] }).length }))
    .filter(({ value, count }) => count > 0 || asked[facet]?.includes(value))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));

test('what is found, and what each facet value would give, agree with a plain filter', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const found = await anyone(jobSearch.search, { ...asked, count: 200, sort: 'Recent' });
      expect(found.items.map((one) => Number(one.jobAdId))).toEqual(plain(asked).map((one) => one.id));
      expect([found.total, found.totalIsExact, found.facetsAreExact]).toEqual([plain(asked).length, true, true]);
      for (const facet of facets) expect(found.facets[facet]).toEqual(countsOf(asked, facet));
    }),
    { numRuns: 60 },
  );
});

/** So small that a hundred ads are many: every way of answering is taken. */
const tight: Limits[] = [
  { hits: { whole: 0, part: 6 }, beside: { whole: 0, part: 6 }, sure: 0, dense: 3, most: 200, countable: 0 },
  { hits: { whole: 0, part: 3 }, beside: { whole: 200, part: 3 }, sure: 0, dense: 1000, most: 1000, countable: 0 },
  { hits: { whole: 10, part: 12 }, beside: { whole: 5, part: 6 }, sure: 5, dense: 10, most: 60, countable: 1000 },
  { hits: { whole: 30, part: 20 }, beside: { whole: 30, part: 9 }, sure: 5, dense: 1000, most: 1000, countable: 0 },
];

test('however it is answered, paging shows everything once, and what is called exact is exact', async () => {
  const now = world.now();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(query, broad),
      fc.constantFrom(...tight),
      fc.constantFrom('Recent', 'Oldest', 'Best'),
      fc.constantFrom(7, 40),
      async (asked, limits, sort, count) => {
        const wanted = await buildQuery(world, asked);
        const expected = plain(asked).map((one) => one.id);
        const seen: number[] = [];
        for (let page = 1; ; page += 1) {
          const found = await findJobs(world.db, wanted, { now, page, count, sort, limits });
          if (found.totalIsExact) expect(found.total).toBe(expected.length);
          if (found.facetsAreExact) for (const facet of facets) expect(found.facets[facet]).toEqual(countsOf(asked, facet));
          seen.push(...found.ids);
          if (found.ids.length < count) break;
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
        if (sort === 'Recent') expect(seen).toEqual(expected);
        if (sort === 'Oldest') expect(seen).toEqual(expected.toReversed());
      },
    ),
    { numRuns: 100 },
  );
});

test('an estimate shows two digits', () => {
  expect([0, 7, 94, 123, 1251, 98_765].map(rounded)).toEqual([0, 7, 94, 120, 1300, 99_000]);
});
