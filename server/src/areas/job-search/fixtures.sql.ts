import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export const insertGivenAd = (db: Db, row: Insertable<DB['job_ad']>) =>
  db.insertInto('job_ad').values(row).returning(['id', 'booking_id']).executeTakeFirstOrThrow();

export const insertGivenBooking = (db: Db, row: Insertable<DB['booking']>) => db.insertInto('booking').values(row).execute();

export const changeGivenAd = (db: Db, bookingId: string, set: { published_at?: string | null; archived_at?: string; title?: string }) =>
  db.updateTable('job_ad').set(set).where('booking_id', '=', bookingId).execute();

export const changeGivenCompany = (db: Db, id: string, set: { deactivated_at?: string; name?: string }) =>
  db.updateTable('company').set(set).where('id', '=', id).execute();

export const givenBookmark = (db: Db, accountId: string, bookingId: string, now: string) =>
  db.insertInto('bookmark').values({ account_id: accountId, booking_id: bookingId, created_at: now }).execute();

export const searchedAds = (db: Db) => db.selectFrom('job_search').select('id').execute();

export const mailsWithEnd = (db: Db, to: string) =>
  db.selectFrom('mail').select(['subject', 'body_text', 'unsubscribe']).where('recipient', '=', to).orderBy('created_at', 'desc').execute();

export const firstCompany = async (db: Db) =>
  (await db.selectFrom('company').select('id').orderBy('created_at').executeTakeFirstOrThrow()).id;
