import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';

export type ColleagueRow = Awaited<ReturnType<typeof listColleagues>>[number];

/** Who of the company may see an applicant, and whether they are left blind. */
const colleagues = (db: Db, applicationId: string) =>
  db
    .selectFrom('application')
    .innerJoin('account as colleague', 'colleague.company_id', 'application.company_id')
    .where('application.id', '=', applicationId)
    .where('colleague.deactivated_at', 'is', null)
    .where(sql<boolean>`sees_job(colleague, application.booking_id)`)
    .select([
      'colleague.id',
      'colleague.first_name',
      'colleague.last_name',
      'colleague.email',
      'colleague.language',
      sql<boolean>`left_blind(application, colleague.id)`.as('blind'),
      sql<boolean>`wants_notification(colleague.id, 'mention', 'mail')`.as('mail'),
    ])
    .orderBy('colleague.first_name')
    .orderBy('colleague.last_name')
    .orderBy('colleague.id');

export const listColleagues = (db: Db, applicationId: string) => colleagues(db, applicationId).execute();

/** Who is named in the notes on an applicant, and may see them still. */
export const listMentions = (db: Db, applicationId: string) =>
  colleagues(db, applicationId)
    .innerJoin('applicant_comment as comment', 'comment.application_id', 'application.id')
    .innerJoin('applicant_mention as mention', (join) =>
      join.onRef('mention.comment_id', '=', 'comment.id').onRef('mention.account_id', '=', 'colleague.id'),
    )
    .select('mention.comment_id')
    .execute();

/** Writes down whom a note names now; returns who was not named by it before. */
export async function keepMentions(db: Db, commentId: string, accountIds: readonly string[], at: string) {
  await db
    .deleteFrom('applicant_mention')
    .where('comment_id', '=', commentId)
    .where(({ eb, not }) => not(eb('account_id', '=', oneOf(accountIds))))
    .execute();
  if (accountIds.length === 0) return [];
  return db
    .insertInto('applicant_mention')
    .values(accountIds.map((account_id) => ({ comment_id: commentId, account_id, mentioned_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute();
}

export const mentionsOf = (db: Db, accountId: string) =>
  db.selectFrom('applicant_mention').where('account_id', '=', accountId).select('mentioned_at').orderBy('mentioned_at').execute();

export const deleteMentionsOf = (db: Db, accountId: string) =>
  db.deleteFrom('applicant_mention').where('account_id', '=', accountId).execute();

/** A note that names both names the one who stays. */
export async function moveMentions(db: Db, keepId: string, dropId: string) {
  await db
    .deleteFrom('applicant_mention')
    .where('account_id', '=', dropId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('applicant_mention as kept')
          .select('kept.comment_id')
          .where('kept.account_id', '=', keepId)
          .whereRef('kept.comment_id', '=', 'applicant_mention.comment_id'),
      ),
    )
    .execute();
  await db.updateTable('applicant_mention').set({ account_id: keepId }).where('account_id', '=', dropId).execute();
}
