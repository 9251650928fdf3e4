/** The job search at growing numbers of ads: a mixed load by the product's own functions, beside ILIKE and a plain tsvector column. */
import type { Input } from '@vitrine/contract/endpoint.ts';
import { type jobSearch, searchFilters } from '@vitrine/contract/job-search/search.ts';
import { employmentTypes, extendedCareerStages, fieldsOfActivity } from '@vitrine/contract/reference-lists.ts';
import type pg from 'pg';
import { wantedOf } from '../server/src/areas/job-search/asking.ts';
import { findJobs } from '../server/src/areas/job-search/finding.ts';
import { jobSearchHandlers } from '../server/src/areas/job-search/search.ts';
import type { Ctx } from '../server/src/platform/context.ts';
import { type Db, openDatabase } from '../server/src/platform/db.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres.ts';
import { newFolder, print, printMachine, ratio } from './program.ts';
import { fill, fillPlain, languageFrom, oneOf, randomNumbers, townFrom, wordFrom } from './search-data.ts';
import { against, row, type Times, timed } from './timing.ts';

type Query = Input<typeof jobSearch.search>;

const sizes = (process.env.ADS ?? '10000,100000,1000000').split(',').map(Number);
const perPage = 40;
const asked = { own: 1200, other: 120 };

/** A quarter without words, three fifths with facets, most of them the first page; common, middling and rare words. */
export function mixedLoad(count: number): Query[] {
  const random = randomNumbers(99);
  return Array.from({ length: count }, () => {
    const language = languageFrom(random);
    const word = () => (random() < 0.7 ? wordFrom(random, language) : wordFrom(random, language, 300, 20_000));
    const filters = searchFilters.parse({
      ...(random() < 0.75 ? { textSearch: random() < 0.3 ? `${word()} ${word()}` : word() } : {}),
      ...(random() < 0.15 ? { jobLocation: townFrom(random) } : {}),
      ...(random() < 0.6
        ? {
            ...(random() < 0.5 ? { employmentType: oneOf(random, employmentTypes) } : {}),
            ...(random() < 0.4 ? { careerStage: [oneOf(random, extendedCareerStages), oneOf(random, extendedCareerStages)] } : {}),
            ...(random() < 0.5 ? { field: oneOf(random, fieldsOfActivity) } : {}),
          }
        : {}),
    });
    const page = random() < 0.8 ? 1 : random() < 0.75 ? 2 + Math.floor(random() * 4) : 10 + Math.floor(random() * 40);
    return { ...filters, page, count: perPage, ...(random() < 0.3 ? { sort: 'Recent' as const } : {}) };
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

/** A page and the number of all, the newest first, where these conditions hold. */
async function pageAndCount(pool: pg.Pool, table: string, conditions: string[], values: unknown[], page: number) {
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  await pool.query(`select id from ${table} ${where} order by published_at desc limit ${perPage} offset ${(page - 1) * perPage}`, values);
  await pool.query(`select count(*) from ${table} ${where}`, values);
}

/** What the product's search does to find a page of ids and their number, without cards and spelling. */
const idsAndTotal = (db: Db) => async (query: Query) => {
  const { page, count, sort = query.textSearch ? 'Best' : 'Recent' } = query;
  await findJobs(db, await wantedOf(db, query), { now: new Date(), page, count, sort });
};

const byIlike = (pool: pg.Pool) => async (query: Query) => {
  const values: unknown[] = [];
  const conditions = wordsOf(query).map((word) => {
    const place = `$${values.push(`%${word}%`)}`;
    return `(title ilike ${place} or tasks ilike ${place} or looking_for ilike ${place} or places ->> 0 ilike ${place})`;
  });
  await pageAndCount(pool, 'job_ad', [...conditions, ...facetsOf(query, values)], values, query.page);
};

const byPlainVector = (pool: pg.Pool) => async (query: Query) => {
  const values: unknown[] = [];
  const words = wordsOf(query).join(' ');
  const conditions = words ? [`words @@ plainto_tsquery('simple', $${values.push(words)})`] : [];
  await pageAndCount(pool, 'plain_search', [...conditions, ...facetsOf(query, values)], values, query.page);
};

async function measure(size: number) {
  const folder = newFolder();
  const server = await startPostgres(folder.dir, (why) => print(why));
  const { pool, db } = openDatabase({ host: server.host, user: server.user, database: 'postgres' });
  try {
    await migrate(pool);
    const begun = performance.now();
    await fill(pool, size);
    await fillPlain(pool);
    const { rows } = await pool.query<{ line: string }>(
      `select string_agg(name || ' ' || current_setting(name), ', ' order by name) as line from pg_settings
       where name in ('jit', 'work_mem', 'shared_buffers', 'effective_cache_size', 'random_page_cost', 'max_parallel_workers_per_gather', 'server_version')`,
    );
    const sizesOf = await pool.query<{ line: string }>(
      `select format('search table %s, its indexes %s, ads %s', pg_size_pretty(pg_table_size('job_search')), pg_size_pretty(pg_indexes_size('job_search')), pg_size_pretty(pg_table_size('job_ad'))) as line`,
    );
    print(`\n${size.toLocaleString('en')} ads, made in ${((performance.now() - begun) / 1000).toFixed(0)} s: ${sizesOf.rows[0]?.line}`);
    print(`  as shipped: ${rows[0]?.line}`);
    const ctx = { db, now: () => new Date(), actor: undefined, key: 'bench', language: 'en' } as unknown as Ctx;
    const own = (query: Query) => jobSearchHandlers.search(ctx, query, undefined);
    const queries = mixedLoad(asked.own);
    await timed(queries.slice(0, 150), 1, own);
    const one = await timed(queries, 1, own);
    const four = await timed(queries, 4, own);
    const bare = await timed(queries, 1, idsAndTotal(db));
    const vector = await timed(queries.slice(0, asked.other), 1, byPlainVector(pool));
    const ilike = await timed(queries.slice(0, asked.other), 1, byIlike(pool));
    print('  the whole reply: a page of cards, the total, facets with counts, another spelling where little is found');
    row('search, one client', one);
    row('search, four clients', four);
    print('  like with like: a page of ids and a total');
    row('search (facets counted as well)', bare);
    row('plain tsvector column', vector);
    row('ILIKE', ilike);
    against('plain tsvector column takes', vector, bare);
    against('ILIKE takes', ilike, bare);
    return one;
  } finally {
    await db.destroy();
    await server.stop();
    folder.remove();
  }
}

async function main() {
  printMachine();
  let before: { size: number; times: Times } | undefined;
  for (const size of sizes) {
    const times = await measure(size);
    if (before) {
      print(
        `  ${ratio(size, before.size)} times the ads: p50 ${ratio(times.p50, before.times.p50)}, p99 ${ratio(times.p99, before.times.p99)} times as long`,
      );
    }
    before = { size, times };
  }
}

if (import.meta.main) await main();
