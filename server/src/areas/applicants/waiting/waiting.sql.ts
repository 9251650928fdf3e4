import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import { faceColumns, titleOfJob } from '../../applications/index.ts';
import { matching, orderOf, type Search } from '../finding.sql.ts';
import { dayAsked } from '../review/review-requests.sql.ts';

/** So many of those who wait in a job are shown by face. */
const mostFaces = 3;

const ofJob = sql`partition by application.booking_id`;
/** What was promised to whoever nobody has answered yet. */
const promised = sql<
  string | null
>`case when application.decided_at is null and application.withdrawn_at is null then application.reply_by end`;

export type Waiting = Omit<Search, 'page' | 'count'>;

/**
 * Who waits in each job, the first of them in the order of the queue that leads through them, how many there are and the
 * earliest day by which they are wanted; the jobs by that day. They are those whom the queue of the same search leads through.
 */
export const listWaiting = (db: Db, search: Waiting, mostJobs: number) => {
  const day = search.assigned ? (dayAsked(search.reviewerId) as RawBuilder<string | null>) : promised;
  const sentAt = sql<string>`coalesce(application.submitted_at, application.applied_at)`;
  return db
    .with('waiting', (within) =>
      within
        .selectFrom('application')
        .innerJoin('account', 'account.id', 'application.account_id')
        .innerJoin('booking', 'booking.id', 'application.booking_id')
        .where(matching(search))
        .where(matching({ ...search, progress: 'sent' }))
        .select([
          'application.id',
          sql<number>`row_number() over (${ofJob} order by ${orderOf(search)}, application.id)`.as('place'),
          sql<number>`count(*) over (${ofJob})`.as('n'),
          sql<string | null>`min(${day}) over (${ofJob})`.as('day'),
          sql<string>`min(${sentAt}) over (${ofJob})`.as('since'),
        ]),
    )
    .selectFrom('waiting')
    .innerJoin('application', 'application.id', 'waiting.id')
    .innerJoin('account', 'account.id', 'application.account_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .where('waiting.place', '<=', mostFaces)
    .select(['application.id', 'application.booking_id', 'waiting.n', 'waiting.day', 'waiting.since', titleOfJob.as('title')])
    .select(faceColumns(search.reviewerId))
    .orderBy('waiting.day', (order) => order.asc().nullsLast())
    .orderBy('waiting.since')
    .orderBy('application.booking_id')
    .orderBy('waiting.place')
    .limit(mostJobs * mostFaces)
    .execute();
};

/** How many of each of these jobs came as far as a talk, and how many of them were accepted. */
export const countStages = (db: Db, bookings: readonly string[]) =>
  db
    .selectFrom('application')
    .where('booking_id', '=', oneOf(bookings))
    .where('anonymous_at', 'is', null)
    .select([
      'booking_id',
      sql<number>`count(*) filter (where status in ('Interview', 'Accepted'))`.as('talk'),
      sql<number>`count(*) filter (where status = 'Accepted')`.as('accepted'),
    ])
    .groupBy('booking_id')
    .execute();
