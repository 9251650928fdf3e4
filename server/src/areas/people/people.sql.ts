import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { type RawBuilder, sql } from 'kysely';
import { holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { alias, invitesNobody } from '../applications/index.ts';

export interface PeopleSearch {
  companyId: string;
  reviewerId: string;
  /** With the applicants of the company, or only whom it added or invited. */
  applicants: boolean;
  textSearch?: string | undefined;
  corporate?: boolean | undefined;
  page: number;
  count: number;
  /** Reads on after this key, in the order of the keys. */
  after?: string | undefined;
}

/** One thing that connects a person with the company. People are the same by their address; whoever is left blind is nobody else. */
export interface Connection {
  key: string;
  kind: 'added' | 'invited' | 'applied';
  id: string;
  accountId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  picture: string | null;
  number: number;
  blind: boolean;
  title: string;
  status: ApplicationStatus;
  cancelled: boolean;
  at: string;
}

const added = ({ companyId }: PeopleSearch) => sql`
  select account.email as key, 'added' as kind, account.id, account.id as account_id, account.first_name, account.last_name, account.email,
    account.picture, 0 as number, false as blind, '' as title, 'New' as status, false as cancelled, account.created_at as at,
    account.corporate_company_id
  from candidate_profile join account on account.id = candidate_profile.account_id
  where candidate_profile.added_by_company = ${companyId} and candidate_profile.objected_at is null and account.deactivated_at is null`;

const invited = ({ companyId }: PeopleSearch) => sql`
  select invitation.email, 'invited', invitation.id, null::uuid, invitation.first_name, invitation.last_name, invitation.email,
    null, 0, false, job_code.title, 'New', invitation.cancelled_at is not null, invitation.created_at,
    (select corporate_company_id from account where account.email = invitation.email)
  from invitation join job_code on job_code.id = invitation.job_code_id
  where invitation.company_id = ${companyId} and invitation.deleted_at is null and not ${invitesNobody}`;

const applied = ({ companyId, reviewerId }: PeopleSearch) => sql`
  select case when judged.blind then application.id::text else account.email end, 'applied', application.id, account.id,
    case when judged.blind then ${alias} else account.first_name end, case when judged.blind then '' else account.last_name end,
    case when judged.blind then '' else account.email end, account.picture, application.number, judged.blind,
    coalesce(job_code.title, job_ad.title, ''), application.status, false, application.created_at, account.corporate_company_id
  from application
    join account on account.id = application.account_id
    cross join lateral (select left_blind(application, ${reviewerId}) as blind) as judged
    left join job_code on job_code.id = application.job_code_id
    left join job_ad on job_ad.booking_id = application.booking_id
  where application.company_id = ${companyId}`;

const union = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` union all `);

/** One page of people with everything that connects them, the latest first. */
export async function listPeople(db: Db, search: PeopleSearch) {
  const all = union([added(search), invited(search), ...(search.applicants ? [applied(search)] : [])]);
  const fits = search.textSearch ? sql`bool_or(${holds(sql`concat_ws(' ', first_name, last_name, email)`, search.textSearch)})` : sql`true`;
  const came = search.corporate ? sql`bool_or(corporate_company_id = ${search.companyId})` : sql`true`;
  const { after } = search;
  const [behind, order] = after === undefined ? [sql`true`, sql`last_at desc, key`] : [sql`key > ${after}`, sql`key`];
  const { rows } = await sql<Connection & { total: number; lastAt: string }>`
    with connection as (${all}),
    person as (select key, max(at) as last_at from connection group by key having ${fits} and ${came}),
    counted as (select count(*) as total from person),
    chosen as (select * from person where ${behind} order by ${order} limit ${search.count} offset ${(search.page - 1) * search.count})
    select connection.key, kind, id, account_id as "accountId", first_name as "firstName", last_name as "lastName", email, picture, number,
      blind, title, status, cancelled, at, chosen.last_at as "lastAt", counted.total
    from chosen join connection on connection.key = chosen.key cross join counted
    order by ${after === undefined ? sql`chosen.last_at desc,` : sql``} chosen.key, at desc, id`.execute(db);
  const total = rows[0]?.total ?? (await countPeople(db, all, fits, came));
  return { rows, total };
}

async function countPeople(db: Db, all: RawBuilder<unknown>, fits: RawBuilder<unknown>, came: RawBuilder<unknown>) {
  const { rows } = await sql<{ n: number }>`select count(*) as n from
    (select key from (${all}) as connection group by key having ${fits} and ${came}) as person`.execute(db);
  return rows[0]?.n ?? 0;
}
