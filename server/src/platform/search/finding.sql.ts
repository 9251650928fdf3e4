import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import { planAnew } from '../prepared.ts';

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
  /** Rows that fit a tsquery, are alive and within, in one pass over the index. */
  pass: (query: string) => RawBuilder<unknown>;
}

/** A row that fits, as much of it as counting needs. */
export interface Row {
  id: number;
  inTitle: boolean;
  codes: number[];
}

export interface Narrowing {
  /** A tsquery; empty where no word and no facet narrows. */
  query: string;
}

const fits = (query: string) => (query === '' ? sql<boolean>`true` : sql<boolean>`doc @@ ${query}::tsquery`);
const tableOf = (index: Index) => sql.table(index.table);
const order = ({ at }: Index, ascending: boolean) => (ascending ? sql`${sql.ref(at)}, id` : sql`${sql.ref(at)} desc, id desc`);

/** Rows as one text, which is read many times as fast as rows: `id:t:code code,...`; in the order in which they come. */
const packed = (title: string): RawBuilder<string | null> =>
  sql`string_agg(id || ':' || ${title === '' ? sql`''` : sql`case when doc @@ ${title}::tsquery then 't' else '' end`} || ':' || facets, ',')`;

function unpacked(text: string | null): Row[] {
  if (!text) return [];
  return text.split(',').map((one) => {
    const [id, inTitle, codes = ''] = one.split(':');
    return { id: Number(id), inTitle: inTitle === 't', codes: codes === '' ? [] : codes.split(' ').map(Number) };
  });
}

interface Probe extends Narrowing {
  title: string;
  ascending: boolean;
  /** Only what came later. */
  since: string | undefined;
  size: number;
}

/** Looks at the newest (or oldest) rows alone: which of them fit, and how many were looked at. */
export async function probe(db: Db, index: Index, { query, title, ascending, since, size }: Probe) {
  const { rows } = await sql<{ scanned: number; found: string | null }>`${anew}
    with near as materialized (
      select * from ${tableOf(index)}
      where ${index.alive} and ${since === undefined ? sql`true` : sql`${sql.ref(index.at)} > ${since}`}
      order by ${order(index, ascending)} limit ${size})
    select (select count(*)::int from near) as scanned, (select ${packed(title)} from near where ${fits(query)} and ${index.within}) as found`.execute(
    db,
  );
  const [row] = rows;
  return { scanned: row?.scanned ?? 0, rows: unpacked(row?.found ?? null) };
}

/** Those of the given rows that fit, the newest first. */
export async function those(
  db: Db,
  index: Index,
  ids: readonly number[],
  { query, title }: Narrowing & { title: string },
  ascending: boolean,
) {
  if (ids.length === 0) return [];
  const list = sql.raw(`array[${ids.map((id) => Math.trunc(id)).join(',')}]::bigint[]`);
  const { rows } = await sql<{ found: string | null }>`${anew}
    select ${packed(title)} as found from (
      select id, facets, doc from ${tableOf(index)}
      where id = any(${list}) and ${index.alive} and ${fits(query)} and ${index.within} order by ${order(index, ascending)}) found`.execute(
    db,
  );
  return unpacked(rows[0]?.found ?? null);
}

/** Everything that fits, in one pass over the index, as long as it is not more than `most`. */
export async function everything(db: Db, index: Index, { query }: Narrowing, ascending: boolean, most: number) {
  const { rows } = await sql<{ found: string | null }>`
    select ${packed('')} as found from (
      select * from ${index.pass(query)} order by ${order(index, ascending)} limit ${most + 1}) all_of_them`.execute(db);
  return unpacked(rows[0]?.found ?? null);
}

/** One page and the exact total, in one pass over the index. */
export async function pageOf(db: Db, index: Index, { query }: Narrowing, ascending: boolean, skip: number, take: number) {
  if (query === '') return walked(db, index, ascending, skip, take);
  const by = order(index, ascending);
  const { rows } = await sql<{ total: number; ids: string | null }>`
    with found as materialized (select id, ${sql.ref(index.at)} from ${index.pass(query)})
    select (select count(*)::int from found) as total,
      (select string_agg(id::text, ',' order by ${by}) from (select * from found order by ${by} limit ${take} offset ${skip}) page) as ids`.execute(
    db,
  );
  return { total: rows[0]?.total ?? 0, ids: idsOf(rows[0]?.ids) };
}

const idsOf = (text: string | null | undefined) => (text ? text.split(',').map(Number) : []);

/** A page where no word and no facet narrows: along the index of days. */
async function walked(db: Db, index: Index, ascending: boolean, skip: number, take: number) {
  const by = order(index, ascending);
  const { rows } = await sql<{ ids: string | null }>`${anew}
    select string_agg(id::text, ',' order by ${by}) as ids from (
      select id, ${sql.ref(index.at)} from ${tableOf(index)} where ${index.alive} and ${index.within}
      order by ${by} limit ${take} offset ${skip}) page`.execute(db);
  return { total: undefined, ids: idsOf(rows[0]?.ids) };
}

/** How many rows have these words, by the planner's knowledge of how common each is: no row is read for it. */
export async function estimate(db: Db, index: Index, query: string) {
  const { rows } = await sql<Record<string, [{ Plan: { 'Plan Rows': number } }]>>`${anew}
    explain (format json) select from ${tableOf(index)} where doc @@ ${sql.lit(query)}::tsquery`.execute(db);
  return rows[0]?.['QUERY PLAN']?.[0].Plan['Plan Rows'] ?? 0;
}

/** How many rows there are, by the database's own bookkeeping; counted where it has none yet. */
export async function sizeOf(db: Db, index: Index) {
  const { rows } = await sql<{ size: number }>`
    select case when reltuples < 0 then (select count(*) from ${tableOf(index)}) else reltuples end::float8 as size
    from pg_class where oid = ${sql.lit(index.table)}::regclass`.execute(db);
  return rows[0]?.size ?? 0;
}

/** Exactly how many can be seen where no word and no facet narrows. */
export async function countAll(db: Db, index: Index) {
  const { rows } = await sql<{
    n: number;
  }>`${anew} select count(*)::int as n from ${tableOf(index)} where ${index.alive} and ${index.within}`.execute(db);
  return rows[0]?.n ?? 0;
}
