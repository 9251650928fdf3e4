import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/context.ts';
import { holds } from '../../../platform/postgres/containing.ts';
import type { Db } from '../../../platform/postgres/db.ts';
import { within } from '../../../platform/sessions/scope.sql.ts';
import { leftBlind } from '../../applications/index.ts';

interface Known {
  email: string;
  firstName: string;
  lastName: string;
  /** Of the job that the person applied for last. */
  title: string;
}

/** Applicants whose name the caller may know, contacts of the company, and colleagues; each once. */
const known = ({ scope, accountId }: MemberActor) => sql`
  select distinct on (account.id) account.id, account.email, account.first_name as "firstName", account.last_name as "lastName",
    coalesce(nullif(job_ad.title, ''), job_code.title, '') as title
  from (
    select application.account_id as id, application.booking_id, application.created_at as at from application
      where ${within(scope, 'application')} and application.account_id is not null and application.withdrawn_at is null
        and not ${leftBlind(accountId)}
    union all
    select candidate_contact.account_id, null, candidate_contact.at from candidate_contact where candidate_contact.company_id = ${scope.companyId}
      and not exists (select 1 from application where application.account_id = candidate_contact.account_id
        and application.company_id = ${scope.companyId} and ${leftBlind(accountId)})
    union all
    select id, null, created_at from account where company_id = ${scope.companyId} and user_type = 'Recruiter' and id <> ${accountId}
  ) tie
  join account on account.id = tie.id and account.deactivated_at is null and not account.guest
  left join job_ad on job_ad.booking_id = tie.booking_id left join job_code on job_code.booking_id = tie.booking_id
  order by account.id, tie.at desc`;

/** The first of these people whose name or address holds the words. */
export const findAddressees = async (db: Db, actor: MemberActor, words: string) =>
  (
    await sql<Known>`select * from (${known(actor)}) known
      where ${holds(sql`concat_ws(' ', "firstName", "lastName", email)`, words)} order by "lastName", "firstName", id limit 10`.execute(db)
  ).rows;

/** One of these people, by the address. */
export const findAddressee = async (db: Db, actor: MemberActor, email: string) =>
  (await sql<Known>`select * from (${known(actor)}) known where email = ${email}`.execute(db)).rows[0];

export const companyName = async (db: Db, companyId: string) =>
  (await db.selectFrom('company').select('name').where('id', '=', companyId).executeTakeFirst())?.name ?? '';
