import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

const mayReview = (now: string) => sql<boolean>`may_review(guest_reviewer, ${now})`;

/** Who may come in, with whose job it is; by the id or by the secret of the link. */
const living = (db: Db, now: string) =>
  db
    .selectFrom('guest_reviewer')
    .innerJoin('company', 'company.id', 'guest_reviewer.company_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'guest_reviewer.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'guest_reviewer.booking_id')
    .where(mayReview(now))
    .selectAll('guest_reviewer')
    .select('company.name as company_name')
    .select(({ fn }) => fn.coalesce('job_code.title', 'job_ad.title', sql<string>`''`).as('title'));

export type Living = NonNullable<Awaited<ReturnType<typeof findByLink>>>;

export const findByLink = (db: Db, hash: Buffer, now: string) =>
  living(db, now).where('guest_reviewer.token_hash', '=', hash).executeTakeFirst();

export const findLiving = (db: Db, id: string, now: string) => living(db, now).where('guest_reviewer.id', '=', id).executeTakeFirst();

export const listLiving = (db: Db, bookingId: string, now: string) =>
  living(db, now)
    .where('guest_reviewer.booking_id', '=', bookingId)
    .orderBy('guest_reviewer.created_at')
    .orderBy('guest_reviewer.id')
    .execute();

/** Who was invited to this job under this address and was not ended, in time or not. */
export const findInvited = (db: Db, bookingId: string, email: string) =>
  db
    .selectFrom('guest_reviewer')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** What invitations need of a booking of the company. */
export const findJob = (db: Db, companyId: string, bookingId: string) =>
  db
    .selectFrom('booking')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'booking.id')
    .leftJoin('job_code', 'job_code.booking_id', 'booking.id')
    .where('booking.id', '=', bookingId)
    .where('booking.company_id', '=', companyId)
    .select('company.name as companyName')
    .select(({ fn }) => fn.coalesce('job_code.title', 'job_ad.title', sql<string>`''`).as('title'))
    .executeTakeFirst();

/** Two who invite at once wait for each other, so that the most who may be invited are not exceeded. */
export const lockJob = (db: Db, bookingId: string) =>
  db.selectFrom('booking').select('id').where('id', '=', bookingId).forUpdate().execute();

export const insertReviewer = (db: Db, row: Insertable<DB['guest_reviewer']>) => db.insertInto('guest_reviewer').values(row).execute();

export const updateReviewer = (db: Db, id: string, set: Updateable<DB['guest_reviewer']>) =>
  db.updateTable('guest_reviewer').set(set).where('id', '=', id).execute();

/** Ends a review of a company's: nobody comes in any more, and the address is forgotten. Returns whether there was one. */
export const endReview = async (db: Db, id: string, companyId: string, at: string) =>
  (
    await db
      .updateTable('guest_reviewer')
      .set({ ended_at: at, email: null })
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .where('ended_at', 'is', null)
      .returning('id')
      .execute()
  ).length > 0;

export const deleteSessionsOf = (db: Db, reviewerId: string) =>
  db.deleteFrom('guest_reviewer_session').where('reviewer_id', '=', reviewerId).execute();

export const insertSession = (db: Db, row: Insertable<DB['guest_reviewer_session']>) =>
  db.insertInto('guest_reviewer_session').values(row).execute();

export const deleteSession = (db: Db, hash: Buffer) => db.deleteFrom('guest_reviewer_session').where('token_hash', '=', hash).execute();

/** Puts a code in the place of the one before. */
export const putCode = (db: Db, row: { reviewer_id: string; code_hash: Buffer; expires_at: string }) =>
  db
    .insertInto('guest_reviewer_code')
    .values({ ...row, tries: 0 })
    .onConflict((conflict) =>
      conflict.column('reviewer_id').doUpdateSet({ code_hash: row.code_hash, expires_at: row.expires_at, tries: 0 }),
    )
    .execute();

/** Counts a try; false where no code lives, or it was tried too often. */
export const countTry = async (db: Db, reviewerId: string, most: number, now: string) =>
  (
    await db
      .updateTable('guest_reviewer_code')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('reviewer_id', '=', reviewerId)
      .where('tries', '<', most)
      .where('expires_at', '>', now)
      .executeTakeFirst()
  ).numUpdatedRows > 0;

/** A code opens one session; whether it was the right one and this call was the one to use it. */
export const useCode = async (db: Db, reviewerId: string, hash: Buffer) =>
  (await db.deleteFrom('guest_reviewer_code').where('reviewer_id', '=', reviewerId).where('code_hash', '=', hash).executeTakeFirst())
    .numDeletedRows > 0;

/** The reviews behind an address, for the one whose it is. */
export const reviewsOf = (db: Db, email: string) =>
  db
    .selectFrom('guest_reviewer')
    .innerJoin('company', 'company.id', 'guest_reviewer.company_id')
    .where('guest_reviewer.email', '=', email)
    .select([
      'company.name as company',
      'guest_reviewer.name',
      'guest_reviewer.created_at as invitedAt',
      'guest_reviewer.entered_at as enteredAt',
    ])
    .orderBy('guest_reviewer.created_at')
    .execute();

/** Ends every review behind an address; the name goes too. */
export async function forgetAddress(db: Db, email: string, at: string) {
  const rows = await db
    .updateTable('guest_reviewer')
    .set({ ended_at: at, email: null, name: '' })
    .where('email', '=', email)
    .returning('id')
    .execute();
  for (const { id } of rows) await deleteSessionsOf(db, id);
}

/** Reviews follow a job to the booking that it goes under; who was invited to both keeps the one that is there. */
export const moveReviews = (db: Db, from: string, to: string) =>
  db
    .updateTable('guest_reviewer')
    .set({ booking_id: to })
    .where('booking_id', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('guest_reviewer as other')
            .select('other.id')
            .where('other.booking_id', '=', to)
            .whereRef('other.email', '=', 'guest_reviewer.email')
            .where('other.ended_at', 'is', null),
        ),
      ),
    )
    .execute();

/** Ends what is over: the address goes with the review, and a reviewer who wrote nothing goes altogether. */
export async function endOver(db: Db, now: string) {
  await db
    .updateTable('guest_reviewer')
    .set({ ended_at: sql`coalesce(ended_at, ${now}::timestamptz)`, email: null })
    .where('email', 'is not', null)
    .where(sql<boolean>`not ${mayReview(now)}`)
    .execute();
  await sql`delete from guest_reviewer_session where not exists (
      select 1 from guest_reviewer where guest_reviewer.id = guest_reviewer_session.reviewer_id and ${mayReview(now)})`.execute(db);
  await sql`delete from guest_reviewer where ended_at is not null
      and not exists (select 1 from applicant_comment where guest_id = guest_reviewer.id)
      and not exists (select 1 from applicant_rating where guest_id = guest_reviewer.id)
      and not exists (select 1 from scorecard where guest_id = guest_reviewer.id)
      and not exists (select 1 from applicant_shown where guest_id = guest_reviewer.id)`.execute(db);
}
