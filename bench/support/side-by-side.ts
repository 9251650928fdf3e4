import type pg from 'pg';
import { type Db, openDatabase } from '../../server/src/platform/postgres/db.ts';
import { migrate } from '../../server/src/platform/postgres/migrate.ts';
import { startPostgres } from '../../server/src/platform/postgres/postgres.ts';
import { newFolder, print, printMachine, ratio } from './program.ts';
import { against, row, type Times, timed } from './timing.ts';

/** Nobody changes an occupation meanwhile. */
export const silent = { listen: () => () => undefined, ready: async () => undefined, close: async () => undefined };

const asked = { own: 1200, other: 120 };

/** A search to be measured: how its tables are filled, what is asked, and who answers. */
export interface Search<Query> {
  /** What it looks for, in the plural. */
  things: string;
  sizes: number[];
  fill: (pool: pg.Pool, size: number) => Promise<void>;
  /** The table searched by us, and the table of the things themselves. */
  tables: { search: string; things: string };
  /** So many questions, the same for the same seed. */
  load: (count: number, seed: number) => Query[];
  /** What the product answers: a page of cards, the total, facets with counts, another spelling. */
  whole: (db: Db) => (query: Query) => Promise<unknown>;
  /** The part of it that the other ways do as well: a page of ids and their number. */
  idsAndTotal: (db: Db) => (query: Query) => Promise<unknown>;
  plainVector: (pool: pg.Pool) => (query: Query) => Promise<unknown>;
  ilike: (pool: pg.Pool) => (query: Query) => Promise<unknown>;
}

/** One page of a table in its order and the number of all, where these conditions hold, as anyone would ask at first. */
export async function pageAndCount(
  pool: pg.Pool,
  { table, order, perPage }: { table: string; order: string; perPage: number },
  { conditions, values, page }: { conditions: string[]; values: unknown[]; page: number },
) {
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  await pool.query(`select id from ${table} ${where} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`, values);
  await pool.query(`select count(*) from ${table} ${where}`, values);
}

const settings = [
  'jit',
  'work_mem',
  'shared_buffers',
  'effective_cache_size',
  'random_page_cost',
  'max_parallel_workers_per_gather',
  'server_version',
];

async function printTables(pool: pg.Pool, { search, things }: { search: string; things: string }) {
  const { rows: sizes } = await pool.query<{ line: string }>(
    `select format('search table %s, its indexes %s, ${things} %s', pg_size_pretty(pg_table_size('${search}')), pg_size_pretty(pg_indexes_size('${search}')), pg_size_pretty(pg_table_size('${things}'))) as line`,
  );
  const { rows: shipped } = await pool.query<{ line: string }>(
    `select string_agg(name || ' ' || current_setting(name), ', ' order by name) as line from pg_settings where name = any($1)`,
    [settings],
  );
  print(`  ${sizes[0]?.line}`);
  print(`  as shipped: ${shipped[0]?.line}`);
}

async function measure<Query>(search: Search<Query>, size: number) {
  const folder = newFolder();
  const server = await startPostgres(folder.dir, (why) => print(why));
  const { pool, db } = openDatabase({ host: server.host, user: server.user, database: 'postgres' });
  try {
    await migrate(pool);
    const begun = performance.now();
    await search.fill(pool, size);
    // or the database writes it to disk while it is measured
    await pool.query('checkpoint');
    print(`\n${size.toLocaleString('en')} ${search.things}, made in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    await printTables(pool, search.tables);
    const queries = search.load(asked.own, 99);
    const whole = search.whole(db);
    // other questions of the same kind, until what is asked for often is in memory
    await timed(search.load(asked.own, 7), 1, whole);
    print('  the whole reply: a page of cards, the total, facets with counts, another spelling where little is found');
    const one = await timed(queries, 1, whole);
    row('search, one client', one);
    row('search, four clients', await timed(queries, 4, whole));
    print('  like with like: a page of ids and a total');
    const bare = await timed(queries, 1, search.idsAndTotal(db));
    row('search (facets counted as well)', bare);
    for (const [name, ask] of [
      ['plain tsvector column', search.plainVector(pool)],
      ['ILIKE', search.ilike(pool)],
    ] as const) {
      const other = await timed(queries.slice(0, asked.other), 1, ask);
      row(name, other);
      against(`${name} takes`, other, bare);
    }
    return one;
  } finally {
    await db.destroy();
    await server.stop();
    folder.remove();
  }
}

/** Measures a search at each of its sizes, every way in the same run, and says how the cost grows from one to the next. */
export async function sideBySide<Query>(search: Search<Query>) {
  printMachine();
  let before: { size: number; times: Times } | undefined;
  for (const size of search.sizes) {
    const times = await measure(search, size);
    if (before) {
      print(
        `  ${ratio(size, before.size)} times the ${search.things}: p50 ${ratio(times.p50, before.times.p50)}, p99 ${ratio(times.p99, before.times.p99)} times as long`,
      );
    }
    before = { size, times };
  }
}
