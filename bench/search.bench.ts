/** The job search at growing numbers of ads: a mixed load by the product's own functions, beside ILIKE and a plain tsvector column. */
import type { Input } from '@vitrine/contract/endpoint.ts';
import { radii } from '@vitrine/contract/job-search/radius.ts';
import { type jobSearch, searchFilters } from '@vitrine/contract/job-search/search.ts';
import { employmentTypes, extendedCareerStages, fieldsOfActivity } from '@vitrine/contract/reference-lists.ts';
import type pg from 'pg';
import { findJobs } from '../server/src/areas/job-search/find-jobs.ts';
import { buildQuery } from '../server/src/areas/job-search/query.ts';
import { jobSearchHandlers } from '../server/src/areas/job-search/search.ts';
import type { Ctx } from '../server/src/platform/context.ts';
import type { Db } from '../server/src/platform/postgres/db.ts';
import { fill, fillPlain, languageFrom, oneOf, randomNumbers, townFrom, wordFrom } from './data/search.ts';
import { pageAndCount, sideBySide, silent } from './support/side-by-side.ts';

type Query = Input<typeof jobSearch.search>;

const perPage = 40;
const newestOf = (table: string) => ({ table, order: 'published_at desc', perPage });

/** A quarter without words, three fifths with facets, most of them the first page; common, middling and rare words. */
function mixedLoad(count: number, seed: number): Query[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => {
    const language = languageFrom(random);
    const word = () => (random() < 0.7 ? wordFrom(random, language) : wordFrom(random, language, 300, 20_000));
    const filters = searchFilters.parse({
      ...(random() < 0.75 ? { textSearch: random() < 0.3 ? `${word()} ${word()}` : word() } : {}),
      ...(random() < 0.15 ? { jobLocation: townFrom(random), ...(random() < 0.5 ? { radius: oneOf(random, radii) } : {}) } : {}),
      ...(random() < 0.6
        ? {
            ...(random() < 0.5 ? { employmentType: oneOf(random, employmentTypes) } : {}),
            ...(random() < 0.4 ? { careerStage: [oneOf(random, extendedCareerStages), oneOf(random, extendedCareerStages)] } : {}),
            ...(random() < 0.5 ? { field: oneOf(random, fieldsOfActivity) } : {}),
          }
        : {}),
    });
    const page = random() < 0.8 ? 1 : random() < 0.75 ? 2 + Math.floor(random() * 4) : 10 + Math.floor(random() * 40);
    return {
      ...filters,
      page,
      count: perPage,
      ...(random() < 0.3 ? { sort: filters.jobLocation && random() < 0.5 ? ('Nearest' as const) : ('Recent' as const) } : {}),
    };
  });
}

const facetsOf = (query: Query, values: unknown[]) =>
  (
    [
      ['employmentType', 'employment_types'],
      ['careerStage', 'career_stages'],
      ['field', 'fields'],
    ] as const
  ).flatMap(([facet, column]) => (query[facet] ? [`${column} && $${values.push(query[facet])}::text[]`] : []));

const wordsOf = ({ textSearch = '', jobLocation = '' }: Query) => `${textSearch} ${jobLocation}`.split(' ').filter(Boolean);

/** What the product's search does to find a page of ids and their number, without cards and spelling. */
const idsAndTotal = (db: Db) => async (query: Query) => {
  const { page, count, sort = query.textSearch ? 'Best' : 'Recent' } = query;
  await findJobs(db, await buildQuery({ db, bus: silent }, query), { now: new Date(), page, count, sort });
};

const byIlike = (pool: pg.Pool) => async (query: Query) => {
  const values: unknown[] = [];
  const conditions = wordsOf(query).map((word) => {
    const place = `$${values.push(`%${word}%`)}`;
    return `(title ilike ${place} or tasks ilike ${place} or looking_for ilike ${place} or places ->> 0 ilike ${place})`;
  });
  await pageAndCount(pool, newestOf('job_ad'), { conditions: [...conditions, ...facetsOf(query, values)], values, page: query.page });
};

const byPlainVector = (pool: pg.Pool) => async (query: Query) => {
  const values: unknown[] = [];
  const words = wordsOf(query).join(' ');
  const conditions = words ? [`words @@ plainto_tsquery('simple', $${values.push(words)})`] : [];
  await pageAndCount(pool, newestOf('plain_search'), { conditions: [...conditions, ...facetsOf(query, values)], values, page: query.page });
};

await sideBySide({
  things: 'ads',
  sizes: (process.env.ADS ?? '10000,100000,1000000').split(',').map(Number),
  fill: async (pool, size) => {
    await fill(pool, size);
    await fillPlain(pool);
  },
  tables: { search: 'job_search', things: 'job_ad' },
  load: mixedLoad,
  whole: (db) => {
    const ctx = { db, bus: silent, now: () => new Date(), actor: undefined, key: 'bench', language: 'en' } as unknown as Ctx;
    return (query) => jobSearchHandlers.search(ctx, query, undefined);
  },
  idsAndTotal,
  plainVector: byPlainVector,
  ilike: byIlike,
});
