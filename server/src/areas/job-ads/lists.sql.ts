import { activeDays, type JobAdState, visibleDays } from '@vitrine/contract/job-ads/card.ts';
import type { Paging } from '@vitrine/contract/vocabulary.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { within } from '../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../platform/sessions/scope.ts';

/** The state of a job ad row at an instant, the same as `stateOfAd`. */
const stateAt = (now: string) => sql<JobAdState>`case
  when job_ad.archived_at is not null then 'archived'
  when job_ad.published_at is null then 'draft'
  when job_ad.published_at + make_interval(hours => ${visibleDays * 24}) <= ${now}::timestamptz then 'expired'
  when job_ad.published_at + make_interval(hours => ${activeDays * 24}) <= ${now}::timestamptz or job_ad.closes_at <= ${now}::timestamptz then 'closed'
  else 'open' end`;

interface Asked extends Paging {
  scope: Scope;
  state: JobAdState;
  search: string;
  category: string | undefined;
  now: string;
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, (one) => `\\${one}`)}%`;

const matching = (db: Db, { scope, search, category }: Pick<Asked, 'scope' | 'search' | 'category'>) =>
  db
    .selectFrom('job_ad')
    .leftJoin('job_code', 'job_code.booking_id', 'job_ad.booking_id')
    .where(within(scope, 'job_ad'))
    .$if(category !== undefined, (all) => all.where('job_ad.category', '=', category ?? ''))
    .$if(search !== '', (all) =>
      all.where((eb) =>
        eb.or([
          eb('job_ad.title', 'ilike', like(search)),
          eb('job_ad.booking_id', '=', search.toLowerCase()),
          eb('job_code.id', '=', search.toLowerCase()),
          eb('job_code.title', 'ilike', like(search)),
        ]),
      ),
    );

/** One page of the ads within a scope in a state, the latest changed first. */
export const listJobAds = (db: Db, asked: Asked) =>
  matching(db, asked)
    .where(stateAt(asked.now), '=', asked.state)
    .selectAll('job_ad')
    .select([
      'job_code.id as code_id',
      'job_code.title as code_title',
      'job_code.published_at as code_published_at',
      'job_code.archived_at as code_archived_at',
      'job_code.closes_at as code_closes_at',
    ])
    .select((eb) => {
      const applied = eb
        .selectFrom('application')
        .whereRef('application.booking_id', '=', 'job_ad.booking_id')
        .where('application.anonymous_at', 'is', null);
      const sentAt = sql`coalesce(application.submitted_at, application.applied_at)`;
      const sent = applied.where(sql<boolean>`${sentAt} is not null`);
      return [
        sent.select(sql<number>`count(*)`.as('count')).as('applicants'),
        applied.where(sql<boolean>`${sentAt} is null`).select(sql<number>`count(*)`.as('count')).as('underWay'),
        sent.where('seen_at', 'is', null).select(sql<number>`count(*)`.as('count')).as('unseen'),
      ];
    })
    .orderBy('job_ad.updated_at', 'desc')
    .orderBy('job_ad.id')
    .limit(asked.count)
    .offset((asked.page - 1) * asked.count)
    .execute();

/** How many of the ads within a scope that fit the search are in each state. */
export async function countByState(db: Db, asked: Pick<Asked, 'scope' | 'search' | 'category' | 'now'>) {
  const counts: Record<JobAdState, number> = { open: 0, draft: 0, closed: 0, expired: 0, archived: 0 };
  const rows = await matching(db, asked)
    .select([stateAt(asked.now).as('state'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`1`)
    .execute();
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
