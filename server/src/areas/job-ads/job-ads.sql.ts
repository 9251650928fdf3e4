import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { JobAd } from '../../platform/tables.ts';

export type JobAdRow = Selectable<JobAd>;

export const findJobAd = (db: Db, bookingId: string) =>
  db.selectFrom('job_ad').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();

/** Keeps others from changing it until the transaction ends. */
export const lockJobAd = (db: Db, bookingId: string) =>
  db.selectFrom('job_ad').selectAll().where('booking_id', '=', bookingId).forUpdate().executeTakeFirst();

/** What the company says of itself in its profile. */
export const findAboutUs = async (db: Db, companyId: string) =>
  (await db.selectFrom('company_profile').select('about_us').where('company_id', '=', companyId).executeTakeFirst())?.about_us ?? '';

/** Returns the id it got. */
export const insertJobAd = async (db: Db, row: Insertable<JobAd>) =>
  (await db.insertInto('job_ad').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Keeps others from changing these ads, or what hangs on their bookings, until the transaction ends. */
export const lockJobAds = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('job_ad')
    .innerJoin('booking', 'booking.id', 'job_ad.booking_id')
    .select('job_ad.id')
    .where('job_ad.id', '=', oneOf(ids))
    .orderBy('job_ad.id')
    .forUpdate()
    .execute();

export const deleteJobAds = (db: Db, ids: readonly number[]) =>
  db.deleteFrom('job_ad').where('id', '=', oneOf(ids)).returning('booking_id').execute();

export const updateJobAd = (db: Db, id: number, set: Updateable<JobAd>) => db.updateTable('job_ad').set(set).where('id', '=', id).execute();

export const riseRevision = (db: Db, id: number) =>
  db
    .updateTable('job_ad')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** The job code under a booking, with how many questions it has. */
export const findCode = (db: Db, bookingId: string) =>
  db
    .selectFrom('job_code')
    .select(['id', 'title', 'company_id', 'published_at', 'archived_at', 'closes_at'])
    .select((eb) =>
      eb
        .selectFrom('question')
        .whereRef('question.set_id', '=', 'job_code.current_set')
        .select(sql<number>`count(*)`.as('count'))
        .as('questionCount'),
    )
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();

export const countApplications = async (db: Db, bookingId: string) =>
  (
    await db
      .selectFrom('application')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow()
  ).count;

/** Recruiters in charge who are still with the company, in the order in which they were put in charge. */
export const listInCharge = (db: Db, jobAdIds: number[]) =>
  db
    .selectFrom('job_ad_recruiter')
    .innerJoin('job_ad', 'job_ad.id', 'job_ad_recruiter.job_ad_id')
    .innerJoin('account', (join) =>
      join.onRef('account.id', '=', 'job_ad_recruiter.account_id').onRef('account.company_id', '=', 'job_ad.company_id'),
    )
    .where('job_ad_id', '=', oneOf(jobAdIds))
    .where('account.deactivated_at', 'is', null)
    .where('account.company_role', '!=', 'hiring-manager')
    .select(['job_ad_id', 'account.id', 'account.first_name as firstName', 'account.last_name as lastName', 'account.picture'])
    .orderBy('added_at')
    .orderBy('account.id')
    .execute();

export const findRecruiter = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('company_role', '!=', 'hiring-manager')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();

export const insertInCharge = (db: Db, jobAdId: number, accountId: string, at: string) =>
  db
    .insertInto('job_ad_recruiter')
    .values({ job_ad_id: jobAdId, account_id: accountId, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteInCharge = (db: Db, jobAdId: number, accountId: string) =>
  db.deleteFrom('job_ad_recruiter').where('job_ad_id', '=', jobAdId).where('account_id', '=', accountId).execute();

/** Puts the ad, and the bookmarks on it, under another booking. */
export async function moveJobAd(db: Db, row: JobAdRow, bookingId: string) {
  await db.updateTable('job_ad').set({ booking_id: bookingId }).where('id', '=', row.id).execute();
  await db
    .updateTable('bookmark')
    .set({ booking_id: bookingId })
    .where('booking_id', '=', row.booking_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookmark as other')
            .select('other.account_id')
            .whereRef('other.account_id', '=', 'bookmark.account_id')
            .where('other.booking_id', '=', bookingId),
        ),
      ),
    )
    .execute();
}

export const insertBookmark = (db: Db, accountId: string, bookingId: string, at: string) =>
  db
    .insertInto('bookmark')
    .values({ account_id: accountId, booking_id: bookingId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteBookmark = (db: Db, accountId: string, bookingId: string) =>
  db.deleteFrom('bookmark').where('account_id', '=', accountId).where('booking_id', '=', bookingId).execute();

/** A recruiter is in charge of nothing any more. */
export const leaveJobAds = (db: Db, accountId: string) => db.deleteFrom('job_ad_recruiter').where('account_id', '=', accountId).execute();

/** The pictures that the ads of a company show. */
export const thumbnailsOf = async (db: Db, companyId: string) =>
  (
    await db.selectFrom('job_ad').select('thumbnail').where('company_id', '=', companyId).where('thumbnail', 'is not', null).execute()
  ).flatMap(({ thumbnail }) => thumbnail ?? []);
