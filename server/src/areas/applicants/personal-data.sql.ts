import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { deleteDraftsOn } from './review/score-drafts.sql.ts';

export const applicationIdsOf = async (db: Db, accountId: string) =>
  (await db.selectFrom('application').select('id').where('account_id', '=', accountId).execute()).map(({ id }) => id);

export const applicationsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .where('application.account_id', '=', accountId)
    .select([
      'application.id',
      'company.name as company',
      'application.status',
      'application.created_at',
      'application.applied_at',
      'application.started_at',
      'application.submitted_at',
      'application.withdrawn_at',
      'application.reply_by',
      'application.message',
      'application.phone',
      'application.ip_address',
    ])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title').as('job'))
    .orderBy('application.created_at')
    .execute();

export const commentsOn = (db: Db, applicationIds: string[]) =>
  db
    .selectFrom('applicant_comment')
    .select(['application_id', 'text', 'question_no', 'created_at'])
    .where('application_id', '=', oneOf(applicationIds))
    .orderBy('created_at')
    .execute();

/** Why the company denied, as it noted for itself. */
export const reasonsOn = (db: Db, applicationIds: string[]) =>
  db
    .selectFrom('application_status_change as change')
    .innerJoin('denial_reason as reason', 'reason.id', 'change.reason_id')
    .select(['change.application_id', 'change.changed_at'])
    .select(({ fn }) => fn.coalesce('reason.name', 'reason.preset').as('reason'))
    .where('change.application_id', '=', oneOf(applicationIds))
    .orderBy('change.changed_at')
    .execute();

/** What reviewers scored and noted, by criterion. */
export const scoresOn = (db: Db, applicationIds: string[]) =>
  db
    .selectFrom('score')
    .innerJoin('scorecard', 'scorecard.id', 'score.scorecard_id')
    .innerJoin('criterion', 'criterion.id', 'score.criterion_id')
    .select(['scorecard.application_id', 'criterion.name as criterion', 'score.points', 'score.note', 'scorecard.note as wholeNote'])
    .where('scorecard.application_id', '=', oneOf(applicationIds))
    .orderBy('scorecard.scored_at')
    .orderBy('criterion.position')
    .execute();

/** What reviewers wrote about applications, in comments and beside scores, and what they had half marked; the stars and points given stay. */
export async function forgetWords(db: Db, applicationIds: string[]) {
  const ofThem = applicationIds;
  await db.deleteFrom('applicant_comment').where('application_id', '=', oneOf(ofThem)).execute();
  await deleteDraftsOn(db, ofThem);
  await db
    .updateTable('score')
    .set({ note: '' })
    .where('scorecard_id', 'in', (of) => of.selectFrom('scorecard').select('scorecard.id').where('application_id', '=', oneOf(ofThem)))
    .execute();
  await db.updateTable('scorecard').set({ note: '' }).where('application_id', '=', oneOf(ofThem)).execute();
}
