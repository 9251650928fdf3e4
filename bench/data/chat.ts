import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

export interface Talker {
  email: string;
  token: string;
}

/** So many pairs of a recruiter and a candidate who may write to each other, each signed in. */
export async function fillPairs(pool: pg.Pool, count: number): Promise<[Talker, Talker][]> {
  const tokens = Array.from({ length: count * 2 }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await pool.query(
    `with firm as (
       insert into company (id, name, slug, created_at)
       select gen_random_uuid(), 'Company ' || n, 'bench-' || n, now() from generate_series(1, $1) n returning id, slug
     ), recruiter as (
       insert into account (id, email, user_type, company_id, company_role, first_name, last_name, created_at, activated_at, confirmed_at)
       select gen_random_uuid(), 'recruiter@' || slug || '.example', 'Recruiter', id, 'owner', 'Rosa', 'Roth', now(), now(), now()
       from firm returning id, email
     ), candidate as (
       insert into account (id, email, user_type, first_name, last_name, created_at, activated_at, confirmed_at)
       select gen_random_uuid(), 'candidate@' || slug || '.example', 'Candidate', 'Jonas', 'Feld', now(), now(), now()
       from firm returning id, email
     ), known as (
       insert into candidate_contact (company_id, account_id, at)
       select firm.id, candidate.id, now() from firm join candidate on candidate.email = 'candidate@' || firm.slug || '.example'
     ), numbered as (
       select id, row_number() over (order by split_part(email, '@', 2), email) as n from (select * from recruiter union all select * from candidate) people
     )
     insert into session (token_hash, account_id, created_at, used_at, expires_at)
     select ($2::bytea[])[n], id, now(), now(), now() + interval '1 day' from numbered`,
    [count, hashes],
  );
  await pool.query('analyze');
  const { rows } = await pool.query<{ email: string; hash: Buffer }>(
    'select email, token_hash as hash from session join account on account.id = account_id',
  );
  const byHash = new Map(hashes.map((hash, index) => [hash.toString('hex'), tokens[index] ?? '']));
  const people = Object.groupBy(
    rows.map(({ email, hash }) => ({ email, token: byHash.get(hash.toString('hex')) ?? '' })),
    ({ email }) => email.split('@')[1] ?? '',
  );
  return Object.values(people).map((pair = []) => pair as [Talker, Talker]);
}
