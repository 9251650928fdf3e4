import { type NotNull, sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';

/** The applications of a person that have an interview, begun or not, the newest first. */
export const interviewsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('application')
    .innerJoin('job_code', (join) =>
      join.on(sql<boolean>`job_code.id = coalesce(application.job_code_id,
        (select code.id from job_code as code where code.booking_id = application.booking_id))`),
    )
    .innerJoin('company', 'company.id', 'job_code.company_id')
    .where('application.account_id', '=', accountId)
    .selectAll('application')
    .select([
      'job_code.title',
      'job_code.current_set',
      'job_code.published_at',
      'job_code.archived_at',
      'job_code.closes_at',
      'company.name as company_name',
      'company.deactivated_at as company_deactivated_at',
    ])
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id')
    .$narrowType<{ account_id: NotNull }>()
    .execute();

/** Deletes takes with all that hangs on them. */
export const deleteTakes = (db: Db, ids: string[]) => db.deleteFrom('take').where('id', '=', oneOf(ids)).execute();

/** Takes films back that wait, to be removed then. */
export const takeBack = (db: Db, ids: string[], removeAt: string) =>
  db.updateTable('take').set({ remove_at: removeAt }).where('id', '=', oneOf(ids)).execute();

export const offerAgain = (db: Db, id: string) => db.updateTable('take').set({ remove_at: null }).where('id', '=', id).execute();

const takenBack = (db: Db, now: string) => db.selectFrom('take').select('id').where('state', '=', 'offered').where('remove_at', '<=', now);

/** Films that were taken back and whose day is over. */
export const removalsDue = (db: Db, now: string, after: string, limit: number) =>
  takenBack(db, now).where('id', '>', after).orderBy('id').limit(limit).execute();

/** One of them, held until the transaction ends. */
export const lockRemovalDue = (db: Db, now: string, id: string) => takenBack(db, now).where('id', '=', id).forUpdate().executeTakeFirst();

const unanswered = (db: Db, before: string) =>
  db.selectFrom('take').select('id').where('state', '=', 'offered').where('arrived_at', '<', before);

/** Films that nobody answered in time. */
export const unansweredTakes = (db: Db, before: string, after: string, limit: number) =>
  unanswered(db, before).where('id', '>', after).orderBy('id').limit(limit).execute();

/** One of them, held until the transaction ends: a moment ago it may have been agreed to. */
export const lockUnanswered = (db: Db, before: string, id: string) =>
  unanswered(db, before).where('id', '=', id).forUpdate().executeTakeFirst();
