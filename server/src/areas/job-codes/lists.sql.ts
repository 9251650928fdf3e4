import type { JobCodeState } from '@vitrine/contract/job-codes/shapes.ts';
import type { Paging } from '@vitrine/contract/vocabulary.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { DB } from '../../platform/tables.ts';

/** The state of a job code row at an instant, the same as `stateOf`. */
const stateAt = (now: string) => sql<JobCodeState>`case
  when job_code.archived_at is not null then 'archived'
  when job_code.published_at is null then 'inactive'
  when job_code.closes_at <= ${now} then 'expired'
  else 'active' end`;

const questionsOf = (eb: ExpressionBuilder<DB, 'job_code'>) =>
  eb.selectFrom('question').whereRef('question.set_id', '=', 'job_code.current_set');

const sentTo = (eb: ExpressionBuilder<DB, 'job_code'>) =>
  eb
    .selectFrom('application')
    .whereRef('application.booking_id', '=', 'job_code.booking_id')
    .where('application.submitted_at', 'is not', null);

interface Asked extends Paging {
  companyId: string;
  state: JobCodeState;
  search: string;
  now: string;
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, (one) => `\\${one}`)}%`;

const matching = (db: Db, { companyId, search }: Pick<Asked, 'companyId' | 'search'>) => {
  const all = db.selectFrom('job_code').where('job_code.company_id', '=', companyId);
  if (search === '') return all;
  return all.where((eb) => eb.or([eb('job_code.title', 'ilike', like(search)), eb('job_code.id', '=', search.toLowerCase())]));
};

/** One page of a company's job codes in a state, the latest changed first. */
export const listJobCodes = (db: Db, asked: Asked) =>
  matching(db, asked)
    .leftJoin('account', 'account.id', 'job_code.created_by')
    .where(stateAt(asked.now), '=', asked.state)
    .select((eb) => [
      'job_code.id',
      'job_code.booking_id as bookingId',
      'job_code.title',
      stateAt(asked.now).as('state'),
      'job_code.deadline',
      'job_code.closes_at as closesAt',
      'job_code.updated_at as updatedAt',
      'job_code.published_at as publishedAt',
      'job_code.welcome_poster as welcomePoster',
      sql<string>`coalesce(account.first_name || ' ' || account.last_name, '')`.as('createdBy'),
      questionsOf(eb).select(sql<number>`count(*)`.as('count')).as('questionCount'),
      questionsOf(eb).select(sql<number>`coalesce(sum(seconds), 0)`.as('sum')).as('seconds'),
      questionsOf(eb).select('video_poster').where('video_poster', 'is not', null).orderBy('position').limit(1).as('questionPoster'),
      eb
        .selectFrom('invitation')
        .whereRef('invitation.job_code_id', '=', 'job_code.id')
        .where('cancelled_at', 'is', null)
        .where('deleted_at', 'is', null)
        .select(sql<number>`count(*)`.as('count'))
        .as('invited'),
      sentTo(eb).select(sql<number>`count(*)`.as('count')).as('applicants'),
      sentTo(eb).where('seen_at', 'is', null).select(sql<number>`count(*)`.as('count')).as('unseen'),
    ])
    .orderBy('job_code.updated_at', 'desc')
    .orderBy('job_code.id')
    .limit(asked.count)
    .offset((asked.page - 1) * asked.count)
    .execute();

/** How many of a company's job codes that fit the search are in each state. */
export async function countByState(db: Db, asked: Pick<Asked, 'companyId' | 'search' | 'now'>) {
  const counts: Record<JobCodeState, number> = { active: 0, inactive: 0, expired: 0, archived: 0 };
  const rows = await matching(db, asked)
    .select([stateAt(asked.now).as('state'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`1`)
    .execute();
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
