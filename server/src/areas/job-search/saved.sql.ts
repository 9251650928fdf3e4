import type { SearchFilters } from '@vitrine/contract/job-search/search.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

const columns = ['id', 'name', sql<SearchFilters>`query`.as('query'), 'mail', 'created_at as createdAt'] as const;

export const savedOf = (db: Db, accountId: string) =>
  db.selectFrom('saved_search').where('account_id', '=', accountId).select(columns).orderBy('created_at', 'desc').orderBy('id').execute();

export const insertSaved = (db: Db, row: Insertable<DB['saved_search']>) =>
  db.insertInto('saved_search').values(row).returning(columns).executeTakeFirstOrThrow();

export const updateSaved = (db: Db, accountId: string, id: string, set: { name?: string; mail?: boolean; seen_until?: string }) =>
  db.updateTable('saved_search').set(set).where('account_id', '=', accountId).where('id', '=', id).returning(columns).executeTakeFirst();

export const findSaved = (db: Db, accountId: string, id: string) =>
  db.selectFrom('saved_search').where('account_id', '=', accountId).where('id', '=', id).select(columns).executeTakeFirst();

export const deleteSaved = (db: Db, accountId: string, id: string) =>
  db.deleteFrom('saved_search').where('account_id', '=', accountId).where('id', '=', id).returning('id').executeTakeFirst();

export const deleteSavedOf = (db: Db, accountId: string) => db.deleteFrom('saved_search').where('account_id', '=', accountId).execute();

export const moveSaved = (db: Db, keepId: string, dropId: string) =>
  db.updateTable('saved_search').set({ account_id: keepId }).where('account_id', '=', dropId).execute();

/** Ids of the searches to be mailed about: wanted, of somebody who is there, and not mailed lately. */
export const searchesToMail = (db: Db, mailedBefore: string, after: string, limit: number) =>
  db
    .selectFrom('saved_search')
    .innerJoin('account', 'account.id', 'saved_search.account_id')
    .where('saved_search.mail', '=', true)
    .where('account.activated_at', 'is not', null)
    .where('account.deactivated_at', 'is', null)
    .where((eb) => eb.or([eb('saved_search.mailed_at', 'is', null), eb('saved_search.mailed_at', '<', mailedBefore)]))
    .where('saved_search.id', '>', after)
    .select('saved_search.id')
    .orderBy('saved_search.id')
    .limit(limit)
    .execute();

/** A saved search and whom it is mailed to, held until the transaction ends; undefined when its mail was ended or sent meanwhile. */
export const holdForMail = (db: Db, id: string, mailedBefore: string) =>
  db
    .selectFrom('saved_search')
    .innerJoin('account', 'account.id', 'saved_search.account_id')
    .where('saved_search.id', '=', id)
    .where('saved_search.mail', '=', true)
    .where((eb) => eb.or([eb('saved_search.mailed_at', 'is', null), eb('saved_search.mailed_at', '<', mailedBefore)]))
    .select([
      'saved_search.id',
      'saved_search.name',
      sql<SearchFilters>`saved_search.query`.as('query'),
      'saved_search.seen_until',
      'account.id as account_id',
      'account.email',
      'account.first_name',
      'account.language',
    ])
    .forUpdate('saved_search')
    .executeTakeFirst();

export const markMailed = (db: Db, id: string, now: string) =>
  db.updateTable('saved_search').set({ seen_until: now, mailed_at: now }).where('id', '=', id).execute();

export const findForEnding = (db: Db, id: string) =>
  db
    .selectFrom('saved_search')
    .innerJoin('account', 'account.id', 'saved_search.account_id')
    .where('saved_search.id', '=', id)
    .select(['saved_search.name', 'saved_search.mail as open', 'account.language'])
    .executeTakeFirst();

export const switchMailOff = (db: Db, id: string) => db.updateTable('saved_search').set({ mail: false }).where('id', '=', id).execute();

/** Takes ads out of the search whose time is over. */
export const dropStale = (db: Db, now: string) => db.deleteFrom('job_search').where('until', '<=', now).execute();

/** Counts anew in how many ads each title, company and town stands, and forgets those that stand in none. */
export async function recountTerms(db: Db) {
  await sql`
    with counted as (
      select 'title' as kind, left(search_plain(ad.title), 120) as folded, max(ad.title) as shown, count(*)::int as ads
        from job_search s join job_ad ad on ad.id = s.id group by 2
      union all
      select 'company', left(search_plain(max(c.name)), 120), max(c.name), count(*)::int
        from job_search s join job_ad ad on ad.id = s.id join company c on c.id = ad.company_id group by c.id
      union all
      select 'city', left(search_plain(place ->> 'city'), 80), max(place ->> 'city'), count(*)::int
        from job_search s join job_ad ad on ad.id = s.id, jsonb_array_elements(ad.places) place group by 2),
    merged as (select kind, folded, max(shown) as shown, sum(ads)::int as ads from counted where folded <> '' and shown is not null group by 1, 2),
    gone as (
      delete from search_term t where t.kind <> 'word' and not exists (select from merged m where m.kind = t.kind and m.folded = t.folded))
    insert into search_term (kind, folded, shown, ads) select kind, folded, shown, ads from merged order by kind, folded
    on conflict (kind, folded) do update set ads = excluded.ads where search_term.ads <> excluded.ads`.execute(db);
  await sql`
    with counted as (
      select word as folded, sum(t.ads)::int as ads
      from search_term t, unnest(string_to_array(t.folded, ' ')) word
      where t.kind in ('title', 'company') and length(word) >= 3 group by 1)
    update search_term t set ads = counted.ads from counted where t.kind = 'word' and t.folded = counted.folded and t.ads <> counted.ads`.execute(
    db,
  );
  await recountStems(db);
}

/** So many docs tell how common a stem is. */
const sampled = 50_000;

async function recountStems(db: Db) {
  const { rows } = await sql<{ share: number }>`
    select least(100, 100.0 * ${sampled} / greatest(1, count(*)))::float8 as share from job_search`.execute(db);
  const docs = `select doc from job_search tablesample system (${rows[0]?.share ?? 100})`;
  await sql`
    with used as materialized (select word, ndoc from ts_stat(${docs}) where word ~ '^[def]:')
    update search_term t set ads = used.ndoc from used where t.kind = 'stem' and t.folded = used.word and t.ads <> used.ndoc`.execute(db);
}
