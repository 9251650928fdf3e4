import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type NotNull, sql } from 'kysely';
import { addEntries, auditNumbers } from '../platform/audit.sql.ts';
import type { Db } from '../platform/postgres/db.ts';
import { oneOf } from '../platform/postgres/one-of.ts';
import { writtenDay } from '../platform/written.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Moves what an applicant did back in time, so that the demo has a past. */
export async function moveBack(db: Db, applicationId: string, days: number) {
  const by = sql`make_interval(days => ${days})`;
  await db
    .updateTable('application')
    .set({
      created_at: sql`created_at - ${by}`,
      applied_at: sql`applied_at - ${by}`,
      started_at: sql`started_at - ${by}`,
      submitted_at: sql`submitted_at - ${by}`,
      status_at: sql`status_at - ${by} / 2`,
      reply_by: sql`reply_by - ${days}::integer`,
    })
    .where('id', '=', applicationId)
    .execute();
  await db
    .updateTable('application_status_change')
    .set({ changed_at: sql`changed_at - ${by} / 2` })
    .where('application_id', '=', applicationId)
    .execute();
  await db
    .updateTable('application_letter')
    .set({ sent_at: sql`sent_at - ${by}` })
    .where('application_id', '=', applicationId)
    .execute();
  await promiseEarlier(db, applicationId, days);
}

/** The letters name the promised day as well. */
async function promiseEarlier(db: Db, applicationId: string, days: number) {
  const { replyBy, language } = await db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .where('application.id', '=', applicationId)
    .select(['reply_by as replyBy', sql<Language>`account.language`.as('language')])
    .executeTakeFirstOrThrow();
  if (!replyBy) return;
  const before = new Date(new Date(replyBy).getTime() + days * dayMilliseconds);
  await db
    .updateTable('application_letter')
    .set({ body: sql`replace(body, ${writtenDay(language, before)}, ${writtenDay(language, replyBy)})` })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Whoever was decided on had been opened before, by this recruiter. */
export async function openedEarlier(db: Db, bookingId: string, recruiter: string, newId: () => string) {
  const { id: by } = await db.selectFrom('account').select('id').where('email', '=', recruiter).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('application')
    .where('booking_id', '=', bookingId)
    .where('status', '!=', 'New')
    .where('submitted_at', 'is not', null)
    .select(['id', 'account_id', 'company_id', sql<string>`submitted_at + (status_at - submitted_at) / 2`.as('at')])
    .$narrowType<{ account_id: NotNull }>()
    .execute();
  const numbers = await auditNumbers(db, [by, ...rows.map(({ account_id }) => account_id)], newId);
  await addEntries(
    db,
    rows.map(({ id, account_id, company_id, at }) => ({
      at,
      actor: numbers.get(by) ?? null,
      actor_kind: 'Recruiter',
      company_id,
      subject: numbers.get(account_id) ?? null,
      action: 'seen',
      object: 'application',
      object_id: id,
    })),
  );
}

/** A job code whose last day lies behind us. */
export const closeEarlier = (db: Db, jobCodeId: string) =>
  db
    .updateTable('job_code')
    .set({ deadline: sql`current_date - 3`, closes_at: sql`now() - interval '3 days'`, published_at: sql`now() - interval '40 days'` })
    .where('id', '=', jobCodeId)
    .execute();

export const applicationOf = async (db: Db, email: string, bookingId: string) =>
  (
    await db
      .selectFrom('application')
      .innerJoin('account', 'account.id', 'application.account_id')
      .where('account.email', '=', email)
      .where('application.booking_id', '=', bookingId)
      .select('application.id')
      .executeTakeFirstOrThrow()
  ).id;

/** The story is told to its end; a start that was cut off in the middle begins it anew. */
export const isTold = async (db: Db) =>
  (await db.selectFrom('account').select('id').where('email', '=', 'admin@demo.example').executeTakeFirst()) !== undefined;

/** An ad that was published so many days ago. */
export const publishEarlier = (db: Db, bookingId: string, days: number) =>
  db
    .updateTable('job_ad')
    .set({
      created_at: sql`created_at - make_interval(days => ${days + 1})`,
      updated_at: sql`updated_at - make_interval(days => ${days})`,
      published_at: sql`published_at - make_interval(days => ${days}, mins => 40)`,
    })
    .where('booking_id', '=', bookingId)
    .execute();

/** As if these people had used the own sign-up of a recruiter's company. */
export const comeThrough = (db: Db, recruiter: string, emails: string[]) =>
  db
    .updateTable('account')
    .set(({ selectFrom }) => ({
      corporate_company_id: selectFrom('account as own').select('own.company_id').where('own.email', '=', recruiter),
    }))
    .where('email', '=', oneOf(emails))
    .execute();
