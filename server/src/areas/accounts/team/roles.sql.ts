import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';

/** Bookings of a company among these, with the title of what stands under them. */
export const titlesOf = (db: Db, companyId: string, bookings: readonly string[]) =>
  db
    .selectFrom('booking')
    .leftJoin('job_ad', 'job_ad.booking_id', 'booking.id')
    .leftJoin('job_code', 'job_code.booking_id', 'booking.id')
    .where('booking.company_id', '=', companyId)
    .where('booking.id', '=', oneOf(bookings))
    .select('booking.id as bookingId')
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title', sql<string>`''`).as('title'))
    .orderBy('title')
    .orderBy('booking.id')
    .execute();

/** Which jobs the hiring managers of a company have. */
export const listGivenJobs = (db: Db, companyId: string) =>
  db
    .selectFrom('hiring_manager_job')
    .innerJoin('account', 'account.id', 'hiring_manager_job.account_id')
    .where('account.company_id', '=', companyId)
    .select(['hiring_manager_job.account_id', 'hiring_manager_job.booking_id'])
    .execute();

/** The jobs of one hiring manager, by their title. */
export const givenJobsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('hiring_manager_job as given')
    .leftJoin('job_ad', 'job_ad.booking_id', 'given.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'given.booking_id')
    .where('given.account_id', '=', accountId)
    .select('given.given_at as givenAt')
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title', sql<string>`''`).as('title'))
    .orderBy('given.given_at')
    .orderBy('given.booking_id')
    .execute();

export const takeJobs = (db: Db, accountId: string) => db.deleteFrom('hiring_manager_job').where('account_id', '=', accountId).execute();

/** Gives jobs of the company; a booking that is gone, or another company's, is passed over. */
export async function giveJobs(db: Db, accountId: string, companyId: string, bookings: readonly string[], at: string) {
  await db
    .insertInto('hiring_manager_job')
    .columns(['account_id', 'booking_id', 'given_at'])
    .expression(
      db
        .selectFrom('booking')
        .where('company_id', '=', companyId)
        .where('id', '=', oneOf(bookings))
        .select([sql<string>`${accountId}::uuid`.as('account_id'), 'id', sql<string>`${at}::timestamptz`.as('given_at')]),
    )
    .execute();
}

/** Who has the job of one booking has that of another as well, under which a part of it will stand. */
export const followJob = (db: Db, from: string, to: string) =>
  db
    .insertInto('hiring_manager_job')
    .columns(['account_id', 'booking_id', 'given_at'])
    .expression(
      db
        .selectFrom('hiring_manager_job')
        .where('booking_id', '=', from)
        .select(['account_id', sql<string>`${to}`.as('booking_id'), 'given_at']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
