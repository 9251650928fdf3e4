import { activeDays } from '@vitrine/contract/job-ads/card.ts';
import { type Expression, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { dayMilliseconds } from './states.ts';

/** Ads with their company, the job code under the same booking, and what the viewer did with them. */
const cards = (db: Db, viewer: string | null) =>
  db
    .selectFrom('job_ad')
    .innerJoin('company', 'company.id', 'job_ad.company_id')
    .leftJoin('job_code', 'job_code.booking_id', 'job_ad.booking_id')
    .selectAll('job_ad')
    .select([
      'company.name as company_name',
      'company.logo as company_logo',
      'company.slug as company_slug',
      'company.deactivated_at as company_deactivated_at',
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

export type CardRow = Awaited<ReturnType<typeof listSimilar>>[number];

export const findCard = (db: Db, viewer: string | null, bookingId: string) =>
  cards(db, viewer).where('job_ad.booking_id', '=', bookingId).executeTakeFirst();

/** The ads under these bookings, whatever their state. */
export const findCards = (db: Db, viewer: string, bookingIds: string[]) =>
  cards(db, viewer)
    .where('job_ad.booking_id', 'in', bookingIds.length > 0 ? bookingIds : ['-'])
    .execute();

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
  const since = new Date(now.getTime() - activeDays * dayMilliseconds).toISOString();
  const newest = db
    .selectFrom('job_ad')
    .select('id')
    .where('published_at', '>', since)
    .where('published_at', 'is not', null)
    .where('archived_at', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(looked);
  const sameField = sql<boolean>`job_ad.fields && ${fields}::text[]`;
  const sameTown = sql<boolean>`exists (select from jsonb_array_elements(job_ad.places) place where lower(place ->> 'city') = any(${cities}::text[]))`;
  return cards(db, viewer)
    .where('job_ad.id', 'in', newest)
    .where('job_ad.id', '!=', id)
    .where('company.deactivated_at', 'is', null)
    .where((eb) => eb.or([eb('job_ad.closes_at', 'is', null), eb('job_ad.closes_at', '>', now.toISOString())]))
    .where((eb) => eb.or([sameField as Expression<boolean>, sameTown]))
    .orderBy(sql`(${sameField})::int + (${sameTown})::int`, 'desc')
    .orderBy('job_ad.published_at', 'desc')
    .limit(4)
    .execute();
};
