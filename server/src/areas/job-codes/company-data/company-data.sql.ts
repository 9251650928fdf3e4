import { sql } from 'kysely';
import { nameOf } from '../../../platform/company-data/names.sql.ts';
import type { Db } from '../../../platform/postgres/db.ts';

export const jobsOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('booking')
    .leftJoin('account', 'account.id', 'booking.created_by')
    .where('booking.company_id', '=', companyId)
    .select(['booking.id', 'booking.internal_reference as internalReference', 'booking.created_at as createdAt'])
    .select(nameOf('account').as('by'))
    .orderBy('booking.id')
    .execute();

export const jobCodesOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('job_code')
    .where('company_id', '=', companyId)
    .select(['id', 'booking_id as jobId', 'title', 'introduction', 'language', 'deadline', 'reply_days as replyDays', 'welcome_video'])
    .select(['created_at as createdAt', 'updated_at as updatedAt', 'published_at as publishedAt', 'archived_at as archivedAt'])
    .orderBy('id')
    .execute();

/** The questions of every version that somebody was or can be asked, and which version counts now. */
export const questionsOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('question')
    .innerJoin('question_set', 'question_set.id', 'question.set_id')
    .innerJoin('job_code', 'job_code.id', 'question_set.job_code_id')
    .where('job_code.company_id', '=', companyId)
    .select([
      'job_code.id as jobCode',
      'question_set.version',
      'question.position',
      'question.text as question',
      'question.kinds',
      'question.seconds',
    ])
    .select(['question.think_seconds as thinkSeconds', 'question.retries as attempts', 'question.skippable', 'question.video'])
    .select(sql<boolean>`question_set.id is not distinct from job_code.current_set`.as('current'))
    .orderBy('job_code.id')
    .orderBy('question_set.version')
    .orderBy('question.position')
    .execute();
