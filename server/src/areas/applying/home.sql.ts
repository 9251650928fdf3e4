import { type NotNull, sql } from 'kysely';
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

/** The booking of a person's application. */
export const findBookingOf = async (db: Db, accountId: string, applicationId: string) =>
  (
    await db
      .selectFrom('application')
      .select('booking_id')
      .where('id', '=', applicationId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.booking_id;

interface Looked {
  applicationId: string;
  /** Whose it is. */
  accountId: string;
  since: string;
}

/** Everybody of the company who has opened an application since then, who did so first before the others; whoever is gone has no name. */
export const looksAt = (db: Db, { applicationId, accountId, since }: Looked) =>
  db
    .selectFrom('audit_entry')
    .innerJoin('audit_person as subject', 'subject.number', 'audit_entry.subject')
    .leftJoin('audit_person as actor', 'actor.number', 'audit_entry.actor')
    .leftJoin('account', 'account.id', 'actor.account_id')
    .select(({ fn }) => [fn.min('audit_entry.at').as('at'), sql<string | null>`account.first_name || ' ' || account.last_name`.as('name')])
    .where('subject.account_id', '=', accountId)
    .where('audit_entry.action', '=', 'seen')
    .where('audit_entry.object', '=', 'application')
    .where('audit_entry.object_id', '=', applicationId)
    .where('audit_entry.actor_kind', 'in', ['Recruiter', 'link'])
    .where('audit_entry.at', '>=', since)
    .groupBy(['audit_entry.actor', 'account.first_name', 'account.last_name'])
    .orderBy('at')
    .execute();
