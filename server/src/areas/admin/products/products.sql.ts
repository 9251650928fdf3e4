import { activeDays } from '@vitrine/contract/job-ads/card.ts';
import type { JobCodeState, ProductType } from '@vitrine/contract/job-codes/shapes.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { inOrder } from '../../../platform/postgres/in-order.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import { totalOf } from '../../../platform/postgres/totals.ts';
import { find } from '../finding.sql.ts';

interface Part {
  page: number;
  count: number;
}

const stateAt = (now: string, table: 'job_ad' | 'job_code', closes: ReturnType<typeof sql>) => sql<JobCodeState>`case
  when ${sql.ref(`${table}.archived_at`)} is not null then 'archived'
  when ${sql.ref(`${table}.published_at`)} is null then 'inactive'
  when ${closes} <= ${now}::timestamptz then 'expired' else 'active' end`;

const adCloses = sql`least(job_ad.closes_at, job_ad.published_at + make_interval(hours => ${sql.lit(activeDays * 24)}))`;

const applied = (booking: string) =>
  sql<number>`(select count(*) from application where application.booking_id = ${sql.ref(booking)} and application.account_id is not null)`;

interface WantedProducts extends Part {
  companyId?: string | undefined;
  type?: ProductType | undefined;
  textSearch?: string | undefined;
  now: string;
}

/** The number of an ad among products: a job code may be digits alone too. */
const adPrefix = 'ad:';
const keyOf = ({ type, id }: { type: ProductType; id: string }) => (type === 'jobad' ? `${adPrefix}${id}` : id);

/** Ads among products of these ids. */
const ads = (db: Db, ids: readonly string[], now: string) =>
  db
    .selectFrom('job_ad')
    .where('job_ad.id', '=', oneOf(ids.filter((id) => id.startsWith(adPrefix)).map((id) => Number(id.slice(adPrefix.length)))))
    .select([
      sql<string>`job_ad.id::text`.as('id'),
      sql<ProductType>`'jobad'`.as('type'),
      'job_ad.booking_id as bookingId',
      'job_ad.company_id as companyId',
      'job_ad.title',
      'job_ad.category',
      stateAt(now, 'job_ad', adCloses).as('state'),
      'job_ad.updated_at as updatedAt',
    ]);

/** Job codes among products of these ids. */
const codes = (db: Db, ids: readonly string[], now: string) =>
  db
    .selectFrom('job_code')
    .where('job_code.id', '=', oneOf(ids))
    .select([
      'job_code.id',
      sql<ProductType>`'jobcode'`.as('type'),
      'job_code.booking_id as bookingId',
      'job_code.company_id as companyId',
      'job_code.title',
      sql<string>`''`.as('category'),
      stateAt(now, 'job_code', sql`job_code.closes_at`).as('state'),
      'job_code.updated_at as updatedAt',
    ]);

/** One page of what companies offer, the latest changed first; every word stands in the title or is one of the company's. */
export async function listProducts(db: Db, { type, now, ...wanted }: WantedProducts) {
  const { ids, ...total } = await find(db, { ...wanted, kind: 'product', state: type });
  const rows = await db
    .selectFrom(
      ads(db, ids, now)
        .unionAll(codes(db, ids, now))
        .as('product'),
    )
    .innerJoin('company', 'company.id', 'product.companyId')
    .selectAll('product')
    .select(['company.name as companyName', applied('product.bookingId').as('applications')])
    .execute();
  return { items: inOrder(ids, rows, keyOf), ...total, page: wanted.page, count: wanted.count };
}

/** One page of bookings, the newest first; every word stands in a title, is one of the company's or the number of the booking. */
export async function listBookings(db: Db, wanted: Part & { companyId?: string | undefined; textSearch?: string | undefined }) {
  const { ids, ...total } = await find(db, { ...wanted, kind: 'booking' });
  const rows = await db
    .selectFrom('booking')
    .where('booking.id', '=', oneOf(ids))
    .innerJoin('company', 'company.id', 'booking.company_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'booking.id')
    .leftJoin('job_code', 'job_code.booking_id', 'booking.id')
    .select([
      'booking.id as bookingId',
      'booking.company_id as companyId',
      'company.name as companyName',
      'booking.created_at as createdAt',
    ])
    .select([
      sql<string>`coalesce(nullif(job_ad.title, ''), job_code.title, '')`.as('title'),
      sql<boolean>`job_ad.id is not null`.as('hasJobAd'),
      sql<boolean>`job_code.id is not null`.as('hasJobCode'),
      applied('booking.id').as('applications'),
    ])
    .execute();
  return { items: inOrder(ids, rows, ({ bookingId }) => bookingId), ...total, page: wanted.page, count: wanted.count };
}

export const findBooking = (db: Db, bookingId: string, companyId: string) =>
  db.selectFrom('booking').select('id').where('id', '=', bookingId).where('company_id', '=', companyId).executeTakeFirst();

/** Whether it is kept for a dispute; `application` is in reach. */
const held = sql<boolean>`exists (select from legal_hold where legal_hold.application_id = application.id and legal_hold.lifted_at is null)`;

/** One page of who applied under a booking, the newest first. */
export async function listApplicants(db: Db, { bookingId, page, count }: Part & { bookingId: string }) {
  const found = db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .where('application.booking_id', '=', bookingId);
  const [items, total] = await Promise.all([
    found
      .leftJoin('application_removal', 'application_removal.application_id', 'application.id')
      .select([
        'application.id as applicationId',
        'account.id as accountId',
        'account.first_name as firstName',
        'account.last_name as lastName',
        'account.email as candidateEmail',
        sql<ApplicationStatus>`application.status`.as('status'),
        sql<string | null>`coalesce(application.submitted_at, application.applied_at)`.as('sentAt'),
        'application_removal.remove_at as removeAt',
        held.as('held'),
      ])
      .orderBy('application.created_at', 'desc')
      .orderBy('application.id')
      .limit(count)
      .offset((page - 1) * count)
      .execute(),
    totalOf(db, found),
  ]);
  return { items, ...total, page, count };
}

/** The application of somebody under a booking. */
export const findApplicationOf = (db: Db, bookingId: string, email: string) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .select(['application.id', 'application.question_set_id', 'application.company_id as companyId', 'account.id as accountId'])
    .where('application.booking_id', '=', bookingId)
    .where('account.email', '=', email)
    .executeTakeFirst();

const personOf = ['account.id as accountId', 'account.email', 'account.first_name', 'account.last_name'] as const;

/** An application of somebody, held until the transaction ends. */
export const holdApplication = (db: Db, id: string) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .select(personOf)
    .select('application.company_id as companyId')
    .where('application.id', '=', id)
    .forUpdate('application')
    .executeTakeFirst();

/** How much removing an application touches, and what stands against it. */
export const touchedByApplication = (db: Db, id: string, now: string) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .select(personOf)
    .select([
      'application.company_id as companyId',
      sql<number>`(select count(*) from take where take.application_id = application.id and take.state in ('finished', 'submitted'))`.as(
        'answers',
      ),
      sql<number>`(select count(*) from application_document as file where file.application_id = application.id)
        + (select count(*) from progress_file as file where file.application_id = application.id)`.as('documents'),
      sql<number>`(select count(*) from applicant_comment as comment where comment.application_id = application.id)`.as('comments'),
      sql<number>`(select count(*) from applicant_rating as rating where rating.application_id = application.id)
        + (select count(*) from scorecard where scorecard.application_id = application.id)`.as('ratings'),
      sql<number>`(select count(*) from application_talk as talk where talk.application_id = application.id
        and talk.cancelled_at is null and talk.starts_at > ${now}::timestamptz)`.as('talks'),
      held.as('held'),
    ])
    .where('application.id', '=', id)
    .executeTakeFirst();
