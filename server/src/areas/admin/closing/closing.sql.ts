import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';

/** Whoever can be closed, held until the transaction ends. */
export const holdPerson = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'user_type', 'company_id', 'company_role', 'first_name', 'last_name', 'language', 'deactivated_at'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** How much of a person closing touches, and what stands against it. */
export const touchedByAccount = (db: Db, id: string, now: string) =>
  db
    .selectFrom('account')
    .leftJoin('closed_account', 'closed_account.account_id', 'account.id')
    .where('account.id', '=', id)
    .where('account.erased_at', 'is', null)
    .select([
      'account.email',
      'account.user_type',
      'account.company_role',
      'account.first_name',
      'account.last_name',
      'closed_account.closed_at',
      'closed_account.erase_at',
      sql<number>`(select count(*) from application where application.account_id = account.id)`.as('applications'),
      sql<number>`(select count(*) from take join application on application.id = take.application_id
        where application.account_id = account.id and take.state = 'submitted')`.as('answers'),
      sql<number>`(select count(*) from candidate_document where candidate_document.account_id = account.id)`.as('documents'),
      sql<number>`(select count(*) from conversation_member where conversation_member.account_id = account.id)`.as('conversations'),
      sql<number>`(select count(*) from session where session.account_id = account.id and session.expires_at > ${now})`.as('sessions'),
    ])
    .executeTakeFirst();

/** Administrators who can sign in, but for one. */
export const otherAdministrators = async (db: Db, but: string) =>
  (
    await db
      .selectFrom('account')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('user_type', '=', 'User')
      .where('deactivated_at', 'is', null)
      .where('activated_at', 'is not', null)
      .where('id', '!=', but)
      .executeTakeFirstOrThrow()
  ).n;

/** Applications that somebody waits to hear of. */
const underWay = sql<boolean>`application.account_id is not null and application.withdrawn_at is null
  and application.status not in ('Denied', 'Declined')
  and (application.submitted_at is not null or application.applied_at is not null or application.started_at is not null)`;

/** How much of a company closing touches. */
export const touchedByCompany = (db: Db, id: string, now: string) =>
  db
    .selectFrom('company')
    .leftJoin('closed_company', 'closed_company.company_id', 'company.id')
    .where('company.id', '=', id)
    .select([
      'company.name',
      'closed_company.erase_at as eraseAt',
      sql<number>`(select count(*) from account where account.company_id = company.id and account.deactivated_at is null)`.as('recruiters'),
      sql<number>`(select count(*) from job_ad where job_ad.company_id = company.id and job_ad.published_at is not null
        and job_ad.archived_at is null and search_until(job_ad) > ${now})`.as('openJobs'),
      sql<number>`(select count(*) from application where application.company_id = company.id)`.as('applications'),
      sql<number>`(select count(distinct application.account_id) from application
        where application.company_id = company.id and ${underWay})`.as('candidates'),
      sql<number>`(select count(*) from subscription where subscription.company_id = company.id and subscription.ended_at is null
        and subscription.cancelled_at is null)`.as('plans'),
    ])
    .executeTakeFirst();

/** The owner of a company, as letters go to them. */
export const ownerOf = (db: Db, companyId: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'language'])
    .where('company_id', '=', companyId)
    .where('company_role', '=', 'owner')
    .where('erased_at', 'is', null)
    .executeTakeFirst();

/** Candidates with an application under way at a company, each with the latest of theirs. */
export const candidatesUnderWay = (db: Db, companyId: string) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .distinctOn('account.id')
    .select(['application.id as applicationId', 'account.id', 'account.email', 'account.first_name as name', 'account.language'])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title').as('title'))
    .where('application.company_id', '=', companyId)
    .where('account.deactivated_at', 'is', null)
    .where(underWay)
    .orderBy('account.id')
    .orderBy('application.created_at', 'desc')
    .execute();

/** Whether a mail of this name was written. */
export const isWritten = async (db: Db, once: string) =>
  (await db.selectFrom('mail').select('id').where('once', '=', once).executeTakeFirst()) !== undefined;

/** People a company added who never took their profile over: nobody else knows of them. */
export const addedAlone = (db: Db, companyId: string) =>
  db
    .selectFrom('account')
    .innerJoin('candidate_profile', 'candidate_profile.account_id', 'account.id')
    .select(['account.id', 'account.email'])
    .where('candidate_profile.added_by_company', '=', companyId)
    .where('candidate_profile.taken_over_at', 'is', null)
    .where('account.password_hash', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('application').select('application.id').whereRef('application.account_id', '=', 'account.id'))),
    )
    .execute();

/** The people of a company who are not erased yet. */
export const peopleOf = (db: Db, companyId: string) =>
  db.selectFrom('account').select(['id', 'email']).where('company_id', '=', companyId).where('erased_at', 'is', null).execute();
