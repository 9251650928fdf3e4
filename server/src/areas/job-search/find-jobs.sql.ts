import { visibleDays } from '@vitrine/contract/job-ads/card.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { Index } from '../../platform/search/engine.sql.ts';
import { begins, type Terms } from '../../platform/search/lexicon.sql.ts';

/** Published ads as they are searched now, from this salary on. */
export const adIndex = (now: Date, salaryFrom: number | undefined): Index => ({
  table: 'job_search',
  at: 'published_at',
  alive: sql<boolean>`until > ${now}`,
  within: salaryFrom === undefined ? sql<boolean>`true` : sql<boolean>`salary >= ${salaryFrom}`,
  pass: (queries) => sql`search_pass(${queries}, ${now}, ${salaryFrom ?? null}::int)`,
});

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
