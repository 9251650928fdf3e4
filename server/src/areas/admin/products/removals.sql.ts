import type { Db } from '../../../platform/postgres/db.ts';

/** Plans that an application goes at a moment; returns when it does, which stays the earlier moment where that was planned before. */
export async function planRemoval(db: Db, application_id: string, remove_at: string) {
  await db
    .insertInto('application_removal')
    .values({ application_id, remove_at })
    .onConflict((on) => on.doNothing())
    .execute();
  const planned = await db
    .selectFrom('application_removal')
    .select('remove_at')
    .where('application_id', '=', application_id)
    .executeTakeFirstOrThrow();
  return planned.remove_at;
}

/** Whether there was something to cancel. */
export const cancelRemoval = async (db: Db, applicationId: string) =>
  (await db.deleteFrom('application_removal').where('application_id', '=', applicationId).executeTakeFirst()).numDeletedRows > 0;

/** Applications whose day is over, in the order of their ids, that come after one; at most so many. */
export const removalsDue = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('application_removal')
    .select('application_id as id')
    .where('remove_at', '<=', now)
    .where('application_id', '>', after)
    .orderBy('application_id')
    .limit(limit)
    .execute();

export const isRemovalDue = async (db: Db, applicationId: string, now: string) =>
  (await db
    .selectFrom('application_removal')
    .select('application_id')
    .where('application_id', '=', applicationId)
    .where('remove_at', '<=', now)
    .executeTakeFirst()) !== undefined;
