import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../server/src/platform/postgres/migrate.ts';
import { startPostgres } from '../../server/src/platform/postgres/postgres.ts';
import { fillPairs, type Talker } from './chat.ts';
import { fill } from './search.ts';

/** What an installation has before a day begins: ads to look for, and pairs who write to each other. The program is not running. */
export async function fillBefore(dir: string, { ads, pairs }: { ads: number; pairs: number }): Promise<[Talker, Talker][]> {
  const server = await startPostgres(dir, (why) => process.stderr.write(`${why}\n`));
  const pool = new pg.Pool({ host: server.host, user: server.user, database: 'postgres' });
  // a connection that is cut when the database ends is no fault
  pool.on('error', () => undefined);
  try {
    await migrate(pool);
    await fill(pool, ads);
    // the ads of the demo come after them
    await pool.query(`select setval(pg_get_serial_sequence('job_ad', 'id'), (select max(id) from job_ad))`);
    return await fillPairs(pool, pairs);
  } finally {
    await pool.end();
    await server.stop();
  }
}

/** So many colleagues of a recruiter, each signed in; their tokens. */
export async function fillColleagues(pool: pg.Pool, email: string, count: number) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await pool.query(
    `with made as (
       insert into account (id, email, user_type, company_id, company_role, first_name, last_name, created_at, activated_at, confirmed_at)
       select gen_random_uuid(), 'colleague' || n || '@bench.example', 'Recruiter', company_id, 'recruiter', 'Rosa', 'Roth', now(), now(), now()
       from account, generate_series(1, $2::integer) n where email = $1 returning id
     ), numbered as (select id, row_number() over () as n from made)
     insert into session (token_hash, account_id, created_at, used_at, expires_at)
     select ($3::bytea[])[n], id, now(), now(), now() + interval '1 day' from numbered`,
    [email, count, tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  return tokens;
}
