import { activeDays } from '@vitrine/contract/job-ads/card.ts';
import type { JobCodeState, ProductType } from '@vitrine/contract/job-codes/shapes.ts';
import type { Paging } from '@vitrine/contract/vocabulary.ts';
import { type ExpressionBuilder, type Nullable, sql } from 'kysely';
import { holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { within } from '../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../platform/sessions/scope.ts';
import type { DB } from '../../platform/tables.ts';
import { isUnseen } from '../applications/index.ts';

/** The state of a job code row at an instant, the same as `stateOf`. */
const codeStateAt = (now: string) => sql<JobCodeState>`case
  when job_code.archived_at is not null then 'archived'
  when job_code.published_at is null then 'inactive'
  when job_code.closes_at <= ${now} then 'expired'
  else 'active' end`;

const adClosesAt = sql<string | null>`least(job_ad.closes_at, job_ad.published_at + make_interval(hours => ${sql.lit(activeDays * 24)}))`;

/** The state of a job ad row in the words of job codes: expired as soon as it takes no applications. */
const adStateAt = (now: string) => sql<JobCodeState>`case
  when job_ad.archived_at is not null then 'archived'
  when job_ad.published_at is null then 'inactive'
  when ${adClosesAt} <= ${now}::timestamptz then 'expired'
  else 'active' end`;

interface Asked extends Paging {
  scope: Scope;
  state: JobCodeState;
  /** Left out: products of both types. */
  type?: ProductType | undefined;
  search: string;
  /** Reads on after this product, in the order of the bookings. */
  after?: { bookingId: string; type: string } | undefined;
  now: string;
}
type Matching = Pick<Asked, 'scope' | 'search' | 'type' | 'now'>;

const codes = (db: Db, { scope, search, now }: Matching) =>
  db
    .selectFrom('job_code')
    .where(within(scope, 'job_code'))
    .$if(search !== '', (all) => all.where((eb) => eb.or([holds('job_code.title', search), eb('job_code.id', '=', search.toLowerCase())])))
    .select([sql<ProductType>`'jobcode'`.as('type'), 'job_code.booking_id', codeStateAt(now).as('state'), 'job_code.updated_at']);

const ads = (db: Db, { scope, search, now }: Matching) =>
  db
    .selectFrom('job_ad')
    .where(within(scope, 'job_ad'))
    .$if(search !== '', (all) =>
      all.where((eb) => eb.or([holds('job_ad.title', search), eb('job_ad.booking_id', '=', search.toLowerCase())])),
    )
    .select([sql<ProductType>`'jobad'`.as('type'), 'job_ad.booking_id', adStateAt(now).as('state'), 'job_ad.updated_at']);

/** What stands under the bookings within a scope, narrow: sorted and cut before the rest of it is read. */
const products = (db: Db, asked: Matching) =>
  db
    .selectFrom(codes(db, asked).unionAll(ads(db, asked)).as('product'))
    .$if(asked.type !== undefined, (all) => all.where('type', '=', asked.type as ProductType));

/** The applicants of what is shown, as their lists count them; all in one reading. */
const counted = sql<{ applicants: number; underWay: number; unseen: number }>`(
  select count(sent_at) as applicants, count(*) filter (where sent_at is null) as "underWay", count(*) filter (where unseen) as unseen
  from (
    select coalesce(application.submitted_at, application.applied_at) as sent_at, ${isUnseen} as unseen from application
    where application.booking_id = shown.booking_id and application.anonymous_at is null) as application)`;

const questionsOf = (eb: ExpressionBuilder<DB & { job_code: Nullable<DB['job_code']> }, 'job_code'>) =>
  eb.selectFrom('question').whereRef('question.set_id', '=', 'job_code.current_set');

/** One page of the products within a scope in a state, the latest changed first. */
export const listProducts = (db: Db, asked: Asked) =>
  db
    .selectFrom(
      products(db, asked)
        .where('state', '=', asked.state)
        .selectAll()
        .$if(asked.after !== undefined, (query) =>
          query.where(sql<boolean>`(booking_id, type) > (${asked.after?.bookingId}, ${asked.after?.type})`),
        )
        .$if(asked.after === undefined, (query) => query.orderBy('updated_at', 'desc'))
        .orderBy('booking_id')
        .orderBy('type')
        .limit(asked.count)
        .offset((asked.page - 1) * asked.count)
        .as('shown'),
    )
    .leftJoin('job_code', (join) => join.onRef('job_code.booking_id', '=', 'shown.booking_id').on('shown.type', '=', 'jobcode'))
    .leftJoin('job_ad', (join) => join.onRef('job_ad.booking_id', '=', 'shown.booking_id').on('shown.type', '=', 'jobad'))
    .leftJoin('account', (join) => join.on((eb) => eb('account.id', '=', eb.fn.coalesce('job_code.created_by', 'job_ad.created_by'))))
    .innerJoinLateral(counted.as('counted'), (join) => join.onTrue())
    .select((eb) => {
      const questions = questionsOf(eb);
      return [
        'shown.type',
        'shown.booking_id as bookingId',
        'shown.state',
        'shown.updated_at as updatedAt',
        sql<string>`coalesce(job_code.id, job_ad.id::text)`.as('id'),
        sql<string>`coalesce(job_code.title, job_ad.title)`.as('title'),
        eb.fn.coalesce('job_code.deadline', 'job_ad.closing_date').as('deadline'),
        sql<string | null>`coalesce(job_code.closes_at, ${adClosesAt})`.as('closesAt'),
        eb.fn.coalesce('job_code.published_at', 'job_ad.published_at').as('publishedAt'),
        'job_ad.thumbnail',
        'job_code.welcome_poster as welcomePoster',
        sql<string>`coalesce(account.first_name || ' ' || account.last_name, '')`.as('createdBy'),
        questions.select(sql<number>`count(*)`.as('count')).as('questionCount'),
        questions.select(sql<number>`coalesce(sum(seconds), 0)`.as('sum')).as('seconds'),
        questions.select('video_poster').where('video_poster', 'is not', null).orderBy('position').limit(1).as('questionPoster'),
        eb
          .selectFrom('invitation')
          .whereRef('invitation.job_code_id', '=', 'job_code.id')
          .where('cancelled_at', 'is', null)
          .where('deleted_at', 'is', null)
          .select(sql<number>`count(*)`.as('count'))
          .as('invited'),
        'counted.applicants',
        'counted.underWay',
        'counted.unseen',
      ];
    })
    .$if(asked.after === undefined, (query) => query.orderBy('shown.updated_at', 'desc'))
    .orderBy('shown.booking_id')
    .orderBy('shown.type')
    .execute();

/** How many of the products within a scope that fit the search are in each state. */
export async function countByState(db: Db, asked: Matching) {
  const counts: Record<JobCodeState, number> = { active: 0, inactive: 0, expired: 0, archived: 0 };
  const rows = await products(db, asked)
    .select(['state', sql<number>`count(*)`.as('count')])
    .groupBy('state')
    .execute();
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
