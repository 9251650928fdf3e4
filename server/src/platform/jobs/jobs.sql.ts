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
