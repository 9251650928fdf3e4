import { type Insertable, type NotNull, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

export type Invitation = Selectable<DB['invitation']>;
export type QuestionRow = Selectable<DB['question']>;
export type JobCode = NonNullable<Awaited<ReturnType<typeof findJobCode>>>;

/** A job code with the company that asks. */
export const findJobCode = (db: Db, id: string) =>
  db
    .selectFrom('job_code')
    .innerJoin('company', 'company.id', 'job_code.company_id')
    .selectAll('job_code')
    .select([
      'company.name as company_name',
      'company.logo as company_logo',
      'company.time_zone',
      'company.deactivated_at as company_deactivated_at',
    ])
    .where('job_code.id', '=', id)
    .executeTakeFirst();

export const findJobCodeOfBooking = (db: Db, bookingId: string) =>
  db.selectFrom('job_code').select('id').where('booking_id', '=', bookingId).executeTakeFirst();

export const findInvitation = (db: Db, jobCodeId: string, uniqueId: string) =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('job_code_id', '=', jobCodeId)
    .where('unique_id', '=', uniqueId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** An invitation as it is now, kept from others until the transaction ends. */
export const lockInvitation = (db: Db, id: string) =>
  db.selectFrom('invitation').selectAll().where('id', '=', id).where('deleted_at', 'is', null).forUpdate().executeTakeFirst();

/** Somebody who works at a company. */
export const findColleague = (db: Db, accountId: string, companyId: string) =>
  db
    .selectFrom('account')
    .select(['first_name', 'last_name', 'picture'])
    .where('id', '=', accountId)
    .where('company_id', '=', companyId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();

export const countReviewers = async (db: Db, companyId: string) =>
  (
    await db
      .selectFrom('account')
      .select(db.fn.countAll<number>().as('n'))
      .where('company_id', '=', companyId)
      .where('deactivated_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).n;

export const questionsOf = (db: Db, setId: string | null) =>
  setId ? db.selectFrom('question').selectAll().where('set_id', '=', setId).orderBy('position').execute() : Promise.resolve([]);

interface OfPerson {
  account_id: NotNull;
}

const ofPeople = (db: Db) =>
  db.selectFrom('application').selectAll('application').where('account_id', 'is not', null).$narrowType<OfPerson>();

export const findApplication = (db: Db, id: string) => ofPeople(db).where('id', '=', id).executeTakeFirst();

export const lockApplication = (db: Db, id: string) => ofPeople(db).where('id', '=', id).forUpdate().executeTakeFirst();

export const findApplicationOf = (db: Db, accountId: string, bookingId: string) =>
  ofPeople(db).where('account_id', '=', accountId).where('booking_id', '=', bookingId).executeTakeFirst();

/** The same, kept from others until the transaction ends. */
export const lockApplicationOf = (db: Db, accountId: string, bookingId: string) =>
  ofPeople(db).where('account_id', '=', accountId).where('booking_id', '=', bookingId).forUpdate().executeTakeFirst();

export const findApplicationByUniqueId = (db: Db, bookingId: string, uniqueId: string) =>
  ofPeople(db).where('booking_id', '=', bookingId).where('unique_id', '=', uniqueId).executeTakeFirst();

/** The application of a person of that address, where the company owns the booking. */
export const findApplicationByEmail = (db: Db, bookingId: string, email: string) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .selectAll('application')
    .select('account.email')
    .where('application.booking_id', '=', bookingId)
    .where('account.email', '=', email)
    .$narrowType<OfPerson>()
    .executeTakeFirst();

/** Whether name and picture of this applicant are left out for a reviewer. */
export const isLeftBlind = async (db: Db, id: string, reviewerId: string) =>
  (
    await db
      .selectFrom('application')
      .select(sql<boolean>`left_blind(application, ${reviewerId})`.as('blind'))
      .where('id', '=', id)
      .executeTakeFirst()
  )?.blind === true;

export const applicationsOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('job_code', 'job_code.id', 'application.job_code_id')
    .selectAll('application')
    .select([
      'company.name as company_name',
      'company.logo as company_logo',
      'company.deactivated_at as company_deactivated_at',
      'job_code.title',
      'job_code.closes_at',
      'job_code.published_at',
      'job_code.archived_at',
    ])
    .where('application.account_id', '=', accountId)
    .orderBy('application.created_at', 'desc')
    .execute();

export const countQuestions = (db: Db, setIds: string[]) =>
  db
    .selectFrom('question')
    .select(['set_id', db.fn.countAll<number>().as('n')])
    .where('set_id', '=', oneOf(setIds))
    .groupBy('set_id')
    .execute();

/** Interviews whose time is over, with the person's word that what is finished may be sent then. */
const overdue = (db: Db, before: string) =>
  db
    .selectFrom('application')
    .innerJoin('job_code', 'job_code.id', 'application.job_code_id')
    .select('application.id')
    .where('application.submit_at_deadline', '=', true)
    .where('application.submitted_at', 'is', null)
    .where('application.withdrawn_at', 'is', null)
    .where('application.anonymous_at', 'is', null)
    .where('job_code.closes_at', '<', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('take')
          .select('take.id')
          .whereRef('take.application_id', '=', 'application.id')
          .where('take.state', '=', 'finished')
          .where('take.chosen', '=', true),
      ),
    );

export const overdueApplications = (db: Db, before: string, after: string, limit: number) =>
  overdue(db, before).where('application.id', '>', after).orderBy('application.id').limit(limit).execute();

export const isOverdue = async (db: Db, before: string, id: string) =>
  (await overdue(db, before).where('application.id', '=', id).executeTakeFirst()) !== undefined;

export const findReuse = async (db: Db, accountId: string) =>
  (await db.selectFrom('answer_reuse').select('allowed').where('account_id', '=', accountId).executeTakeFirst())?.allowed ?? false;

export const saveReuse = (db: Db, row: Insertable<DB['answer_reuse']>) =>
  db
    .insertInto('answer_reuse')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ allowed: row.allowed, changed_at: row.changed_at }))
    .execute();
