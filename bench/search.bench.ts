/** The job search at growing numbers of ads: a mixed load by the product's own functions, beside ILIKE and a plain tsvector column. */
import type pg from 'pg';
import { findJobs } from '../server/src/areas/job-search/find-jobs.ts';
import { buildQuery } from '../server/src/areas/job-search/query.ts';
import { jobSearchHandlers } from '../server/src/areas/job-search/search.ts';
import type { Ctx } from '../server/src/platform/context.ts';
import type { Db } from '../server/src/platform/postgres/db.ts';
import { fill, fillPlain } from './data/search.ts';
import { mixedLoad, perPage, type Query } from './data/searches.ts';
import { pageAndCount, sideBySide, silent } from './support/side-by-side.ts';

const newestOf = (table: string) => ({ table, order: 'published_at desc', perPage });

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
