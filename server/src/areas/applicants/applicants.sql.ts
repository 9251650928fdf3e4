import type { ApplicationStatus, ProgressKind } from '@vitrine/contract/reference-lists.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { containing } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { within } from '../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../platform/sessions/scope.ts';
import type { DB } from '../../platform/tables.ts';
import { alias, leftBlind } from '../applications/index.ts';
import { isDue } from './deciding/reply-deadlines.sql.ts';

export interface Search {
  scope: Scope;
  /** Whose stars decide whether the team's are shown. */
  reviewerId: string;
  bookingId?: string | undefined;
  status?: ApplicationStatus | undefined;
  progress?: ProgressKind | undefined;
  sort: 'Recent' | 'Oldest' | 'Highest' | 'Lowest';
  textSearch?: string | undefined;
  corporate?: boolean | undefined;
  /** The moment at which promises are due; those alone. */
  dueAt?: string | undefined;
  page: number;
  count: number;
}

/** The team's mean, only where the reviewer has given stars too. */
const visibleStars = (reviewerId: string) => sql<number | null>`(
  select round(avg(rating.stars), 1) from applicant_rating as rating
  where rating.application_id = application.id and exists (
    select 1 from applicant_rating as own where own.application_id = application.id and ${reviewerId} in (own.account_id, own.guest_id)))`;

const sentAt = sql`coalesce(application.submitted_at, application.applied_at)`;
const progress: Record<ProgressKind, ReturnType<typeof sql<boolean>>> = {
  sent: sql`${sentAt} is not null`,
  'under-way': sql`${sentAt} is null`,
  unseen: sql`${sentAt} is not null and application.seen_at is null`,
};

const matching = (search: Search) => (eb: ExpressionBuilder<DB, 'application' | 'account' | 'booking'>) => {
  const like = containing(search.textSearch ?? '');
  return eb.and([
    within(search.scope, 'application'),
    ...(search.bookingId ? [eb('application.booking_id', '=', search.bookingId)] : []),
    ...(search.status ? [eb('application.status', '=', search.status)] : []),
    ...(search.progress ? [progress[search.progress]] : []),
    ...(search.corporate ? [eb('account.corporate_company_id', '=', search.scope.companyId)] : []),
    ...(search.dueAt
      ? [sql<boolean>`exists (select 1 from company where company.id = application.company_id and ${isDue(search.dueAt)})`]
      : []),
    // a search by name may not tell who somebody left blind is
    ...(search.textSearch
      ? [
          eb.or([
            eb('booking.internal_reference', 'ilike', like),
            sql<boolean>`case when ${leftBlind(search.reviewerId)} then ${alias} ilike ${like}
                else account.first_name || ' ' || account.last_name ilike ${like} or account.email ilike ${like} end`,
          ]),
        ]
      : []),
  ]);
};

/** The order in which lists begin, and in which one leads from applicant to applicant. */
const latestFirst = sql`coalesce(application.submitted_at, application.created_at) desc`;

const orders = {
  Recent: latestFirst,
  Oldest: sql`coalesce(application.submitted_at, application.created_at) asc`,
  Highest: sql`stars desc nulls last, application.created_at desc`,
  Lowest: sql`stars asc nulls last, application.created_at desc`,
} as const;

export async function listApplicants(db: Db, search: Search) {
  const found = db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('booking', 'booking.id', 'application.booking_id')
    .where(matching(search));
  const [items, total] = await Promise.all([
    found
      .leftJoin('job_code', 'job_code.id', 'application.job_code_id')
      .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
      .select([
        'application.id',
        'application.number',
        'account.id as account_id',
        'account.first_name',
        'account.last_name',
        'account.email',
        'account.picture',
        'booking.internal_reference as internalRef',
        leftBlind(search.reviewerId).as('blind'),
        'application.booking_id as bookingId',
        sql<ApplicationStatus>`application.status`.as('status'),
        'application.status_at as statusAt',
        'application.created_at as appliedAt',
        'application.submitted_at as interviewSentAt',
        'application.withdrawn_at as withdrawnAt',
        'application.reply_by as replyBy',
        sql<boolean>`application.seen_at is not null`.as('seen'),
        visibleStars(search.reviewerId).as('stars'),
      ])
      .select((eb) => [
        eb.fn.coalesce('job_code.title', 'job_ad.title').as('title'),
        eb.fn.coalesce('application.submitted_at', 'application.applied_at').as('sentAt'),
        eb
          .selectFrom('application_document')
          .whereRef('application_document.application_id', '=', 'application.id')
          .select(sql<number>`count(*)`.as('n'))
          .as('documentCount'),
      ])
      .orderBy(orders[search.sort])
      .orderBy('application.id')
      .limit(search.count)
      .offset((search.page - 1) * search.count)
      .execute(),
    found.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow(),
  ]);
  return { items, total: total.n };
}

export const countByStatus = (db: Db, scope: Scope, bookingId: string | undefined, corporate: boolean | undefined) =>
  db
    .selectFrom('application')
    .where(within(scope, 'application'))
    .where('anonymous_at', 'is', null)
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId ?? ''))
    .$if(corporate === true, (query) =>
      query.where('account_id', 'in', (of) =>
        of.selectFrom('account').select('account.id').where('corporate_company_id', '=', scope.companyId),
      ),
    )
    .select([
      sql<ApplicationStatus>`status`.as('status'),
      sql<number>`count(*)`.as('n'),
      sql<number>`count(*) filter (where ${progress.sent})`.as('sent'),
      sql<number>`count(*) filter (where ${progress['under-way']})`.as('underWay'),
      sql<number>`count(*) filter (where ${progress.unseen})`.as('unseen'),
    ])
    .groupBy('status')
    .execute();

export const meanStars = async (db: Db, applicationId: string, reviewerId: string) =>
  (
    await db
      .selectFrom('application')
      .select(visibleStars(reviewerId).as('stars'))
      .where('application.id', '=', applicationId)
      .executeTakeFirst()
  )?.stars ?? null;

/** The applications of the same booking around this one, newest first as the list shows them. */
export async function findNeighbours(db: Db, { id, booking_id }: { id: string; booking_id: string }) {
  const rows = await db
    .with('ordered', (with_) =>
      with_
        .selectFrom('application')
        .where('booking_id', '=', booking_id)
        .where('anonymous_at', 'is', null)
        .select(['id', sql<string | null>`lag(id) over listed`.as('previous'), sql<string | null>`lead(id) over listed`.as('next')])
        .modifyEnd(sql`window listed as (order by ${latestFirst}, id)`),
    )
    .selectFrom('ordered')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return { previous: rows?.previous ?? null, next: rows?.next ?? null };
}

export const findBooking = (db: Db, id: string, scope: Scope) =>
  db.selectFrom('booking').selectAll().where('id', '=', id).where(within(scope, 'booking')).executeTakeFirst();

/** A booking's title, reference and number of criteria. */
export const describeBooking = (db: Db, id: string, scope: Scope) =>
  db
    .selectFrom('booking')
    .leftJoin('job_code', 'job_code.booking_id', 'booking.id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'booking.id')
    .where('booking.id', '=', id)
    .where(within(scope, 'booking'))
    .select((eb) => [
      'booking.id as bookingId',
      'booking.internal_reference as internalRef',
      eb.fn.coalesce('job_code.title', 'job_ad.title').as('title'),
      sql<number>`(select count(*) from criterion where set_id =
        (select id from criteria_set where booking_id = booking.id order by made_at desc, id desc limit 1))`.as('criteria'),
    ])
    .executeTakeFirst();
