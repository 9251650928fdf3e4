import { sql } from 'kysely';
import type { Db } from '../postgres/db.ts';

/**
 * Gives back the jobs whose worker has gone without a word: those without a sign of life for so many seconds, or with
 * `null` all that are held, for a program that knows itself to be the only one. They are due at once; one that took its
 * worker with it three times in a row waits longer and longer, so that it cannot keep the program from running.
 */
export const takeBackJobs = async (db: Db, silentSeconds: number | null) =>
  (
    await sql<{ id: string; name: string }>`
      update pgboss.job
      set state = 'retry',
        heartbeat_on = null,
        start_after = now() + case when taken_back < 3 then interval '0' else least(3600, 5 * 2 ^ least(taken_back, 16)) * interval '1 second' end,
        output = jsonb_build_object('value', jsonb_build_object('message', 'its worker is gone', 'takenBack', taken_back + 1))
      from (
        select name as held_name, id as held_id, coalesce((output #>> '{value,takenBack}')::integer, 0) as taken_back
        from pgboss.job
        where state = 'active'
          and (${silentSeconds}::integer is null
            or heartbeat_seconds is not null and coalesce(heartbeat_on, started_on) < now() - ${silentSeconds}::integer * interval '1 second')
        for update skip locked
      ) held
      where job.name = held_name and job.id = held_id
      returning job.id, job.name`.execute(db)
  ).rows;

export interface QueueFound {
  name: string;
  waiting: number;
  later: number;
  running: number;
  failed: number;
  waitingSince: string | null;
}

/** Kinds of work of which some is there, those with failures first. */
export const listQueues = async (db: Db) =>
  (
    await sql<QueueFound>`
      select * from (
        select name,
          count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
          count(*) filter (where state in ('created', 'retry') and start_after > now()) as later,
          count(*) filter (where state = 'active') as running,
          count(*) filter (where state = 'failed') as failed,
          min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as "waitingSince"
        from pgboss.job group by name
      ) kind where waiting + later + running + failed > 0
      order by failed desc, waiting desc, name`.execute(db)
  ).rows;

/** Work that failed for good, the latest first; its fault is what the last try threw. */
export async function listFailedJobs(db: Db, { page, count }: { page: number; count: number }) {
  const { rows } = await sql<{ id: string; name: string; failedAt: string; tries: number; fault: string; total: number }>`
    select id, name, coalesce(completed_on, created_on) as "failedAt", retry_count + 1 as tries,
      left(coalesce(output #>> '{value,message}', output ->> 'message', output::text, ''), 1000) as fault, count(*) over () as total
    from pgboss.job where state = 'failed'
    order by 3 desc, id limit ${count} offset ${(page - 1) * count}`.execute(db);
  const items = rows.map(({ id, name, failedAt, tries, fault }) => ({ id, name, failedAt, tries, fault }));
  return { items, total: rows[0]?.total ?? 0, page, count };
}

/** Queues failed work of a kind once more, unless work of the same key waits already; returns how many. */
export async function retryFailedJobs(db: Db, name: string, id: string | undefined) {
  const one = id === undefined ? sql`true` : sql`id = ${id}::uuid`;
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
    where state = 'failed' and name = ${name} and ${one} and (singleton_key is null or (
      -- the latest of a key, and only while no other of it is there
      not exists (select 1 from pgboss.job other where other.name = job.name and other.singleton_key = job.singleton_key
        and other.state in ('created', 'retry', 'active'))
      and not exists (select 1 from pgboss.job later where later.name = job.name and later.singleton_key = job.singleton_key
        and later.state = 'failed' and (later.created_on, later.id) > (job.created_on, job.id))))
    returning id`.execute(db);
  return rows.length;
}
