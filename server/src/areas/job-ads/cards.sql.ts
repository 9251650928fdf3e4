import { day } from '@vitrine/contract/durations.ts';
import { activeDays } from '@vitrine/contract/job-ads/card.ts';
import { type Expression, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

/** So much of a section is more than its teaser needs. */
const begun = 3000;

/** Ads with their company, the job code under the same booking, and what the viewer did with them. */
const cards = (db: Db, viewer: string | null) =>
  db
    .selectFrom('job_ad')
    .innerJoin('company', 'company.id', 'job_ad.company_id')
    .leftJoin('job_code', 'job_code.booking_id', 'job_ad.booking_id')
    .select([
      'job_ad.id',
      'job_ad.booking_id',
      'job_ad.company_id',
      'job_ad.language',
      'job_ad.title',
      'job_ad.thumbnail',
      'job_ad.industries',
      'job_ad.fields',
      'job_ad.employment_types',
      'job_ad.career_stages',
      'job_ad.places',
      'job_ad.remote',
      'job_ad.salary_from',
      'job_ad.salary_to',
      'job_ad.salary_currency',
      'job_ad.salary_period',
      'job_ad.published_at',
      'job_ad.archived_at',
      'job_ad.closes_at',
      'job_ad.updated_at',
      sql<string>`left(job_ad.present_your_company, ${sql.lit(begun)})`.as('company_begun'),
      sql<string>`left(job_ad.tasks, ${sql.lit(begun)})`.as('tasks_begun'),
      sql<string>`left(job_ad.benefits, ${sql.lit(begun)})`.as('benefits_begun'),
      'company.name as company_name',
      'company.logo as company_logo',
      'job_code.id as code_id',
      'job_code.published_at as code_published_at',
      'job_code.archived_at as code_archived_at',
      'job_code.closes_at as code_closes_at',
      'job_code.welcome_video',
      'job_code.welcome_poster',
      'job_code.welcome_ready',
    ])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('application')
          .select('application.id')
          .where('application.account_id', '=', viewer)
          .whereRef('application.booking_id', '=', 'job_ad.booking_id')
          // an interview that was begun and not sent is still to be finished
          .where((eb) =>
            eb.or([
              eb('application.submitted_at', 'is not', null),
              eb('application.applied_at', 'is not', null),
              eb('application.started_at', 'is', null),
            ]),
          ),
      ).as('is_applied'),
      exists(
        selectFrom('bookmark')
          .select('bookmark.account_id')
          .where('bookmark.account_id', '=', viewer)
          .whereRef('bookmark.booking_id', '=', 'job_ad.booking_id'),
      ).as('is_marked'),
    ]);

export type CardRow = Awaited<ReturnType<typeof listCards>>[number];
export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** Published ads by their ids, in no order. */
export const listCards = (db: Db, viewer: string | null, ids: readonly number[]) =>
  cards(db, viewer).where('job_ad.id', '=', oneOf(ids)).where('job_ad.published_at', 'is not', null).execute();

/** The ads under these bookings, whatever their state. */
export const listCardsOfBookings = (db: Db, viewer: string, bookingIds: readonly string[]) =>
  cards(db, viewer).select('company.deactivated_at as company_deactivated_at').where('job_ad.booking_id', '=', oneOf(bookingIds)).execute();

/** An ad with everything that its page shows. */
export const findPage = (db: Db, viewer: string | null, bookingId: string) =>
  cards(db, viewer)
    .select([
      'job_ad.present_your_company',
      'job_ad.tasks',
      'job_ad.benefits',
      'job_ad.looking_for',
      'job_ad.graduation_types',
      'job_ad.reply_days',
      'job_ad.openings',
      'company.slug as company_slug',
      'company.deactivated_at as company_deactivated_at',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('company_profile')
          .select('company_profile.company_id')
          .whereRef('company_profile.company_id', '=', 'job_ad.company_id')
          .where('company_profile.published_at', 'is not', null),
      ).as('has_company_profile'),
    )
    .where('job_ad.booking_id', '=', bookingId)
    .executeTakeFirst();

interface Like {
  id: number;
  fields: string[];
  /** Lower-cased. */
  cities: string[];
  now: Date;
}

/** How many of the newest open ads are looked through for similar ones. */
const looked = 2000;

/** Open jobs in the same field or town, those that share most first; looked for among the newest. */
export const listSimilar = (db: Db, viewer: string | null, { id, fields, cities, now }: Like) => {
  const since = new Date(now.getTime() - activeDays * day).toISOString();
  const sameField = sql<boolean>`job_ad.fields && ${fields}::text[]`;
  const sameTown = sql<boolean>`exists (select from jsonb_array_elements(job_ad.places) place where lower(place ->> 'city') = any(${cities}::text[]))`;
  return cards(db, viewer)
    .where('job_ad.id', 'in', (of) =>
      of
        .selectFrom('job_ad as newest')
        .select('newest.id')
        .where('newest.published_at', '>', since)
        .where('newest.published_at', 'is not', null)
        .where('newest.archived_at', 'is', null)
        .orderBy('newest.published_at', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(looked),
    )
    .where('job_ad.id', '!=', id)
    .where('company.deactivated_at', 'is', null)
    .where((eb) => eb.or([eb('job_ad.closes_at', 'is', null), eb('job_ad.closes_at', '>', now.toISOString())]))
    .where((eb) => eb.or([sameField as Expression<boolean>, sameTown]))
    .orderBy(sql`(${sameField})::int + (${sameTown})::int`, 'desc')
    .orderBy('job_ad.published_at', 'desc')
    .limit(4)
    .execute();
};
