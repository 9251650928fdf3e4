import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { Booking, JobCode, Question } from '../../platform/tables.ts';

export type JobCodeRow = Selectable<JobCode>;
export type QuestionRow = Selectable<Question>;

export const insertBooking = (db: Db, row: Insertable<Booking>) => db.insertInto('booking').values(row).execute();

/** A booking of the company, until the transaction ends: nobody else puts anything under it meanwhile. */
export const holdBooking = (db: Db, companyId: string, id: string) =>
  db.selectFrom('booking').selectAll().where('id', '=', id).where('company_id', '=', companyId).forNoKeyUpdate().executeTakeFirst();

/** What the company calls a booking among its own. */
export const setReference = (db: Db, bookingId: string, reference: string) =>
  db.updateTable('booking').set({ internal_reference: reference }).where('id', '=', bookingId).execute();

export const insertJobCode = (db: Db, row: Insertable<JobCode>) => db.insertInto('job_code').values(row).execute();

export const findJobCode = (db: Db, id: string) => db.selectFrom('job_code').selectAll().where('id', '=', id).executeTakeFirst();

/** Keeps others from changing it until the transaction ends. */
export const lockJobCode = (db: Db, id: string) =>
  db.selectFrom('job_code').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findJobCodeOfBooking = (db: Db, bookingId: string) =>
  db.selectFrom('job_code').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();

export const updateJobCode = (db: Db, id: string, set: Updateable<JobCode>) =>
  db.updateTable('job_code').set(set).where('id', '=', id).execute();

export const riseRevision = (db: Db, id: string) =>
  db
    .updateTable('job_code')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Deletes the job code with its questions, and the booking it stood under unless a job ad stands there too. */
export async function deleteJobCode(db: Db, row: JobCodeRow) {
  await db.deleteFrom('job_code').where('id', '=', row.id).execute();
  await deleteEmptyBooking(db, row.booking_id);
}

/** Deletes a booking under which nothing stands any more. */
export const deleteEmptyBooking = (db: Db, id: string) =>
  db
    .deleteFrom('booking')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job_ad')
            .select('id')
            .where('booking_id', '=', id)
            .unionAll(selectFrom('job_code').select(sql<number>`1`.as('id')).where('booking_id', '=', id))
            .unionAll(selectFrom('application').select(sql<number>`1`.as('id')).where('booking_id', '=', id)),
        ),
      ),
    )
    .execute();

export const findJobAdOfBooking = (db: Db, bookingId: string) =>
  db.selectFrom('job_ad').select('id').where('booking_id', '=', bookingId).executeTakeFirst();

/** The instant at which a day ends for the company: 23:59:59 in its zone. */
export async function endOfDay(db: Db, companyId: string, day: string) {
  const { rows } = await sql<{ end: string }>`
    select ((${day}::date + 1)::timestamp at time zone time_zone) - interval '1 second' as end
    from company where id = ${companyId}`.execute(db);
  return rows[0]?.end ?? null;
}

export const findCompanyOfJobCode = (db: Db, companyId: string) =>
  db.selectFrom('company').select(['id', 'name', 'logo', 'deactivated_at']).where('id', '=', companyId).executeTakeFirstOrThrow();

/** How many people began or sent an interview of this job code. */
export async function countApplications(db: Db, bookingId: string) {
  const { count } = await db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return count;
}

export const countInvitations = async (db: Db, jobCodeId: string) =>
  (
    await db
      .selectFrom('invitation')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('job_code_id', '=', jobCodeId)
      .executeTakeFirstOrThrow()
  ).count;

/** What came of a job code; while there is any of it, it is put away rather than deleted. */
export async function usesOf(db: Db, id: string) {
  const found = await findJobCode(db, id);
  if (!found) return undefined;
  const [applications, invitations] = [await countApplications(db, found.booking_id), await countInvitations(db, id)];
  return { title: found.title, applications, invitations };
}

/** Everything a company offered: its bookings with the ads and job codes under them. */
export const deleteBookingsOf = (db: Db, companyId: string) => db.deleteFrom('booking').where('company_id', '=', companyId).execute();
