import type { NotNull } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

export const findBookingOfCode = async (db: Db, jobCodeId: string) =>
  (await db.selectFrom('job_code').select('booking_id').where('id', '=', jobCodeId).executeTakeFirst())?.booking_id;

/** The application of a person that was made through a personal invitation, as long as the invitation is there. */
export const findBehindInvitation = (db: Db, bookingId: string, uniqueId: string) =>
  db
    .selectFrom('application')
    .innerJoin('invitation', 'invitation.id', 'application.invitation_id')
    .select(['application.id', 'application.account_id'])
    .where('application.booking_id', '=', bookingId)
    .where('application.unique_id', '=', uniqueId)
    .where('application.account_id', 'is not', null)
    .where('invitation.deleted_at', 'is', null)
    .$narrowType<{ account_id: NotNull }>()
    .executeTakeFirst();
