import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../postgres/db.ts';
import { planAnew } from '../postgres/prepared.ts';
import { type Rows, rowsIn } from './facet-counts.ts';

const anew = sql.raw(planAnew);

/** A narrow table that is searched: `id`, `facets` (codes with spaces between) and `doc` (a tsvector of everything). */
export interface Index {
  table: string;
  /** The instant by which rows are ordered. */
  at: string;
  /** What must hold for a row to be shown at all: true for nearly all of them. */
  alive: RawBuilder<boolean>;
  /** What else narrows beside words and facets. */
  within: RawBuilder<boolean>;
  /** Rows that fit all of these tsqueries, are alive and within, in one pass over the index. */
  pass: (queries: RawBuilder<string[]>) => RawBuilder<unknown>;
}

/** Conditions that must all hold, each a tsquery; none where no word and no facet narrows. A pass wants the narrowest first. */
export type Queries = readonly string[];

/** Rows whose doc fits all of these. */
const fits = (queries: Queries) =>
  queries.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        queries.map((query) => sql`doc @@ ${query}::tsquery`),
        sql` and `,
      )})`;

/** The same of one, to be asked how often it holds. */
export const holds = (query: string) => sql<boolean>`doc @@ ${sql.lit(query)}::tsquery`;

/** Rows from the newest (or the oldest) as far as this instant. */
export const reached = ({ at }: Index, until: Date, ascending: boolean) =>
  ascending
    ? sql<boolean>`${sql.ref(at)} < ${sql.lit(until.toISOString())}`
    : sql<boolean>`${sql.ref(at)} >= ${sql.lit(until.toISOString())}`;

const passOf = (index: Index, queries: Queries) => index.pass(sql`${[...queries]}::tsquery[]`);
const tableOf = (index: Index) => sql.table(index.table);
const order = ({ at }: Index, ascending: boolean) => (ascending ? sql`${sql.ref(at)}, id` : sql`${sql.ref(at)} desc, id desc`);

/** Rows as one text, which is read many times as fast as rows; in the order in which they come. */
const packed = (title = ''): RawBuilder<string | null> =>
  sql`string_agg(id || ':' || ${title === '' ? sql`''` : sql`case when doc @@ ${title}::tsquery then 't' else '' end`} || ':' || facets, ',')`;

interface Probe {
  queries: Queries;
  ascending: boolean;
  /** Only what came later. */
  since: string | undefined;
  size: number;
}

/** Looks at the newest (or oldest) rows alone: which of them fit, and how many were looked at. */
export async function probe(db: Db, index: Index, { queries, ascending, since, size }: Probe) {
  const { rows } = await sql<{ scanned: number; found: string | null }>`${anew}
    with near as materialized (
      select * from ${tableOf(index)}
      where ${index.alive} and ${since === undefined ? sql`true` : sql`${sql.ref(index.at)} > ${since}`}
      order by ${order(index, ascending)} limit ${size})
    select (select count(*)::int from near) as scanned, (select ${packed()} from near where ${fits(queries)} and ${index.within}) as found`.execute(
    db,
  );
  const [row] = rows;
  return { scanned: row?.scanned ?? 0, rows: rowsIn(row?.found ?? null) };
}

interface Those {
  queries: Queries;
  title: string;
  ascending: boolean;
}

/** Those of the given rows that fit, the newest first. */
export async function those(db: Db, index: Index, ids: readonly number[], { queries, title, ascending }: Those): Promise<Rows> {
  if (ids.length === 0) return rowsIn(null);
  const { rows } = await sql<{ found: string | null }>`${anew}
    select ${packed(title)} as found from (
      select id, facets, doc from ${tableOf(index)}
      where id = any(${[...ids]}::bigint[]) and ${index.alive} and ${fits(queries)} and ${index.within} order by ${order(index, ascending)}) found`.execute(
    db,
  );
  return rowsIn(rows[0]?.found ?? null);
}

/** Everything that fits, in one pass over the index; the first `most` of it. */
export async function everything(db: Db, index: Index, queries: Queries, ascending: boolean, most: number): Promise<Rows> {
  const { rows } = await sql<{ found: string | null }>`
    select ${packed()} as found from (
      select * from ${passOf(index, queries)} order by ${order(index, ascending)} limit ${most}) all_of_them`.execute(db);
  return rowsIn(rows[0]?.found ?? null);
}

/** Which part of a list. */
interface Slice {
  ascending: boolean;
  skip: number;
  take: number;
}

/** One page and the exact total, in one pass over the index. */
export async function pageOf(db: Db, index: Index, queries: Queries, { ascending, skip, take }: Slice) {
  const by = order(index, ascending);
  const { rows } = await sql<{ total: number; ids: string | null }>`
    with found as materialized (select id, ${sql.ref(index.at)} from ${passOf(index, queries)})
    select (select count(*)::int from found) as total,
      (select string_agg(id::text, ',' order by ${by}) from (select * from found order by ${by} limit ${take} offset ${skip}) page) as ids`.execute(
    db,
  );
  return { total: rows[0]?.total ?? 0, ids: idsOf(rows[0]?.ids) };
}

const idsOf = (text: string | null | undefined) => (text ? text.split(',').map(Number) : []);

/** A page of all rows, along the index of days. */
export async function walked(db: Db, index: Index, { ascending, skip, take }: Slice) {
  const by = order(index, ascending);
  const { rows } = await sql<{ ids: string | null }>`${anew}
    select string_agg(id::text, ',' order by ${by}) as ids from (
      select id, ${sql.ref(index.at)} from ${tableOf(index)}
      where ${index.alive} and ${index.within} order by ${by} limit ${take} offset ${skip}) page`.execute(db);
  return idsOf(rows[0]?.ids);
}

interface Plan {
  'Node Type': string;
  'Plan Rows': number;
  Plans?: Plan[];
}

/** In how many rows each of these holds, by the planner's knowledge of how common words are: no row is read for it. */
export async function estimates(db: Db, index: Index, conditions: RawBuilder<boolean>[]): Promise<number[]> {
  if (conditions.length === 0) return [];
  const each = conditions.map((condition) => sql`select 1 from ${tableOf(index)} where ${condition}`);
  const { rows } = await sql<Record<string, [{ Plan: Plan }]>>`${anew} explain (format json) ${sql.join(each, sql` union all `)}`.execute(
    db,
  );
  const plan = rows[0]?.['QUERY PLAN']?.[0].Plan;
  const plans = plan?.['Node Type'] === 'Append' ? plan.Plans : plan && [plan];
  return conditions.map((_, place) => plans?.[place]?.['Plan Rows'] ?? 0);
}

/** How many rows there are, by the database's own bookkeeping (counted where it has none yet), and from when to when. */
export async function extentOf(db: Db, index: Index) {
  const at = sql.ref(index.at);
  const { rows } = await sql<{ size: number; first: Date | null; last: Date | null }>`
    select case when reltuples < 0 then (select count(*) from ${tableOf(index)}) else reltuples end::float8 as size,
      (select min(${at}) from ${tableOf(index)}) as first, (select max(${at}) from ${tableOf(index)}) as last
    from pg_class where oid = ${sql.lit(index.table)}::regclass`.execute(db);
  const [row] = rows;
  const moment = (one: Date | string | null | undefined) => (one ? new Date(one) : undefined);
  return { size: row?.size ?? 0, first: moment(row?.first), last: moment(row?.last) };
}

/** Exactly how many can be seen where no word and no facet narrows. */
export async function countAll(db: Db, index: Index) {
  const { rows } = await sql<{
    n: number;
  }>`${anew} select count(*)::int as n from ${tableOf(index)} where ${index.alive} and ${index.within}`.execute(db);
  return rows[0]?.n ?? 0;
}
