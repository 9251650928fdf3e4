import type { CompanyState } from '@vitrine/contract/admin/states.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { totalOf } from '../../platform/postgres/totals.ts';
import type { DB } from '../../platform/tables.ts';
import { companyHolds, employs, lookUpEmployers, type Word, wordsIn } from './words.sql.ts';

interface Wanted {
  textSearch?: string | undefined;
  state?: CompanyState | undefined;
  page: number;
  count: number;
  now: string;
}

const state = sql<CompanyState>`case
  when exists (select 1 from closed_company where company_id = company.id and erase_at is not null) then 'deleting'
  when company.deactivated_at is not null then 'deactivated' else 'active' end`;

/** A word finds what a company says of itself, and the companies of people whose name or address holds it. */
const named = (word: Word) => sql<boolean>`(${companyHolds(word.word)} or ${employs(word)})`;

/** How a company stands, each as a condition that an index can answer; the same as `state`. */
const standing: Record<CompanyState, ReturnType<typeof sql<boolean>>> = {
  deleting: sql`company.id in (select company_id from closed_company where erase_at is not null)`,
  deactivated: sql`company.deactivated_at is not null
    and not exists (select 1 from closed_company where company_id = company.id and erase_at is not null)`,
  active: sql`company.deactivated_at is null`,
};

const listed = (now: string) =>
  [
    'company.id as companyId',
    'company.name as companyName',
    'company.created_at as createdAt',
    state.as('state'),
    sql<number>`(select count(*) from account where account.company_id = company.id and account.deactivated_at is null)`.as('recruiters'),
    sql<number>`(select count(*) from job_ad where job_ad.company_id = company.id and company.deactivated_at is null
      and job_ad.published_at is not null and job_ad.archived_at is null and search_until(job_ad) > ${now})`.as('openJobs'),
  ] as const;

/** One page of the companies for which every word finds something, the newest first. */
export async function listCompanies(db: Db, { textSearch = '', state: wanted, page, count, now }: Wanted) {
  const words = await Promise.all(wordsIn(textSearch).map((word) => lookUpEmployers(db, word)));
  const found = words
    .reduce((query, word) => query.where(named(word)), db.selectFrom('company'))
    .$if(wanted !== undefined, (query) => query.where(standing[wanted as CompanyState]));
  const [items, total] = await Promise.all([
    found
      .select(listed(now))
      .orderBy('company.created_at', 'desc')
      .orderBy('company.id', 'desc')
      .limit(count)
      .offset((page - 1) * count)
      .execute(),
    totalOf(db, found),
  ]);
  return { items, ...total, page, count };
}

export const findCompany = (db: Db, id: string) =>
  db.selectFrom('company').select(['id', 'name', 'deactivated_at']).where('id', '=', id).executeTakeFirst();

/** One company with its owner, and how much of everything there is. */
export const describeCompany = (db: Db, id: string, now: string) =>
  db
    .selectFrom('company')
    .leftJoin('account as owner', (join) =>
      join.onRef('owner.company_id', '=', 'company.id').on('owner.company_role', '=', 'owner').on('owner.erased_at', 'is', null),
    )
    .leftJoin('closed_company', 'closed_company.company_id', 'company.id')
    .where('company.id', '=', id)
    .select(listed(now))
    .select([
      'company.industries',
      'company.address',
      'company.website',
      'company.phone',
      'company.time_zone as timeZone',
      'owner.id as ownerId',
      'owner.email as ownerEmail',
      'owner.first_name as ownerFirstName',
      'owner.last_name as ownerLastName',
      'closed_company.erase_at as eraseAt',
      sql<number>`(select count(*) from booking where booking.company_id = company.id)`.as('jobs'),
      sql<number>`(select count(*) from application where application.company_id = company.id)`.as('applications'),
    ])
    .executeTakeFirst();

export const findArrangement = (db: Db, companyId: string) =>
  db.selectFrom('company_arrangement').selectAll().where('company_id', '=', companyId).executeTakeFirst();

/** Writes what is named of an arrangement and leaves the rest as it is. */
export const saveArrangement = (db: Db, companyId: string, set: Partial<Insertable<DB['company_arrangement']>> & { changed_at: string }) =>
  db
    .insertInto('company_arrangement')
    .values({ ...set, company_id: companyId })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(set))
    .returningAll()
    .executeTakeFirstOrThrow();
