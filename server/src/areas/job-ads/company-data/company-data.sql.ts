import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';

export const adsOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('job_ad')
    .where('company_id', '=', companyId)
    .select(['id', 'booking_id as jobId', 'language', 'title', 'present_your_company as aboutCompany', 'tasks', 'benefits'])
    .select(['looking_for as lookingFor', 'employment_types as employmentTypes', 'career_stages as careerStages'])
    .select(['graduation_types as graduations', 'industries', 'fields', 'places', 'remote', 'salary_from as salaryFrom'])
    .select(['salary_to as salaryTo', 'salary_currency as currency', 'salary_period as salaryPeriod', 'category', 'thumbnail'])
    .select(['closing_date as deadline', 'reply_days as replyDays', 'openings', 'created_at as createdAt', 'updated_at as updatedAt'])
    .select(['published_at as publishedAt', 'archived_at as archivedAt'])
    .select(({ selectFrom }) =>
      selectFrom('job_ad_recruiter')
        .innerJoin('account', 'account.id', 'job_ad_recruiter.account_id')
        .whereRef('job_ad_recruiter.job_ad_id', '=', 'job_ad.id')
        .select(sql<string>`string_agg(account.first_name || ' ' || account.last_name, ', ' order by account.id)`.as('names'))
        .as('recruiters'),
    )
    .orderBy('id')
    .execute();

export const categoriesOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('job_category')
    .where('company_id', '=', companyId)
    .select(['name', 'position', 'created_at as createdAt'])
    .orderBy('position')
    .orderBy('name')
    .execute();
