import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export const findRemoval = (db: Db, jobCodeId: string) =>
  db.selectFrom('job_code_removal').selectAll().where('job_code_id', '=', jobCodeId).executeTakeFirst();

/** Plans that a job code goes; false where that was planned before. */
export const planRemoval = async (db: Db, row: Insertable<DB['job_code_removal']>) =>
  ((
    await db
      .insertInto('job_code_removal')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows ?? 0n) > 0n;

/** What was planned and is no more, if anything was. */
export const cancelRemoval = (db: Db, jobCodeId: string) =>
  db.deleteFrom('job_code_removal').where('job_code_id', '=', jobCodeId).returningAll().executeTakeFirst();

/** Removals whose day is over, in the order of their ids, that come after one; at most so many. */
export const removalsDue = (db: Db, now: string, after: string, limit: number) =>
  db.selectFrom('job_code_removal').select('id').where('remove_at', '<=', now).where('id', '>', after).orderBy('id').limit(limit).execute();

/** The job code that a removal is of. */
export const codeOfRemoval = async (db: Db, id: string) =>
  (await db.selectFrom('job_code_removal').select('job_code_id').where('id', '=', id).executeTakeFirst())?.job_code_id;
