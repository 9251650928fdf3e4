import { activeDays, type JobAdState, visibleDays } from '@vitrine/contract/job-ads/card.ts';
import type { JobOrder, JobState } from '@vitrine/contract/job-ads/jobs.ts';
import type { JobCodeState } from '@vitrine/contract/job-codes/shapes.ts';
import type { Paging } from '@vitrine/contract/vocabulary.ts';
import { sql } from 'kysely';
import type { Behind } from '../../platform/cursors.ts';
import { holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { within } from '../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../platform/sessions/scope.ts';
import { isUnseen } from '../applications/index.ts';

/** The state of a job ad row at an instant, the same as `stateOfAd`; null where there is none. */
const adStateAt = (now: string) => sql<JobAdState | null>`case
  when job_ad.id is null then null
  when job_ad.archived_at is not null then 'archived'
  when job_ad.published_at is null then 'draft'
  when job_ad.published_at + make_interval(hours => ${visibleDays * 24}) <= ${now}::timestamptz then 'expired'
  when job_ad.published_at + make_interval(hours => ${activeDays * 24}) <= ${now}::timestamptz or job_ad.closes_at <= ${now}::timestamptz then 'closed'
  else 'open' end`;

/** The state of a job code row at an instant, the same as `stateOf` of job codes; null where there is none. */
const codeState = (now: string) => sql<JobCodeState | null>`case
  when job_code.id is null then null
  when job_code.archived_at is not null then 'archived'
  when job_code.published_at is null then 'inactive'
  when job_code.closes_at <= ${now} then 'expired'
  else 'active' end`;

/** A job is what its parts are: open while one of them is, and closed rather than a draft once people could apply. */
const stateAt = (now: string) => sql<JobState>`case
  when ${adStateAt(now)} = 'open' or ${codeState(now)} = 'active' then 'open'
  when ${adStateAt(now)} in ('closed', 'expired') or ${codeState(now)} = 'expired' then 'closed'
  when ${adStateAt(now)} = 'draft' or ${codeState(now)} = 'inactive' then 'draft'
  else 'archived' end`;

const title = sql<string>`coalesce(nullif(job_ad.title, ''), job_code.title, '')`;
const changedAt = sql<string>`greatest(job_ad.updated_at, job_code.updated_at)`;
const endsAt = sql<
  string | null
>`least(job_ad.closes_at, job_ad.published_at + make_interval(hours => ${sql.lit(activeDays * 24)}), job_code.closes_at)`;
const sentTo = sql`from application where application.booking_id = booking.id and application.anonymous_at is null
  and coalesce(application.submitted_at, application.applied_at) is not null`;
const unseen = sql<number>`(select count(*) ${sentTo} and ${isUnseen})`;

const orders = {
  changed: sql`${changedAt} desc`,
  unseen: sql`${unseen} desc, ${changedAt} desc`,
  ending: sql`${endsAt} nulls last, ${changedAt} desc`,
  title: sql`lower(${title})`,
} satisfies Record<JobOrder, unknown>;

interface Asked extends Paging {
  scope: Scope;
  state: JobState;
  order: JobOrder;
  search: string;
  category: string | undefined;
  /** Reads on after this, in the order in which jobs began. */
  after?: Behind | undefined;
  now: string;
}
type Matching = Pick<Asked, 'scope' | 'search' | 'category'>;

/** What stands under the bookings within a scope that fit the search. */
const matching = (db: Db, { scope, search, category }: Matching) =>
  db
    .selectFrom('booking')
    .leftJoin('job_ad', 'job_ad.booking_id', 'booking.id')
    .leftJoin('job_code', 'job_code.booking_id', 'booking.id')
    .where(within(scope, 'booking'))
    .where((eb) => eb.or([eb('job_ad.id', 'is not', null), eb('job_code.id', 'is not', null)]))
    .$if(category !== undefined, (all) => all.where('job_ad.category', '=', category ?? ''))
    .$if(search !== '', (all) =>
      all.where((eb) =>
        eb.or([
          // both at once: to fold a title takes longer than to look into it
          holds(sql`concat_ws(chr(10), job_ad.title, job_code.title)`, search),
          eb('booking.id', '=', search.toLowerCase()),
          eb('job_code.id', '=', search.toLowerCase()),
        ]),
      ),
    );

/** One page of the jobs within a scope in a state. */
export const listJobs = (db: Db, asked: Asked) =>
  matching(db, asked)
    .where(stateAt(asked.now), '=', asked.state)
    .select((eb) => {
      const questions = eb.selectFrom('question').whereRef('question.set_id', '=', 'job_code.current_set');
      return [
        'booking.id as bookingId',
        'booking.company_id as companyId',
        'booking.created_at as begunAt',
        title.as('title'),
        stateAt(asked.now).as('state'),
        adStateAt(asked.now).as('adState'),
        codeState(asked.now).as('codeState'),
        'job_ad.id as adId',
        'job_ad.places',
        'job_ad.remote',
        'job_ad.category',
        'job_ad.thumbnail',
        'job_ad.published_at',
        'job_ad.archived_at',
        'job_ad.closes_at',
        'job_code.id as codeId',
        'job_code.welcome_poster',
        endsAt.as('endsAt'),
        changedAt.as('updatedAt'),
        questions.select(sql<number>`count(*)`.as('count')).as('questionCount'),
        questions.select('video_poster').where('video_poster', 'is not', null).orderBy('position').limit(1).as('questionPoster'),
        eb
          .selectFrom('invitation')
          .whereRef('invitation.job_code_id', '=', 'job_code.id')
          .where('cancelled_at', 'is', null)
          .where('deleted_at', 'is', null)
          .select(sql<number>`count(*)`.as('count'))
          .as('invited'),
        sql<number>`(select count(*) ${sentTo})`.as('applicants'),
        eb
          .selectFrom('application')
          .whereRef('application.booking_id', '=', 'booking.id')
          .where('application.anonymous_at', 'is', null)
          .where(sql<boolean>`coalesce(application.submitted_at, application.applied_at) is null`)
          .select(sql<number>`count(*)`.as('count'))
          .as('underWay'),
        unseen.as('unseen'),
      ];
    })
    .$if(asked.after !== undefined, (query) =>
      query
        .where(sql<boolean>`(booking.created_at, booking.id) > (${asked.after?.at}::timestamptz, ${asked.after?.id})`)
        .where('booking.created_at', '<', asked.after?.until ?? ''),
    )
    .orderBy(asked.after ? sql`booking.created_at` : orders[asked.order])
    .orderBy('booking.id')
    .limit(asked.count)
    .offset((asked.page - 1) * asked.count)
    .execute();

/** What jobs within a scope that fit the search are called, and how they stand. */
export const listNamed = (db: Db, asked: Matching & Pick<Asked, 'now'>, most: number) =>
  matching(db, asked)
    .select(['booking.id as bookingId', title.as('title'), stateAt(asked.now).as('state')])
    .orderBy(changedAt, 'desc')
    .orderBy('booking.id')
    .limit(most)
    .execute();

/** How many of the jobs within a scope that fit the search are in each state. */
export async function countByState(db: Db, asked: Matching & Pick<Asked, 'now'>) {
  const counts: Record<JobState, number> = { open: 0, draft: 0, closed: 0, archived: 0 };
  const rows = await matching(db, asked)
    .select([stateAt(asked.now).as('state'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`1`)
    .execute();
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
