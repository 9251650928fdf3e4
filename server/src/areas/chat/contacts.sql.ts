import { openAfterEndMilliseconds } from '@vitrine/contract/chat/shapes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor, MemberActor } from '../../platform/context.ts';
import { holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { isCompanyOpen } from '../../platform/sessions/open-company.sql.ts';
import { within } from '../../platform/sessions/scope.sql.ts';
import { leftBlind } from '../applications/index.ts';

/** Who asks, and when. */
interface Asking<A extends Actor = Actor> {
  db: Db;
  actor: A;
  now: () => Date;
}

const isOver = (status: string) => sql`${sql.ref(status)} in ('Denied', 'Declined')`;

/**
 * When an application ended: refused or withdrawn, counted from where it last went on. Withdrawing what was refused
 * long ago, or changing what was withdrawn, ends nothing anew.
 */
const endedAt = sql`case when application.withdrawn_at is not null or ${isOver('application.status')} then least(
  application.withdrawn_at,
  case when ${isOver('application.status')} then application.status_at end,
  (select min(ended.changed_at) from application_status_change ended
    where ended.application_id = application.id and ${isOver('ended.status')} and not exists (
      select 1 from application_status_change later
      where later.application_id = application.id and not (${isOver('later.status')})
        and (later.changed_at, later.id) > (ended.changed_at, ended.id)
        and later.changed_at <= coalesce(application.withdrawn_at, 'infinity')))) end`;

/** An application about which the two may write: not withdrawn or refused, or not for long. */
const isOpen = ({ now }: Pick<Asking, 'now'>) => {
  const since = new Date(now().getTime() - openAfterEndMilliseconds).toISOString();
  return sql`coalesce(${endedAt}, 'infinity') > ${since}`;
};

/** Whoever applied says so by the application, and what came of it counts; the invitation before it no more. */
const notApplied = (candidate: RawBuilder<unknown>) => sql`not exists (
  select 1 from application where application.account_id = ${candidate} and application.booking_id = job_code.booking_id)`;

/** Withdrawing lifts the blind review: of whoever withdrew only those learn the name with whom there is a conversation. */
const known = (accountId: string) => sql`(application.withdrawn_at is null or exists (
  select 1 from conversation_member mine where mine.account_id = ${accountId}
    and mine.with_id = application.account_id and mine.booking_id = application.booking_id))`;

/** Candidates a member of a company has to do with, and about which job; whoever is left blind is not among them. */
const candidatesOf = ({ actor: { scope, accountId }, now }: Asking<MemberActor>) => sql`
  select application.account_id as candidate_id, application.booking_id, application.created_at as at from application
    where ${within(scope, 'application')} and application.account_id is not null and ${isOpen({ now })}
      and not ${leftBlind(accountId)} and ${known(accountId)}
  union all
  select account.id, job_code.booking_id, invitation.created_at from invitation
    join job_code on job_code.id = invitation.job_code_id join account on account.email = invitation.email
    where ${within(scope, 'job_code')} and invitation.cancelled_at is null and invitation.deleted_at is null
      and account.confirmed_at is not null and ${notApplied(sql`account.id`)}
  ${
    scope.bookings === 'all'
      ? sql`union all select account_id, null, at from candidate_contact where company_id = ${scope.companyId}`
      : sql``
  }`;

/** Companies a candidate has to do with, and about which job. */
const companiesOf = ({ actor: { accountId, email }, now }: Asking) => sql`
  select company_id, booking_id, created_at as at from application where account_id = ${accountId} and ${isOpen({ now })}
  union all
  select job_code.company_id, job_code.booking_id, invitation.created_at from invitation
    join job_code on job_code.id = invitation.job_code_id
    where invitation.email = ${email} and invitation.cancelled_at is null and invitation.deleted_at is null
      and ${notApplied(sql`${accountId}`)}
  union all
  select company_id, null, at from candidate_contact where account_id = ${accountId}`;

/** Nobody reads what is written to a company that is closed. */
const reachable = sql`account.deactivated_at is null and not account.guest and ${isCompanyOpen('account.company_id')}`;

/** Neither of the two has blocked the other one. */
const unblocked = (one: string, other: RawBuilder<unknown>) => sql`not exists (
  select 1 from chat_block where (chat_block.account_id = ${one} and chat_block.blocked_id = ${other})
    or (chat_block.blocked_id = ${one} and chat_block.account_id = ${other}))`;

interface Between {
  otherId: string;
  /** About this job; about any where it is left out. */
  bookingId?: string | null | undefined;
}

const one = async <R>(db: Db, query: RawBuilder<R>) => (await query.execute(db)).rows[0];

/** What connects two people now, the latest job first; nothing where one may not write to the other. */
export function findTie({ db, actor, now }: Asking, { otherId, bookingId }: Between) {
  const about = bookingId === undefined ? sql`true` : sql`tie.booking_id is not distinct from ${bookingId}`;
  if (actor.role && actor.scope) {
    const member = actor as MemberActor;
    return one(
      db,
      sql<{ bookingId: string | null }>`
      select tie.booking_id as "bookingId" from (
        select null::text as booking_id, now() as at from account
          where id = ${otherId} and company_id = ${member.scope.companyId} and user_type = 'Recruiter' and deactivated_at is null
        union all
        select tie.booking_id, tie.at from (${candidatesOf({ db, actor: member, now })}) tie join account on account.id = tie.candidate_id
          where tie.candidate_id = ${otherId} and ${reachable}
      ) tie where ${about} and ${unblocked(actor.accountId, sql`${otherId}::uuid`)} order by tie.at desc limit 1`,
    );
  }
  return one(
    db,
    sql<{ bookingId: string | null }>`
    select tie.booking_id as "bookingId" from (${companiesOf({ db, actor, now })}) tie join account on account.company_id = tie.company_id
    where account.id = ${otherId} and account.user_type = 'Recruiter' and ${reachable} and sees_job(account, tie.booking_id) and ${about}
      and ${unblocked(actor.accountId, sql`account.id`)}
    order by tie.at desc limit 1`,
  );
}

/** Who is in charge of a job, else who made it, else the owner. */
const inCharge = (company: RawBuilder<unknown>, booking: RawBuilder<unknown>) => sql`
  select charged.id from account charged
    left join job_ad on job_ad.booking_id = ${booking}
    left join job_ad_recruiter on job_ad_recruiter.job_ad_id = job_ad.id and job_ad_recruiter.account_id = charged.id
    left join booking on booking.id = ${booking} and booking.created_by = charged.id
  where charged.company_id = ${company} and charged.deactivated_at is null and charged.company_role in ('owner', 'recruiter')
  order by job_ad_recruiter.added_at nulls last, booking.id nulls last, charged.company_role = 'owner' desc, charged.created_at limit 1`;

/** Whom a candidate writes to about a job. */
export const findInCharge = async (asking: Asking, bookingId: string) =>
  one(
    asking.db,
    sql<{ id: string }>`select person.id from (${companiesOf(asking)}) tie
      join lateral (${inCharge(sql`tie.company_id`, sql`tie.booking_id`)}) person on true
      where tie.booking_id = ${bookingId} limit 1`,
  );

/** The candidate of an application within somebody's scope, and whether the name is left out. */
export const findApplicant = (db: Db, { scope, accountId }: MemberActor, applicationId: string) =>
  db
    .selectFrom('application')
    .where('application.id', '=', applicationId)
    .where(within(scope, 'application'))
    .select(['application.account_id', 'application.booking_id', leftBlind(accountId).as('blind')])
    .executeTakeFirst();

export interface Contact {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  picture: string | null;
  companyName: string | null;
  candidate: boolean;
  bookingId: string | null;
  title: string | null;
}

/** Somebody to whom one may write, and where that was done before. */
export type Listed = Contact & { conversationId: string | null };

interface Wanted {
  textSearch?: string | undefined;
  page: number;
  count: number;
}

async function page(db: Db, accountId: string, ties: RawBuilder<unknown>, { textSearch, page, count }: Wanted) {
  const { rows } = await sql<Listed & { total: number }>`
    select account.id, account.email, account.first_name as "firstName", account.last_name as "lastName", account.picture,
      company.name as "companyName", account.user_type = 'Candidate' as candidate, tie.booking_id as "bookingId",
      coalesce(nullif(job_ad.title, ''), job_code.title) as title,
      mine.conversation_id as "conversationId", count(*) over () as total
    from (select id, booking_id, max(at) as at from (${ties}) tie group by id, booking_id) tie
      join account on account.id = tie.id left join company on company.id = account.company_id
      left join job_ad on job_ad.booking_id = tie.booking_id left join job_code on job_code.booking_id = tie.booking_id
      left join conversation_member mine on mine.account_id = ${accountId} and mine.with_id = account.id and mine.main
        and mine.booking_id is not distinct from tie.booking_id
    where ${reachable} and ${unblocked(accountId, sql`account.id`)} and ${holds(sql`concat_ws(' ', account.first_name, account.last_name, company.name, job_ad.title, job_code.title)`, textSearch ?? '')}
    order by account.last_name, account.first_name, account.id, tie.at desc
    limit ${count} offset ${(page - 1) * count}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Candidates to whom somebody of a company may write, once for each job. */
export const listCandidates = (asking: Asking<MemberActor>, wanted: Wanted) =>
  page(asking.db, asking.actor.accountId, sql`select candidate_id as id, booking_id, at from (${candidatesOf(asking)}) one`, wanted);

/** The teammates of somebody of a company. */
export const listTeam = ({ db, actor: { scope, accountId } }: Asking<MemberActor>, wanted: Wanted) =>
  page(
    db,
    accountId,
    sql`select id, null::text as booking_id, created_at as at from account
      where company_id = ${scope.companyId} and user_type = 'Recruiter' and id <> ${accountId}`,
    wanted,
  );

/** Who is in charge of the jobs a candidate has to do with. */
export const listInCharge = (asking: Asking, wanted: Wanted) =>
  page(
    asking.db,
    asking.actor.accountId,
    sql`select person.id, tie.booking_id, tie.at from (${companiesOf(asking)}) tie
      join lateral (${inCharge(sql`tie.company_id`, sql`tie.booking_id`)}) person on true`,
    wanted,
  );

/** Somebody by the address; whoever is deactivated still is somebody. */
export const findByEmail = async (db: Db, email: string) =>
  (await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst())?.id;

/** Somebody at the other end, before the first word. */
export const findContact = (db: Db, otherId: string, bookingId: string | null) =>
  one(
    db,
    sql<Contact>`select account.id, account.email, account.first_name as "firstName", account.last_name as "lastName", account.picture,
      company.name as "companyName", account.user_type = 'Candidate' as candidate, ${bookingId}::text as "bookingId",
      coalesce((select title from job_ad where booking_id = ${bookingId}), (select title from job_code where booking_id = ${bookingId})) as title
    from account left join company on company.id = account.company_id where account.id = ${otherId}`,
  );
