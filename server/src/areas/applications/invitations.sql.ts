import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

/**
 * Invites an address to a job code. One that is invited already keeps its invitation, which counts again; whichever of two
 * calls comes first. Returns the invitation with the secret of its link.
 */
export const putInvitation = (db: Db, row: Insertable<DB['invitation']>) =>
  db
    .insertInto('invitation')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['job_code_id', 'email'])
        .where('deleted_at', 'is', null)
        .doUpdateSet({ sent_at: row.sent_at, cancelled_at: null, cancelled_by: null, message: row.message, language: row.language }),
    )
    .returning(['id', 'unique_id'])
    .executeTakeFirstOrThrow();

export const updateInvitation = (db: Db, id: string, set: Updateable<DB['invitation']>) =>
  db.updateTable('invitation').set(set).where('id', '=', id).execute();

/** Calls an invitation off; false where somebody has before. */
export const cancelInvitation = async (db: Db, id: string, at: string, by: 'company' | 'candidate') =>
  (
    await db
      .updateTable('invitation')
      .set({ cancelled_at: at, cancelled_by: by })
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Notes when a personal link was opened first. */
export const markInvitationOpened = (db: Db, id: string, at: string) =>
  db.updateTable('invitation').set({ opened_at: at }).where('id', '=', id).where('opened_at', 'is', null).execute();

/** Nobody is named any more, and the link leads nowhere; that somebody was invited stays countable. */
const nobody = {
  email: sql<string>`'removed-' || id || '@removed.invalid'`,
  first_name: '',
  last_name: '',
  message: '',
  unique_id: sql<string>`'removed-' || id`,
};

/** Whoever was invited has had everything about them deleted. */
export const invitesNobody = sql<boolean>`invitation.email = 'removed-' || invitation.id || '@removed.invalid'`;

/** Nobody is invited any more at this address. */
export const forgetInvitationsTo = (db: Db, email: string) => db.updateTable('invitation').set(nobody).where('email', '=', email).execute();

/** The invitations that these applications came from. */
export const forgetInvitationsOf = (db: Db, applicationIds: string[]) =>
  db
    .updateTable('invitation')
    .set(nobody)
    .where('id', 'in', (of) => of.selectFrom('application').select('invitation_id').where('application.id', '=', oneOf(applicationIds)))
    .execute();

/** People who were invited by a company and never came, after so many months; returns how many there were. */
export const forgetUnusedInvitations = async (db: Db, companyId: string, months: number, now: string) =>
  (
    await db
      .updateTable('invitation')
      .set(nobody)
      .where('company_id', '=', companyId)
      .where(({ not }) => not(invitesNobody))
      .where(sql<boolean>`created_at + make_interval(months => ${months}::integer) <= ${now}`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('application')
              .select('application.id')
              .whereRef('application.invitation_id', '=', 'invitation.id')
              .where('application.anonymous_at', 'is', null),
          ),
        ),
      )
      .returning('id')
      .execute()
  ).length;

export const deleteInvitationsOf = (db: Db, companyId: string) => db.deleteFrom('invitation').where('company_id', '=', companyId).execute();
