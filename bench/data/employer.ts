import type pg from 'pg';

export const companyId = '00000000-0000-4000-8000-00000000c0de';
export const ownerId = '00000000-0000-4000-8000-0000000000e1';

const trades = ['Baker', 'Roofer', 'Nurse', 'Cook', 'Driver', 'Joiner', 'Clerk', 'Welder', 'Florist', 'Tailor'];

/**
 * Fills a company with so many jobs, an ad and a job code under each booking, and so many applicants under them, the newest
 * jobs with the most. Triggers and foreign keys are off.
 */
export async function fillEmployer(pool: pg.Pool, jobs: number, applicants: number) {
  const written = ['company', 'account', 'booking', 'job_ad', 'job_code', 'application', 'applicant_rating', 'invitation'];
  for (const table of written) await pool.query(`alter table ${table} disable trigger all`);
  await pool.query(`insert into company (id, name, slug, created_at) values ($1, 'Werk', 'werk', now() - interval '900 days')`, [
    companyId,
  ]);
  await pool.query(
    `insert into account (id, email, user_type, company_id, company_role, first_name, last_name, created_at, activated_at)
     values ($1, 'owner@werk.test', 'Recruiter', $2, 'owner', 'Olga', 'Berg', now(), now())`,
    [ownerId, companyId],
  );
  await pool.query(
    `insert into booking (id, company_id, created_at) select 'b' || g, $1, now() - interval '900 days' * (1 - g::float8 / $2)
     from generate_series(1, $2::int) g`,
    [companyId, jobs],
  );
  const title = `($1::text[])[1 + g % ${trades.length}] || ' ' || g`;
  const numbered = `(select id, company_id, created_at, substr(id, 2)::int as g from booking) booking`;
  await pool.query(
    `insert into job_ad (booking_id, company_id, title, created_at, updated_at, published_at, archived_at)
     select id, company_id, ${title}, created_at, created_at, case when g % 10 > 0 then created_at end, case when g % 4 = 0 then created_at end
     from ${numbered}`,
    [trades],
  );
  await pool.query(
    `insert into job_code (id, booking_id, company_id, title, created_at, updated_at, published_at, archived_at)
     select 'c' || g, id, company_id, ${title}, created_at, created_at, case when g % 10 > 0 then created_at end, case when g % 4 = 0 then created_at end
     from ${numbered}`,
    [trades],
  );
  await pool.query(
    `insert into account (id, email, user_type, first_name, last_name, created_at, activated_at)
     select md5('applicant ' || g)::uuid, 'applicant' || g || '@mail.test', 'Candidate',
       (array['Ada', 'Bo', 'Chloé', 'Dimitri', 'Elif', 'Femke', 'Goran', 'Hana'])[1 + g % 8], 'Berg ' || g, now(), now()
     from generate_series(1, $1::int) g`,
    [applicants],
  );
  // a hundred to one: what is advertised now has many, what is over few
  await pool.query(
    `insert into application (id, account_id, booking_id, company_id, job_code_id, unique_id, status, status_at, created_at, started_at, submitted_at, reply_by, seen_at)
     select md5('application ' || g)::uuid, md5('applicant ' || g)::uuid, 'b' || nr, $1, 'c' || nr, 'unique' || g,
       (array['New', 'New', 'New', 'Screening', 'Interview', 'Denied'])[1 + g % 6], at, at, at, case when g % 8 > 0 then at + interval '1 hour' end,
       current_date + g % 20, case when g % 3 > 0 then at end
     from (select g, $2::int - floor(power(((hashint4(g) & 2147483647) / 2147483648::float8), 3) * $2)::int as nr,
       now() - interval '400 days' * (1 - g::float8 / $3) as at from generate_series(1, $3::int) g) made`,
    [companyId, jobs, applicants],
  );
  // the owner has judged one in thirty, a teammate as many others
  await pool.query(
    `insert into applicant_rating (application_id, question_no, account_id, stars, rated_at)
     select md5('application ' || g)::uuid, 1 + g % 3, case when g % 60 < 30 then $1::uuid else md5('teammate')::uuid end, 1 + g % 5, now()
     from generate_series(1, $2::int) g where g % 15 = 0`,
    [ownerId, applicants],
  );
  // every tenth was invited, and as many others who never came
  await pool.query(
    `insert into invitation (id, job_code_id, company_id, email, first_name, last_name, unique_id, created_at)
     select md5('invitation ' || g)::uuid, 'c' || 1 + g % $2::int, $1, (case when g % 20 = 0 then 'applicant' else 'invited' end) || g || '@mail.test',
       'Ines', 'Berg ' || g, 'invitation' || g, now() - interval '400 days' * (1 - g::float8 / $3)
     from generate_series(1, $3::int) g where g % 10 = 0`,
    [companyId, jobs, applicants],
  );
  for (const table of written) await pool.query(`alter table ${table} enable trigger all`);
  await pool.query('vacuum analyze');
}
