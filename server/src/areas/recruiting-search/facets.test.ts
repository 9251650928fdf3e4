import { hour } from '@vitrine/contract/durations.ts';
import { type CandidateFacet, candidateFacets } from '@vitrine/contract/recruiting-search/filters.ts';
import { recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { careerStages, employmentTypes, graduationTypes } from '@vitrine/contract/reference-lists.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import type { Limits } from '../../platform/search/sampling.ts';
import { givenCompany } from '../accounts/fixtures.ts';
import { findCandidates } from './find-candidates.ts';
import { givenProfile } from './fixtures.ts';
import { buildQuery } from './query.ts';

const it = await startWorld();
const { world } = it;
const recruiter = await it.as((await givenCompany(world)).owner.id);

const stages = ['student', 'job_starter', 'expert'] as const;
const values: Record<CandidateFacet, readonly string[]> = {
  careerstage: stages.map((one) => careerStages[one]),
  highesteducation: graduationTypes.slice(0, 3),
  employmenttype: employmentTypes.slice(0, 3),
  languages: ['German', 'Polish', 'Turkish'],
  skills: ['Baking', 'Ledger keeping', 'C++', 'Crème pâtissière'],
  workpermit: ['EU', 'CH', 'GB'],
  nationality: ['DE', 'FR', 'PL'],
};
const vocabulary = ['anvil', 'bronze', 'copper', 'dough'];
/** Some of a list, the same in every run. */
const some = <T>(list: readonly T[], seed: number) => list.filter((_one, index) => ((seed * 2654435761) >>> (index * 3 + 4)) % 3 === 0);

interface Known extends Record<CandidateFacet, string[]> {
  id: string;
  words: string[];
  changedAt: Date;
}
const people: Known[] = [];
const begin = Date.now();
for (let index = 0; index < 60; index += 1) {
  const seed = index * 7 + 3;
  const stage = stages[index % 4];
  const education = values.highesteducation[(index * 5) % 4];
  const nationality = values.nationality[(index * 3) % 5];
  const one = {
    words: some(vocabulary, seed),
    careerstage: stage ? [careerStages[stage]] : [],
    highesteducation: education ? [education] : [],
    employmenttype: some(values.employmenttype, seed + 1),
    languages: some(values.languages, seed + 2),
    skills: some(values.skills, seed + 3),
    workpermit: some(values.workpermit, seed + 4),
    nationality: nationality ? [nationality] : [],
    // three at a time changed their profile at the same instant
    changedAt: new Date(begin - Math.floor(index / 3 + 1) * 45 * hour),
  };
  const { id } = await givenProfile(world, {
    profession: `Smith ${one.words.join(' ')}`,
    ...(stage ? { stage } : {}),
    ...(education ? { education } : {}),
    ...(nationality ? { nationality } : {}),
    employment: one.employmenttype,
    workPermits: one.workpermit,
    languages: Object.fromEntries(one.languages.map((said) => [said, 'fluent'])),
    skills: one.skills,
    changedAt: one.changedAt,
  });
  people.push({ id, ...one });
}

// how long a stretch of days must be is told by what the database knows of them
await sql`analyze candidate_search`.execute(world.db);

type Query = { textsearch?: string } & Partial<Record<CandidateFacet, string[]>>;
const query = fc.record(
  {
    textsearch: fc.constantFrom(...vocabulary),
    ...Object.fromEntries(
      candidateFacets.map((facet) => [facet, fc.uniqueArray(fc.constantFrom(...values[facet]), { minLength: 1, maxLength: 2 })]),
    ),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Query>;

/** One condition, which much fits. */
const broad = fc
  .tuple(query, fc.constantFrom('textsearch', ...candidateFacets))
  .map(([asked, kept]): Query => Object.fromEntries(Object.entries(asked).filter(([name]) => name === kept)));

/** The same search, plainly. */
const plain = (asked: Query) =>
  people.filter(
    (one) =>
      (!asked.textsearch || one.words.includes(asked.textsearch)) &&
      candidateFacets.every((facet) => !asked[facet] || one[facet].some((value) => asked[facet]?.includes(value))),
  );

/** A facet's own choice does not narrow its own numbers. */
const countsOf = (asked: Query, facet: CandidateFacet) =>
  values[facet]
    .map((value) => ({ value, count: plain({ ...asked, [facet]: [value] }).length }))
    .filter(({ value, count }) => count > 0 || asked[facet]?.includes(value))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));

test('what is found, and what each facet value would give, agree with a plain filter', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const found = await recruiter(recruitingSearch.search, { ...asked, count: 200 });
      expect(found.items.map((one) => one.id).toSorted()).toEqual(
        plain(asked)
          .map((one) => one.id)
          .toSorted(),
      );
      expect([found.total, found.totalIsExact, found.facetsAreExact]).toEqual([plain(asked).length, true, true]);
      for (const facet of candidateFacets) expect(found.facets[facet]).toEqual(countsOf(asked, facet));
    }),
    { numRuns: 40 },
  );
});

const tight: Limits[] = [
  { hits: { whole: 0, part: 6 }, beside: { whole: 0, part: 6 }, sure: 0, dense: 3, most: 200, countable: 0 },
  { hits: { whole: 0, part: 3 }, beside: { whole: 200, part: 3 }, sure: 0, dense: 1000, most: 1000, countable: 0 },
  { hits: { whole: 10, part: 12 }, beside: { whole: 5, part: 6 }, sure: 5, dense: 10, most: 60, countable: 1000 },
  { hits: { whole: 30, part: 20 }, beside: { whole: 30, part: 9 }, sure: 5, dense: 1000, most: 1000, countable: 0 },
];

test('however it is answered, paging shows everybody once, the last changed first and of one instant the newest', async () => {
  const rows = await world.db.selectFrom('candidate_search').select(['id', 'account_id']).execute();
  const numbers = new Map(rows.map((row) => [row.account_id, Number(row.id)]));
  const inOrder = (found: Known[]) =>
    found
      .map((one) => ({ at: one.changedAt.getTime(), id: numbers.get(one.id) ?? 0 }))
      .toSorted((one, other) => other.at - one.at || other.id - one.id)
      .map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(fc.oneof(query, broad), fc.constantFrom(...tight), async (asked, limits) => {
      const wanted = await buildQuery(world, asked);
      const seen: number[] = [];
      for (let page = 1; ; page += 1) {
        const found = await findCandidates(world.db, wanted, { page, count: 7, sort: 'Recent', limits });
        if (found.totalIsExact) expect(found.total).toBe(plain(asked).length);
        seen.push(...found.ids);
        if (found.ids.length < 7) break;
      }
      expect(seen).toEqual(inOrder(plain(asked)));
    }),
    { numRuns: 40 },
  );
});

test('values are found however they are written', async () => {
  const ids = async (asked: Query) => (await recruiter(recruitingSearch.search, { ...asked, count: 200 })).items.map((one) => one.id);
  const starters = plain({ careerstage: ['Job Starter'] }).map((one) => one.id);
  for (const said of ['Job Starter', 'job starter', 'job_starter']) expect(await ids({ careerstage: [said] })).toEqual(starters);
  expect(await ids({ nationality: ['de'], skills: ['c++'] })).toEqual(plain({ nationality: ['DE'], skills: ['C++'] }).map((one) => one.id));
  expect(await ids({ skills: ['Unheard of'] })).toEqual([]);
});
