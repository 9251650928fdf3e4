/** The recruiting search at growing numbers of candidates: a mixed load by the product's own functions, beside ILIKE and a plain tsvector column. */
import type { Input } from '@vitrine/contract/endpoint.ts';
import { spokenLanguages } from '@vitrine/contract/profile-lists.ts';
import { candidateFilters } from '@vitrine/contract/recruiting-search/filters.ts';
import type { recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { employmentTypes, graduationTypes } from '@vitrine/contract/reference-lists.ts';
import type pg from 'pg';
import { wantedOf } from '../server/src/areas/recruiting-search/asking.ts';
import { findCandidates } from '../server/src/areas/recruiting-search/finding.ts';
import { recruitingSearchHandlers } from '../server/src/areas/recruiting-search/search.ts';
import type { Ctx, RecruiterActor } from '../server/src/platform/context.ts';
import { type Db, openDatabase } from '../server/src/platform/db.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres.ts';
import { fillCandidates, fillPlainCandidates, nationalities, skillFrom, stages } from './candidates-data.ts';
import { newFolder, print, printMachine, ratio } from './program.ts';
import { languageFrom, oneOf, randomNumbers, wordFrom } from './search-data.ts';
import { against, row, type Times, timed } from './timing.ts';

type Query = Input<typeof recruitingSearch.search>;

const sizes = (process.env.CANDIDATES ?? '10000,100000,1000000').split(',').map(Number);
const perPage = 10;
const asked = { own: 1200, other: 120 };
const nobody = '00000000-0000-4000-8000-000000000000';

/** A quarter without words, three fifths with facets, most of them the first page; common, middling and rare words. */
function mixedLoad(count: number): Query[] {
  const random = randomNumbers(98);
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
  await findCandidates(db, await wantedOf(db, filters), { page, count, sort: query.textsearch ? 'Best' : 'Recent' });
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

/** A page and the number of all, the last changed first, where these conditions hold. */
async function pageAndCount(pool: pg.Pool, conditions: string[], values: unknown[], page: number) {
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  await pool.query(`select id from plain_search ${where} order by changed_at desc limit ${perPage} offset ${(page - 1) * perPage}`, values);
  await pool.query(`select count(*) from plain_search ${where}`, values);
}

const byIlike = (pool: pg.Pool) => async (query: Query) => {
  const values: unknown[] = [];
  const conditions = wordsOf(query).map((word) => {
    const place = `$${values.push(`%${word}%`)}`;
    return `(profession ilike ${place} or about ilike ${place} or array_to_string(skills, ' ') ilike ${place})`;
  });
  await pageAndCount(pool, [...conditions, ...facetsOf(query, values)], values, query.page);
};

const byPlainVector = (pool: pg.Pool) => async (query: Query) => {
  const values: unknown[] = [];
  const words = wordsOf(query).join(' ');
  const conditions = words ? [`words @@ plainto_tsquery('simple', $${values.push(words)})`] : [];
  await pageAndCount(pool, [...conditions, ...facetsOf(query, values)], values, query.page);
};

async function measure(size: number) {
  const folder = newFolder();
  const server = await startPostgres(folder.dir, (why) => print(why));
  const { pool, db } = openDatabase({ host: server.host, user: server.user, database: 'postgres' });
  try {
    await migrate(pool);
    const begun = performance.now();
    await fillCandidates(pool, size);
    await fillPlainCandidates(pool);
    const sizesOf = await pool.query<{ line: string }>(
      `select format('search table %s, its indexes %s, profiles %s', pg_size_pretty(pg_table_size('candidate_search')), pg_size_pretty(pg_indexes_size('candidate_search')), pg_size_pretty(pg_table_size('candidate_profile'))) as line`,
    );
    print(
      `\n${size.toLocaleString('en')} candidates, made in ${((performance.now() - begun) / 1000).toFixed(0)} s: ${sizesOf.rows[0]?.line}`,
    );
    const actor = { accountId: nobody, companyId: nobody } as RecruiterActor;
    const ctx = { db, now: () => new Date(), actor, key: 'bench', language: 'en' } as unknown as Ctx<RecruiterActor>;
    const own = (query: Query) => recruitingSearchHandlers.search(ctx, query, undefined);
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
        `  ${ratio(size, before.size)} times the candidates: p50 ${ratio(times.p50, before.times.p50)}, p99 ${ratio(times.p99, before.times.p99)} times as long`,
      );
    }
    before = { size, times };
  }
}

await main();
