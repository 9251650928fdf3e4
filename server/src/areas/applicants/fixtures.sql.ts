import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

export const jobCodeOfBooking = (db: Db, bookingId: string) =>
  db.selectFrom('job_code').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow();

export const insertGivenApplication = (db: Db, row: Insertable<DB['application']>) => db.insertInto('application').values(row).execute();

export const insertGivenTake = (db: Db, row: Insertable<DB['take']>) => db.insertInto('take').values(row).execute();

export const insertGivenProfile = (db: Db, row: Insertable<DB['candidate_profile']>) =>
  db.insertInto('candidate_profile').values(row).execute();
