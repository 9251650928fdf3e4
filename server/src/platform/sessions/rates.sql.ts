import { sql } from 'kysely';
import type { Db } from '../postgres/db.ts';

/** Counts a call under a key and returns how many there were in the running window and when it ends. */
export async function countCall(db: Db, key: string, seconds: number, now: Date) {
  const resets = new Date(now.getTime() + seconds * 1000);
  const row = await db
    .insertInto('rate_count')
    .values({ key, calls: 1, resets_at: resets.toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        calls: sql`case when rate_count.resets_at <= ${now.toISOString()} then 1 else rate_count.calls + 1 end`,
        resets_at: sql`case when rate_count.resets_at <= ${now.toISOString()} then excluded.resets_at else rate_count.resets_at end`,
      }),
    )
    .returning(['calls', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { calls: row.calls, resetsAt: new Date(row.resets_at) };
}

/** How often a key was counted in the running window. */
export const countedCalls = async (db: Db, key: string, now: Date) =>
  (await db.selectFrom('rate_count').select('calls').where('key', '=', key).where('resets_at', '>', now.toISOString()).executeTakeFirst())
    ?.calls ?? 0;

export const forgetOldCounts = (db: Db, now: Date) => db.deleteFrom('rate_count').where('resets_at', '<', now.toISOString()).execute();
