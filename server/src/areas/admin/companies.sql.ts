import type { CompanyState } from '@vitrine/contract/admin/states.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { inOrder } from '../../platform/postgres/in-order.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';
import { find } from './finding.sql.ts';

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

/** One page of companies, the newest first: every word is one of theirs, or of the names and addresses of their people. */
export async function listCompanies(db: Db, { now, ...wanted }: Wanted) {
  const { ids, ...total } = await find(db, { ...wanted, kind: 'company' });
  const rows = await db.selectFrom('company').where('id', '=', oneOf(ids)).select(listed(now)).execute();
  return { items: inOrder(ids, rows, ({ companyId }) => companyId), ...total, page: wanted.page, count: wanted.count };
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
