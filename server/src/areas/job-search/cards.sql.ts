import type { Salary } from '@vitrine/contract/job-ads/card.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** An account that nobody has. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** What cards are made of, in no order; ads that are gone meanwhile are left out. */
export const findCards = (db: Db, ids: readonly number[], accountId: string | undefined, now: Date) =>
  db
    .selectFrom('job_ad')
    .innerJoin('company', 'company.id', 'job_ad.company_id')
    .leftJoin('job_code', (join) =>
      join
        .onRef('job_code.booking_id', '=', 'job_ad.booking_id')
        .on('job_code.published_at', 'is not', null)
        .on('job_code.archived_at', 'is', null)
        .on((eb) => eb.or([eb('job_code.closes_at', 'is', null), eb('job_code.closes_at', '>', now.toISOString())])),
    )
    .where('job_ad.id', 'in', [...ids])
    .where('job_ad.published_at', 'is not', null)
    .select((eb) => [
      'job_ad.id',
      'job_ad.booking_id',
      'job_ad.company_id',
      'company.name as company_name',
      'company.logo',
      'job_ad.thumbnail',
      'job_ad.title',
      sql<string>`left(job_ad.present_your_company, 3000)`.as('present_your_company'),
      sql<string>`left(job_ad.tasks, 3000)`.as('tasks'),
      sql<string>`left(job_ad.benefits, 3000)`.as('benefits'),
      'job_ad.industries',
      'job_ad.fields',
      'job_ad.employment_types',
      'job_ad.career_stages',
      'job_ad.published_at',
      'job_ad.places',
      'job_ad.remote',
      'job_ad.salary_from',
      'job_ad.salary_to',
      'job_ad.salary_currency',
      sql<Salary['period']>`job_ad.salary_period`.as('salary_period'),
      'job_code.id as job_code',
      'job_code.welcome_video',
      eb
        .selectFrom('bookmark')
        .whereRef('bookmark.booking_id', '=', 'job_ad.booking_id')
        .where('bookmark.account_id', '=', accountId ?? nobody)
        .select('bookmark.booking_id')
        .as('marked'),
      eb
        .selectFrom('application')
        .whereRef('application.booking_id', '=', 'job_ad.booking_id')
        .where('application.account_id', '=', accountId ?? nobody)
        // an interview that was begun and not sent is still to be finished
        .where((eb) => eb.or([eb('application.submitted_at', 'is not', null), eb('application.started_at', 'is', null)]))
        .limit(1)
        .select('application.id')
        .as('applied'),
    ])
    .execute();
export type CardRow = Awaited<ReturnType<typeof findCards>>[number];
