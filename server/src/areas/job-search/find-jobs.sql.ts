import { visibleDays } from '@vitrine/contract/job-ads/card.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { Index } from '../../platform/search/engine.sql.ts';
import { begins, type Terms } from '../../platform/search/lexicon.sql.ts';

/** A circle on the map. */
export interface Around {
  /** Degrees. */
  lat: number;
  lon: number;
  km: number;
  /** True for ads of an unknown place that is called so: a tsquery. */
  called: string;
}

export interface Narrowed {
  salaryFrom: number | undefined;
  around: Around | undefined;
}

type Spot = Pick<Around, 'lat' | 'lon'>;

const kmTo = ({ lat, lon }: Spot) => sql<number | null>`search_km(spots, ${lat}, ${lon})`;

function within({ salaryFrom, around }: Narrowed) {
  const paid = salaryFrom === undefined ? sql<boolean>`true` : sql<boolean>`salary >= ${salaryFrom}`;
  if (!around) return paid;
  return sql<boolean>`${paid} and (${kmTo(around)} <= ${around.km} or (unplaced and doc @@ ${around.called}::tsquery))`;
}

/** Published ads as they are searched now, from this salary on and around this place. */
export const adIndex = (now: Date, narrowed: Narrowed): Index => ({
  table: 'job_search',
  at: 'published_at',
  alive: sql<boolean>`until > ${now}`,
  within: within(narrowed),
  pass: (queries) => passOf(queries, now, narrowed),
});

const passOf = (queries: RawBuilder<string[]>, now: Date, { salaryFrom, around }: Narrowed) =>
  sql`search_pass(${queries}, ${now}, ${salaryFrom ?? null}::int, ${around?.lat ?? null}::float8, ${around?.lon ?? null}::float8,
    ${around?.km ?? null}::float8, ${around?.called ?? null}::tsquery)`;

interface Nearest {
  queries: readonly string[];
  now: Date;
  salaryFrom: number | undefined;
  around: Around;
  skip: number;
  take: number;
}

/** Ids of the ads that fit, the nearest first and of those as near the newest; those of an unknown place last. */
export async function nearestAds(db: Db, { queries, now, around, salaryFrom, skip, take }: Nearest) {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ',' order by km, published_at desc, id desc) as ids from (
      select id, published_at, ${kmTo(around)} as km from ${passOf(sql`${[...queries]}::tsquery[]`, now, { salaryFrom, around })}
      order by km, published_at desc, id desc limit ${take} offset ${skip}) page`.execute(db);
  const ids = rows[0]?.ids;
  return ids ? ids.split(',').map(Number) : [];
}

interface Spread {
  queries: readonly string[];
  now: Date;
  salaryFrom: number | undefined;
  around: Around;
  most: number;
}

/** Where the ads that fit lie within a circle, to a hundredth of a degree, and how many of them were looked at, at most so many. */
export async function spreadOfAds(db: Db, { queries, now, salaryFrom, around, most }: Spread) {
  const { rows } = await sql<{ lat: number; lon: number; jobs: number; looked: number; placed: number }>`
    with fitting as materialized (
      select id, spots from ${passOf(sql`${[...queries]}::tsquery[]`, now, { salaryFrom, around })} limit ${most}),
    spot as (
      select distinct id, round(spots[2 * n - 1]::numeric, 2)::float as lat, round(spots[2 * n]::numeric, 2)::float as lon
      from fitting, generate_series(1, coalesce(array_length(spots, 1), 0) / 2) n
      where search_km(spots[2 * n - 1 : 2 * n], ${around.lat}, ${around.lon}) <= ${around.km})
    select lat, lon, count(*) as jobs, (select count(*) from fitting) as looked, (select count(distinct id) from spot) as placed
    from spot group by lat, lon order by jobs desc, lat, lon`.execute(db);
  return rows;
}

/** Kilometres from the middle of a circle to ads, by their ids; those of an unknown place are left out. */
export async function distancesTo(db: Db, ids: readonly number[], around: Spot) {
  if (ids.length === 0) return new Map<number, number>();
  const rows = await db
    .selectFrom('job_search')
    .where('id', 'in', [...ids])
    .select(['id', kmTo(around).as('km')])
    .execute();
  return new Map(rows.flatMap(({ id, km }) => (km === null ? [] : [[id, km] as const])));
}

/** Whether anything that is searched fits a tsquery. */
export async function anyAdFits(db: Db, query: string) {
  const { rows } = await sql<{ fits: boolean }>`select exists (select from job_search where doc @@ ${query}::tsquery) as fits`.execute(db);
  return rows[0]?.fits ?? false;
}

const stemBegins = (language: string, word: RawBuilder<unknown>) => begins(sql`folded`, sql`(${sql.lit(`${language}:`)} || ${word})`);

/** The words of all ads. What begins with a word is looked for among the stems that stand in their docs. */
export const adTerms: Terms = {
  table: 'search_term',
  among: sql<boolean>`kind = 'word'`,
  uses: 'ads',
  alike: 'search_alike',
  stands: (form) =>
    sql<boolean>`(position(':' in ${form}) = 0 or exists (select from search_term where kind = 'stem' and folded = ${form}))`,
  beginning: (word) => sql`select folded as lexeme from search_term
    where kind = 'stem' and (${sql.join(
      ['d', 'e', 'f'].map((language) => stemBegins(language, word)),
      sql` or `,
    )}) order by ads desc, folded`,
};

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
