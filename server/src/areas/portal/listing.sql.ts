import { day } from '@vitrine/contract/durations.ts';
import { activeDays } from '@vitrine/contract/job-ads/card.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

const since = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString();

/** Ads that take applications now, those of one company or all. */
const openAds = (db: Db, now: Date, slug?: string) =>
  db
    .selectFrom('job_ad')
    .innerJoin('company', 'company.id', 'job_ad.company_id')
    .where('job_ad.published_at', '>', since(now, activeDays))
    .where('job_ad.archived_at', 'is', null)
    .where('company.deactivated_at', 'is', null)
    .where((eb) => eb.or([eb('job_ad.closes_at', 'is', null), eb('job_ad.closes_at', '>', now.toISOString())]))
    .$if(slug !== undefined, (query) => query.where('company.slug', '=', slug ?? ''));

const hasOpenCode = (now: Date) => sql<boolean>`exists (select from job_code
  where job_code.booking_id = job_ad.booking_id and job_code.published_at is not null and job_code.archived_at is null
    and (job_code.closes_at is null or job_code.closes_at > ${now.toISOString()}))`;

/** The newest open ads with what feeds tell of them. */
export const listOpenAds = (db: Db, now: Date, slug: string | undefined, limit: number) =>
  openAds(db, now, slug)
    .select([
      'job_ad.booking_id as bookingId',
      'job_ad.company_id as companyId',
      'job_ad.title',
      'job_ad.language',
      'job_ad.present_your_company as presentYourCompany',
      'job_ad.tasks',
      'job_ad.benefits',
      'job_ad.looking_for as lookingFor',
      'job_ad.employment_types as employmentTypes',
      'job_ad.fields',
      'job_ad.career_stages as careerStages',
      'job_ad.graduation_types as graduationTypes',
      'job_ad.closes_at as closesAt',
      'job_ad.places',
      'job_ad.remote',
      'job_ad.salary_from as salaryFrom',
      'job_ad.salary_to as salaryTo',
      'job_ad.salary_currency as salaryCurrency',
      'job_ad.salary_period as salaryPeriod',
      'job_ad.updated_at as updatedAt',
      'company.name as companyName',
      hasOpenCode(now).as('hasJobCode'),
    ])
    .select((eb) => eb.ref('job_ad.published_at').$notNull().as('publishedAt'))
    .orderBy('job_ad.published_at', 'desc')
    .orderBy('job_ad.id', 'desc')
    .limit(limit)
    .execute();
export type OpenAd = Awaited<ReturnType<typeof listOpenAds>>[number];

export async function countOpenAds(db: Db, now: Date) {
  const row = await openAds(db, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Addresses of open ads, a page of them, for the sitemap. */
export const listAdAddresses = (db: Db, now: Date, page: number, size: number) =>
  openAds(db, now)
    .select(['job_ad.booking_id as bookingId', 'job_ad.company_id as companyId', 'job_ad.updated_at as updatedAt'])
    .select(hasOpenCode(now).as('hasJobCode'))
    .orderBy('job_ad.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();

/** Companies whose profile is published. */
export const listProfiles = (db: Db) =>
  db
    .selectFrom('company_profile')
    .innerJoin('company', 'company.id', 'company_profile.company_id')
    .where('company_profile.published_at', 'is not', null)
    .where('company.deactivated_at', 'is', null)
    .select(['company.id', 'company_profile.updated_at as updatedAt'])
    .orderBy('company.id')
    .execute();

export const findCompanyBySlug = (db: Db, slug: string) =>
  db
    .selectFrom('company')
    .where('slug', '=', slug.toLowerCase())
    .where('deactivated_at', 'is', null)
    .select(['id', 'name', 'slug'])
    .executeTakeFirst();
