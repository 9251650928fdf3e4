import { visibleDays } from '@vitrine/contract/job-ads/card.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { planAnew } from '../../platform/prepared.ts';

const anew = sql.raw(planAnew);

/** An ad that fits, as much of it as counting needs. */
export interface Row {
  id: number;
  inTitle: boolean;
  codes: number[];
}

export interface Narrowing {
  /** A tsquery; empty where no word and no facet narrows. */
  query: string;
  now: Date;
  salaryFrom: number | undefined;
}

const fits = (query: string) => (query === '' ? sql<boolean>`true` : sql<boolean>`doc @@ ${query}::tsquery`);
const paid = (amount: number | undefined) => (amount === undefined ? sql<boolean>`true` : sql<boolean>`salary >= ${amount}`);
const order = (ascending: boolean) => (ascending ? sql`published_at, id` : sql`published_at desc, id desc`);

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
  /** Only what was published later. */
  since: string | undefined;
  size: number;
}

/** Looks at the newest (or oldest) ads alone: which of them fit, and how many were looked at. */
export async function probe(db: Db, { query, title, now, salaryFrom, ascending, since, size }: Probe) {
  const { rows } = await sql<{ scanned: number; found: string | null }>`${anew}
    with near as materialized (
      select id, published_at, salary, facets, doc from job_search
      where until > ${now} and ${since === undefined ? sql`true` : sql`published_at > ${since}`}
      order by ${order(ascending)} limit ${size})
    select (select count(*)::int from near) as scanned, (select ${packed(title)} from near where ${fits(query)} and ${paid(salaryFrom)}) as found`.execute(
    db,
  );
  const [row] = rows;
  return { scanned: row?.scanned ?? 0, rows: unpacked(row?.found ?? null) };
}

/** Those of the given ads that fit, the newest first. */
export async function those(
  db: Db,
  ids: readonly number[],
  { query, title, now, salaryFrom }: Narrowing & { title: string },
  ascending: boolean,
) {
  if (ids.length === 0) return [];
  const list = sql.raw(`array[${ids.map((id) => Math.trunc(id)).join(',')}]::bigint[]`);
  const { rows } = await sql<{ found: string | null }>`${anew}
    select ${packed(title)} as found from (
      select id, facets, doc from job_search
      where id = any(${list}) and until > ${now} and ${fits(query)} and ${paid(salaryFrom)} order by ${order(ascending)}) found`.execute(
    db,
  );
  return unpacked(rows[0]?.found ?? null);
}

/** Everything that fits, in one pass over the index, as long as it is not more than `most`. */
export async function everything(db: Db, { query, now, salaryFrom }: Narrowing, ascending: boolean, most: number) {
  const { rows } = await sql<{ found: string | null }>`
    select ${packed('')} as found from (
      select * from search_pass(${query}::tsquery, ${now}, ${salaryFrom ?? null}::int) order by ${order(ascending)} limit ${most + 1}) all_of_them`.execute(
    db,
  );
  return unpacked(rows[0]?.found ?? null);
}

/** One page and the exact total, in one pass over the index. */
export async function pageOf(db: Db, { query, now, salaryFrom }: Narrowing, ascending: boolean, skip: number, take: number) {
  if (query === '') return walked(db, { now, salaryFrom }, ascending, skip, take);
  const { rows } = await sql<{ total: number; ids: string | null }>`
    with found as materialized (select id, published_at from search_pass(${query}::tsquery, ${now}, ${salaryFrom ?? null}::int))
    select (select count(*)::int from found) as total,
      (select string_agg(id::text, ',' order by ${order(ascending)}) from (select * from found order by ${order(ascending)} limit ${take} offset ${skip}) page) as ids`.execute(
    db,
  );
  return { total: rows[0]?.total ?? 0, ids: idsOf(rows[0]?.ids) };
}

const idsOf = (text: string | null | undefined) => (text ? text.split(',').map(Number) : []);

/** A page where nothing but time (and salary) narrows: along the index of days. */
async function walked(db: Db, { now, salaryFrom }: Omit<Narrowing, 'query'>, ascending: boolean, skip: number, take: number) {
  const { rows } = await sql<{ ids: string | null }>`${anew}
    select string_agg(id::text, ',' order by ${order(ascending)}) as ids from (
      select id, published_at from job_search where until > ${now} and ${paid(salaryFrom)}
      order by ${order(ascending)} limit ${take} offset ${skip}) page`.execute(db);
  return { total: undefined, ids: idsOf(rows[0]?.ids) };
}

/** How many ads have these words, by the planner's knowledge of how common each is: no ad is read for it. */
export async function estimate(db: Db, query: string) {
  const { rows } = await sql<Record<string, [{ Plan: { 'Plan Rows': number } }]>>`${anew}
    explain (format json) select from job_search where doc @@ ${sql.lit(query)}::tsquery`.execute(db);
  return rows[0]?.['QUERY PLAN']?.[0].Plan['Plan Rows'] ?? 0;
}

/** How many ads there are, by the database's own bookkeeping; counted where it has none yet. */
export async function sizeOf(db: Db) {
  const { rows } = await sql<{ size: number }>`
    select case when reltuples < 0 then (select count(*) from job_search) else reltuples end::float8 as size
    from pg_class where oid = 'job_search'::regclass`.execute(db);
  return rows[0]?.size ?? 0;
}

/** Exactly how many can be seen where only time and salary narrow. */
export async function countAll(db: Db, { now, salaryFrom }: Omit<Narrowing, 'query'>) {
  const { rows } = await sql<{
    n: number;
  }>`${anew} select count(*)::int as n from job_search where until > ${now} and ${paid(salaryFrom)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Ids of the ads that an account has bookmarked. */
export async function markedAds(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('bookmark')
    .innerJoin('job_ad', 'job_ad.booking_id', 'bookmark.booking_id')
    .where('bookmark.account_id', '=', accountId)
    .select('job_ad.id')
    .orderBy('bookmark.created_at', 'desc')
    .limit(2000)
    .execute();
  return rows.map((row) => row.id);
}

/** Ids of bookmarked ads that are closed and can still be read, the latest bookmark first. */
export async function closedMarked(db: Db, accountId: string, now: Date) {
  const rows = await db
    .selectFrom('bookmark')
    .innerJoin('job_ad', 'job_ad.booking_id', 'bookmark.booking_id')
    .innerJoin('company', 'company.id', 'job_ad.company_id')
    .where('bookmark.account_id', '=', accountId)
    .where('job_ad.archived_at', 'is', null)
    .where('company.deactivated_at', 'is', null)
    .where(sql<boolean>`job_ad.published_at > ${now}::timestamptz - ${visibleDays} * interval '1 day'`)
    .where(sql<boolean>`search_until(job_ad) <= ${now}`)
    .select('job_ad.id')
    .orderBy('bookmark.created_at', 'desc')
    .limit(2000)
    .execute();
  return rows.map((row) => row.id);
}

/** The name of a company that is not deactivated. */
export async function companyNameOf(db: Db, id: string) {
  const row = await db.selectFrom('company').where('id', '=', id).where('deactivated_at', 'is', null).select('name').executeTakeFirst();
  return row?.name;
}
