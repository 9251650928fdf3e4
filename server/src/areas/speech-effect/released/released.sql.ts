import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import { within } from '../../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../../platform/sessions/scope.ts';
import type { DB } from '../../../platform/tables.ts';

/** What an application needs for counting: what the company asks for, where it has it on for the job, and the field of the job. */
export const findOffer = (db: Db, applicationId: string) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('speech_effect_use as use', (join) =>
      join.onRef('use.company_id', '=', 'application.company_id').on('use.turned_on', '=', true),
    )
    .leftJoin('speech_effect_job as job', 'job.job_code_id', 'application.job_code_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .where('application.id', '=', applicationId)
    .select([
      'company.name as company_name',
      'application.booking_id',
      'application.company_id',
      'use.purpose',
      'use.responsible',
      'use.assessment_url',
      sql<string | null>`greatest(use.on_since, job.turned_on_at)`.as('since'),
      sql<boolean>`use.company_id is not null and job.job_code_id is not null and application.withdrawn_at is null`.as('is_on'),
      sql<string | null>`job_ad.fields[1]`.as('field'),
    ])
    .executeTakeFirst();

/** The consents of a person for a job that hold, each with when it was given. */
export const heldConsents = (db: Db, accountId: string, bookingId: string, purposes: string[], since: string) =>
  db
    .selectFrom('consent')
    .where('account_id', '=', accountId)
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', oneOf(purposes))
    .where('withdrawn_at', 'is', null)
    .where('given_at', '>=', since)
    .select(['purpose', 'given_at'])
    .execute();

/** What was sent as text in place of a recording. */
export const writtenAnswers = async (db: Db, applicationId: string) =>
  (
    await db
      .selectFrom('take')
      .select('text_answer')
      .where('application_id', '=', applicationId)
      .where('kind', '=', 'text')
      .where('state', '=', 'submitted')
      .orderBy('question_no')
      .orderBy('id')
      .execute()
  ).flatMap(({ text_answer }) => text_answer ?? []);

/** Keeps the answers of an application, and with them their words, as they are until the transaction ends. */
export const lockAnswers = (db: Db, applicationId: string) =>
  db.selectFrom('take').select('id').where('application_id', '=', applicationId).orderBy('id').forUpdate().execute();

export const putReleased = (db: Db, { results, ...row }: Omit<Insertable<DB['speech_effect']>, 'results'> & { results: object }) =>
  db
    .insertInto('speech_effect')
    .values({ ...row, results: JSON.stringify(results) })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ ...row, results: JSON.stringify(results) }))
    .execute();

export const findReleased = (db: Db, applicationId: string) =>
  db.selectFrom('speech_effect').selectAll().where('application_id', '=', applicationId).executeTakeFirst();

export const deleteReleased = (db: Db, applicationId: string) =>
  db.deleteFrom('speech_effect').where('application_id', '=', applicationId).execute();

/** Whether this person of the company has rated an applicant. */
export const hasRated = async (db: Db, applicationId: string, accountId: string) => {
  const { rows } = await sql<{ rated: boolean }>`select ${ratedBy(accountId, sql`${applicationId}`)} as rated`.execute(db);
  return rows[0]?.rated ?? false;
};

const ratedBy = (accountId: string, application: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from applicant_rating where application_id = ${application} and account_id = ${accountId})
  or exists (select from scorecard where application_id = ${application} and account_id = ${accountId}))`;

/** The applications of a person of which something is released, the latest release first. */
export const releasedApplications = (db: Db, accountId: string) =>
  db
    .selectFrom('speech_effect')
    .innerJoin('application', 'application.id', 'speech_effect.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .where('application.account_id', '=', accountId)
    .select(['application.id', 'company.name as company_name', 'speech_effect.released_at'])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title', sql<string>`''`).as('title'))
    .orderBy('speech_effect.released_at', 'desc')
    .orderBy('application.id')
    .execute();

/** Whether an applicant, known by name, waits for the own rating of somebody who may see the application. */
export const waitsForRating = async (db: Db, candidateId: string, reviewer: { accountId: string; scope: Scope }) =>
  (await db
    .selectFrom('application')
    .where('application.account_id', '=', candidateId)
    .where('application.submitted_at', 'is not', null)
    .where('application.withdrawn_at', 'is', null)
    .where(within(reviewer.scope, 'application'))
    // what is missing would tell whose application it is
    .where(sql<boolean>`not left_blind(application, ${reviewer.accountId})`)
    .where(({ not }) => not(ratedBy(reviewer.accountId, sql.ref('application.id'))))
    .select('application.id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The application of a person for a job. */
export const applicationTo = (db: Db, accountId: string, bookingId: string) =>
  db.selectFrom('application').select('id').where('account_id', '=', accountId).where('booking_id', '=', bookingId).executeTakeFirst();

/** What a person released, with whom. */
export const releasedOf = (db: Db, accountId: string) =>
  db
    .selectFrom('speech_effect')
    .innerJoin('application', 'application.id', 'speech_effect.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .where('application.account_id', '=', accountId)
    .select([
      'company.name as company',
      'speech_effect.version',
      'speech_effect.language',
      'speech_effect.released_at',
      'speech_effect.results',
    ])
    .orderBy('speech_effect.released_at')
    .execute();
