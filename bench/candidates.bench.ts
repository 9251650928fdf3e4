/** The recruiting search at growing numbers of candidates: a mixed load by the product's own functions, beside ILIKE and a plain tsvector column. */
import type { Input } from '@vitrine/contract/endpoint.ts';
import { spokenLanguages } from '@vitrine/contract/profile-lists.ts';
import { candidateFilters } from '@vitrine/contract/recruiting-search/filters.ts';
import type { recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { employmentTypes, graduationTypes } from '@vitrine/contract/reference-lists.ts';
import type pg from 'pg';
import { findCandidates } from '../server/src/areas/recruiting-search/find-candidates.ts';
import { buildQuery } from '../server/src/areas/recruiting-search/query.ts';
import { recruitingSearchHandlers } from '../server/src/areas/recruiting-search/search.ts';
import type { Ctx, RecruiterActor } from '../server/src/platform/context.ts';
import type { Db } from '../server/src/platform/postgres/db.ts';
import { fillCandidates, fillPlainCandidates, nationalities, skillFrom, stages } from './data/candidates.ts';
import { languageFrom, oneOf, randomNumbers, wordFrom } from './data/search.ts';
import { pageAndCount, sideBySide, silent } from './support/side-by-side.ts';

type Query = Input<typeof recruitingSearch.search>;

const perPage = 10;
const lastChanged = { table: 'plain_search', order: 'changed_at desc', perPage };
const nobody = '00000000-0000-4000-8000-000000000000';

/** A quarter without words, three fifths with facets, most of them the first page; common, middling and rare words. */
function mixedLoad(count: number, seed: number): Query[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => {
    const language = languageFrom(random);
    const word = () =>
      random() < 0.3 ? skillFrom(random) : random() < 0.7 ? wordFrom(random, language) : wordFrom(random, language, 300, 20_000);
    const filters = candidateFilters.parse({
      ...(random() < 0.75 ? { textsearch: random() < 0.3 ? `${word()} ${word()}` : word() } : {}),
      ...(random() < 0.6
        ? {
            ...(random() < 0.4 ? { employmenttype: oneOf(random, employmentTypes) } : {}),
            ...(random() < 0.4 ? { careerstage: [oneOf(random, stages), oneOf(random, stages)] } : {}),
            ...(random() < 0.3 ? { languages: oneOf(random, Object.keys(spokenLanguages)) } : {}),
            ...(random() < 0.2 ? { skills: skillFrom(random) } : {}),
            ...(random() < 0.2 ? { nationality: oneOf(random, nationalities) } : {}),
            ...(random() < 0.2 ? { highesteducation: oneOf(random, graduationTypes) } : {}),
          }
        : {}),
    });
    const page = random() < 0.8 ? 1 : random() < 0.75 ? 2 + Math.floor(random() * 4) : 10 + Math.floor(random() * 40);
    return { ...filters, page, count: perPage };
  });
}

/** What the product's search does to find a page of rows and their number, without cards and spelling. */
const idsAndTotal = (db: Db) => async (query: Query) => {
  const { page, count, ...filters } = query;
  await findCandidates(db, await buildQuery({ db, bus: silent }, filters), { page, count, sort: query.textsearch ? 'Best' : 'Recent' });
};

const columns = [
  ['careerstage', 'career_stage = any'],
  ['highesteducation', 'highest_graduation = any'],
  ['nationality', 'nationality = any'],
  ['employmenttype', 'employment_types &&'],
  ['languages', 'languages &&'],
  ['skills', 'skills &&'],
] as const;

const facetsOf = (query: Query, values: unknown[]) =>
  columns.flatMap(([facet, fits]) => (query[facet] ? [`${fits}($${values.push(query[facet])}::text[])`] : []));

const wordsOf = ({ textsearch = '' }: Query) => textsearch.split(' ').filter(Boolean);

const byIlike = (pool: pg.Pool) => async (query: Query) => {
  const values: unknown[] = [];
  const conditions = wordsOf(query).map((word) => {
    const place = `$${values.push(`%${word}%`)}`;
    return `(profession ilike ${place} or about ilike ${place} or array_to_string(skills, ' ') ilike ${place})`;
  });
  await pageAndCount(pool, lastChanged, { conditions: [...conditions, ...facetsOf(query, values)], values, page: query.page });
};

const byPlainVector = (pool: pg.Pool) => async (query: Query) => {
  const values: unknown[] = [];
  const words = wordsOf(query).join(' ');
  const conditions = words ? [`words @@ plainto_tsquery('simple', $${values.push(words)})`] : [];
  await pageAndCount(pool, lastChanged, { conditions: [...conditions, ...facetsOf(query, values)], values, page: query.page });
};

await sideBySide({
  things: 'candidates',
  sizes: (process.env.CANDIDATES ?? '10000,100000,1000000').split(',').map(Number),
  fill: async (pool, size) => {
    await fillCandidates(pool, size);
    await fillPlainCandidates(pool);
  },
  tables: { search: 'candidate_search', things: 'candidate_profile' },
  load: mixedLoad,
  whole: (db) => {
    const actor = { accountId: nobody, companyId: nobody } as RecruiterActor;
    const ctx = { db, now: () => new Date(), actor, key: 'bench', language: 'en' } as unknown as Ctx<RecruiterActor>;
    return (query) => recruitingSearchHandlers.search(ctx, query, undefined);
  },
  idsAndTotal,
  plainVector: byPlainVector,
  ilike: byIlike,
});
