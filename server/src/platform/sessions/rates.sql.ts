import { sql } from 'kysely';
import { compiledOnce } from '../postgres/compiled-once.ts';
import type { Db } from '../postgres/db.ts';

<<<<<<< HEAD
const count = compiledOnce((db, key: string, now: string, resets: string) =>
  db
    .insertInto('rate_count')
    .values({ key, calls: 1, resets_at: resets })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        calls: sql`case when rate_count.resets_at <= ${now} then 1 else rate_count.calls + 1 end`,
        resets_at: sql`case when rate_count.resets_at <= ${now} then excluded.resets_at else rate_count.resets_at end`,
      }),
    )
    .returning(['calls', 'resets_at']),
);

/** Counts a call under a key and returns how many there were in the running window and when it ends. */
export async function countCall(db: Db, key: string, seconds: number, now: Date) {
  const resets = new Date(now.getTime() + seconds * 1000);
  const [row] = await count(db, key, now.toISOString(), resets.toISOString());
  if (!row) throw new Error('a counted call has no row');
  return { calls: row.calls, resetsAt: new Date(row.resets_at) };
=======
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
>>>>>>> talking
}

/** How often a key was counted in the running window. */
export const countedCalls = async (db: Db, key: string, now: Date) =>
  (await db.selectFrom('rate_count').select('calls').where('key', '=', key).where('resets_at', '>', now.toISOString()).executeTakeFirst())
    ?.calls ?? 0;

export const forgetOldCounts = (db: Db, now: Date) => db.deleteFrom('rate_count').where('resets_at', '<', now.toISOString()).execute();
