import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { forgetSecondStep } from './second-step/second-step.sql.ts';
import { takeJobs } from './team/roles.sql.ts';

export const consentsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('consent')
    .leftJoin('booking', 'booking.id', 'consent.booking_id')
    .leftJoin('share_link', 'share_link.id', 'consent.link_id')
    .leftJoin('company', (join) => join.on('company.id', '=', (eb) => eb.fn.coalesce('booking.company_id', 'share_link.company_id')))
    .leftJoin('job_ad', 'job_ad.booking_id', 'consent.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'consent.booking_id')
    .where('consent.account_id', '=', accountId)
    .select([
      'consent.id',
      'consent.purpose',
      'consent.text_version as textVersion',
      'consent.language',
      'consent.booking_id as bookingId',
      'consent.link_id as linkId',
      'consent.given_at as givenAt',
      'consent.withdrawn_at as withdrawnAt',
      'company.name as companyName',
    ])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title').as('title'))
    .orderBy('consent.given_at', 'desc')
    .orderBy('consent.id')
    .execute();

interface About {
  purpose: string;
  bookingId: string | null;
  linkId: string | null;
}

/** Ends every consent to this purpose (and booking, and link) at once; returns how many there were. */
export async function withdrawConsents(db: Db, accountId: string, { purpose, bookingId, linkId }: About, at: string) {
  const rows = await db
    .updateTable('consent')
    .set({ withdrawn_at: at })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('booking_id', bookingId === null ? 'is' : '=', bookingId)
    .where('link_id', linkId === null ? 'is' : '=', linkId)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

export const sessionsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('session')
    .select(['agent as browser', 'created_at', 'used_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

export const mailsOf = (db: Db, email: string) =>
  db
    .selectFrom('mail')
    .select(['subject', 'body_text as text', 'created_at', 'state'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();

export const deleteInvitationTo = (db: Db, email: string) => db.deleteFrom('teammate_invitation').where('email', '=', email).execute();

export const deleteAccount = (db: Db, id: string) => db.deleteFrom('account').where('id', '=', id).execute();

/** Deletes these candidates; returns where their pictures lie. */
export const deleteCandidates = (db: Db, ids: readonly string[]) =>
  db.deleteFrom('account').where('id', '=', oneOf(ids)).where('user_type', '=', 'Candidate').returning('picture').execute();

/** What hangs here on an account whose work stays with its company. */
export async function deleteBelongings(db: Db, id: string) {
  await takeJobs(db, id);
  await db.deleteFrom('known_device').where('account_id', '=', id).execute();
  await db.deleteFrom('one_time_token').where('account_id', '=', id).execute();
  await db.deleteFrom('consent').where('account_id', '=', id).execute();
  await forgetSecondStep(db, id);
}

export const makeNameless = (db: Db, id: string, at: string) =>
  db
    .updateTable('account')
    .set({
      email: sql`'removed-' || id || '@removed.invalid'`,
      first_name: '',
      last_name: '',
      password_hash: null,
      picture: null,
      department: null,
      pending_email: null,
      company_role: sql`case when company_role is not null then 'recruiter' end`,
      deactivated_at: at,
      erased_at: at,
    })
    .where('id', '=', id)
    .execute();

export const countTeammates = async (db: Db, companyId: string, id: string) =>
  (
    await db
      .selectFrom('account')
      .select(db.fn.countAll<number>().as('n'))
      .where('company_id', '=', companyId)
      .where('id', '!=', id)
      .where('deactivated_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).n;

/** Hangs what one account agreed to on another. */
export const moveConsents = (db: Db, keepId: string, dropId: string) =>
  db.updateTable('consent').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
