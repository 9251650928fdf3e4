import { sql } from 'kysely';
import { nameOf } from '../../platform/company-data/names.sql.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { titleOfJob } from '../applications/index.ts';
import { nameOfReviewer } from './deciding/deciding.sql.ts';
import { visibleMark } from './finding.sql.ts';

export const applicationsIn = (db: Db, ids: string[], reviewerId: string) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.id', 'application.job_code_id')
    .leftJoin('denial_reason as reason', 'reason.id', 'application.denial_reason_id')
    .where('application.id', '=', oneOf(ids))
    .select(['application.id', 'application.booking_id as jobId', 'application.status', 'application.status_at as statusAt'])
    .select(['application.created_at as createdAt', 'application.applied_at as appliedAt', 'application.started_at as startedAt'])
    .select(['application.submitted_at as interviewSentAt', 'application.withdrawn_at as withdrawnAt', 'application.reply_by as replyBy'])
    .select(['application.message', 'application.phone', 'account.language', 'application.recordings_removed_at as recordingsRemovedAt'])
    .select(['reason.preset as reason_preset', 'reason.name as reason_name'])
    .select([titleOfJob.as('jobTitle'), visibleMark(reviewerId).as('mark')])
    .orderBy('application.id')
    .execute();

export const changesIn = (db: Db, ids: string[]) =>
  db
    .selectFrom('application_status_change as change')
    .leftJoin('account', 'account.id', 'change.changed_by')
    .leftJoin('denial_reason as reason', 'reason.id', 'change.reason_id')
    .where('change.application_id', '=', oneOf(ids))
    .select(['change.application_id as applicationId', 'change.status', 'change.changed_at as at', 'change.changed_by', 'change.mail'])
    .select(['reason.preset as reason_preset', 'reason.name as reason_name'])
    .select(nameOf('account').as('by'))
    .orderBy('change.application_id')
    .orderBy('change.changed_at')
    .orderBy('change.id')
    .execute();

export const commentsIn = (db: Db, ids: string[]) =>
  db
    .selectFrom('applicant_comment as comment')
    .leftJoin('account', 'account.id', 'comment.author_id')
    .leftJoin('guest_reviewer', 'guest_reviewer.id', 'comment.guest_id')
    .where('comment.application_id', '=', oneOf(ids))
    .select([
      'comment.id',
      'comment.application_id as applicationId',
      'comment.text',
      'comment.question_no as questionNo',
      'comment.second',
    ])
    .select(['comment.created_at as createdAt', 'comment.updated_at as updatedAt'])
    .select(({ selectFrom }) =>
      selectFrom('applicant_mention')
        .innerJoin('account as mentioned', 'mentioned.id', 'applicant_mention.account_id')
        .whereRef('applicant_mention.comment_id', '=', 'comment.id')
        .select(sql<string>`string_agg(mentioned.first_name || ' ' || mentioned.last_name, ', ')`.as('names'))
        .as('mentions'),
    )
    .select(nameOfReviewer.as('by'))
    .orderBy('comment.application_id')
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute();

/** The stars that the reader gave; those of others show only as the mark of all. */
export const starsIn = (db: Db, ids: string[], reviewerId: string) =>
  db
    .selectFrom('applicant_rating')
    .where('application_id', '=', oneOf(ids))
    .where('account_id', '=', reviewerId)
    .select(['application_id as applicationId', 'question_no as questionNo', 'stars', 'rated_at as at'])
    .orderBy('application_id')
    .orderBy('question_no')
    .execute();

/** Points by criterion: the reader's own, and those of others where the reader has scored by the same criteria or by those that count now. */
export const scoresIn = (db: Db, ids: string[], reviewerId: string) =>
  db
    .selectFrom('score')
    .innerJoin('scorecard', 'scorecard.id', 'score.scorecard_id')
    .innerJoin('criterion', 'criterion.id', 'score.criterion_id')
    .innerJoin('application', 'application.id', 'scorecard.application_id')
    .leftJoin('account', 'account.id', 'scorecard.account_id')
    .leftJoin('guest_reviewer', 'guest_reviewer.id', 'scorecard.guest_id')
    .where('scorecard.application_id', '=', oneOf(ids))
    .where(
      sql<boolean>`exists (select 1 from scorecard own where own.application_id = scorecard.application_id and own.account_id = ${reviewerId}
        and own.set_id in (scorecard.set_id, current_criteria(application.booking_id)))`,
    )
    .select(['scorecard.application_id as applicationId', 'criterion.name as criterion', 'score.points', 'score.note'])
    .select(['scorecard.note as wholeNote', 'scorecard.scored_at as at'])
    .select(nameOfReviewer.as('by'))
    .orderBy('scorecard.application_id')
    .orderBy('scorecard.scored_at')
    .orderBy('scorecard.id')
    .orderBy('criterion.position')
    .execute();

export const requestsIn = (db: Db, ids: string[]) =>
  db
    .selectFrom('review_request')
    .innerJoin('account as reviewer', 'reviewer.id', 'review_request.account_id')
    .leftJoin('account as asking', 'asking.id', 'review_request.asked_by')
    .where('review_request.application_id', '=', oneOf(ids))
    .select(['review_request.application_id as applicationId', 'review_request.due_on as due'])
    .select(['review_request.asked_at as at', 'review_request.done_at as doneAt'])
    .select([nameOf('reviewer').as('reviewer'), nameOf('asking').as('by')])
    .orderBy('review_request.application_id')
    .orderBy('review_request.asked_at')
    .orderBy('reviewer.id')
    .execute();

export const criteriaOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('criterion')
    .innerJoin('criteria_set', 'criteria_set.id', 'criterion.set_id')
    .innerJoin('booking', 'booking.id', 'criteria_set.booking_id')
    .where('booking.company_id', '=', companyId)
    .select(['criteria_set.booking_id as jobId', 'criteria_set.made_at as at', 'criterion.position', 'criterion.name', 'criterion.levels'])
    .orderBy('criteria_set.booking_id')
    .orderBy('criteria_set.made_at')
    .orderBy('criterion.position')
    .execute();

export const reasonsOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('denial_reason')
    .where('company_id', '=', companyId)
    .select(['id', 'preset', 'name', 'letters', 'position', 'created_at as createdAt', 'archived_at as archivedAt'])
    .orderBy('position')
    .orderBy('id')
    .execute();

export const blindChoicesOf = (db: Db, companyId: string) =>
  db
    .selectFrom('blind_review_choice as choice')
    .leftJoin('account', 'account.id', 'choice.chosen_by')
    .where('choice.company_id', '=', companyId)
    .select(['choice.blind as namesLeftOut', 'choice.chosen_at as at'])
    .select(nameOf('account').as('by'))
    .orderBy('choice.id')
    .execute();
