import { sql } from 'kysely';
import type { Db } from '../postgres/db.ts';

/** Counts a call under each of these keys, and returns for each how many there were in its running window and when that ends. */
export async function countCalls(db: Db, keys: readonly string[], seconds: number, now: Date) {
  const resets = new Date(now.getTime() + seconds * 1000).toISOString();
  const { rows } = await sql<{ key: string; calls: number; resetsAt: string }>`
    insert into rate_count (key, calls, resets_at)
    select key, count(*), ${resets}::timestamptz from unnest(${[...keys]}::text[]) key group by key order by key
    on conflict (key) do update set
      calls = case when rate_count.resets_at <= ${now.toISOString()} then excluded.calls else rate_count.calls + excluded.calls end,
      resets_at = case when rate_count.resets_at <= ${now.toISOString()} then excluded.resets_at else rate_count.resets_at end
    returning key, calls, resets_at as "resetsAt"`.execute(db);
  const counted = new Map(rows.map(({ key, calls, resetsAt }) => [key, { calls, resetsAt: new Date(resetsAt) }]));
  // the last of several under one key is the one that makes them so many
  return keys
    .toReversed()
    .map((key) => {
      const { calls, resetsAt } = counted.get(key) ?? { calls: 1, resetsAt: now };
      counted.set(key, { calls: calls - 1, resetsAt });
      return { calls, resetsAt };
    })
    .toReversed();
}

/** Counts a call under a key and returns how many there were in the running window and when it ends. */
export async function countCall(db: Db, key: string, seconds: number, now: Date) {
  const [counted] = await countCalls(db, [key], seconds, now);
  if (!counted) throw new Error('a call was not counted');
  return counted;
}

/** How often a key was counted in the running window. */
export const countedCalls = async (db: Db, key: string, now: Date) =>
  (await db.selectFrom('rate_count').select('calls').where('key', '=', key).where('resets_at', '>', now.toISOString()).executeTakeFirst())
    ?.calls ?? 0;

export const forgetOldCounts = (db: Db, now: Date) => db.deleteFrom('rate_count').where('resets_at', '<', now.toISOString()).execute();
