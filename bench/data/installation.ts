import type pg from 'pg';
import { languageFrom, type Random, randomNumbers, wordFrom } from './search.ts';

/** So many different names; the first of them are the most common, as in a telephone book. */
const firstNames = 2000;
const lastNames = 20_000;
const namesFrom = (random: Random, count: number) =>
  Array.from({ length: count }, () => {
    const name = wordFrom(random, languageFrom(random));
    return name.charAt(0).toUpperCase() + name.slice(1);
  });

const random = randomNumbers(11);
const first = namesFrom(random, firstNames);
const last = namesFrom(random, lastNames);

export const firstNameFrom = (random: Random) => first[Math.floor(random() ** 2 * firstNames)] ?? '';
export const lastNameFrom = (random: Random) => last[Math.floor(random() ** 2 * lastNames)] ?? '';
export const addressOf = (n: number) => `person${n}@mail.test`;

/** How much of everything there is, for so many candidates. */
export const sizesFor = (count: number) => ({
  candidates: count,
  companies: count / 20,
  recruiters: count / 10,
  bookings: count / 4,
  mails: count / 2,
});

const written = ['account', 'company', 'booking', 'job_ad', 'job_code', 'mail', 'closed_account', 'closed_company'];
/** Follows from what is written. */
const following = 'admin_search';
/** A number below `below` that follows from `g` and looks like chance; small ones are likelier. */
const drawn = (salt: number, below: number) =>
  `floor(power(((hashint4(g + ${salt}) & 2147483647) / 2147483648::float8), 2) * ${below})::int + 1`;
const age = (count: number) => `now() - interval '900 days' * (1 - g::float8 / ${count})`;

/** Fills an installation: candidates, companies with their people, ads and job codes, and mails. Triggers and foreign keys are off; the indexes come last. */
export async function fillInstallation(pool: pg.Pool, count: number) {
  const { companies, recruiters, bookings, mails } = sizesFor(count);
  for (const table of written) await pool.query(`alter table ${table} disable trigger all`);
  const indexes = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, replace(indexdef, ' ON ONLY ', ' ON ') as definition from pg_indexes
      where tablename = any($1) and indexdef not like 'CREATE UNIQUE%'`,
    [[...written, following]],
  );
  for (const { name } of indexes.rows) await pool.query(`drop index ${name}`);
  const values = [first, last];
  await pool.query(
    `insert into account (id, email, user_type, first_name, last_name, language, created_at, activated_at, guest, deactivated_at)
     select md5('person ' || g)::uuid, 'person' || g || '@mail.test', 'Candidate', ($1::text[])[${drawn(1, firstNames)}], ($2::text[])[${drawn(2, lastNames)}], 'de',
       ${age(count)}, case when g % 20 > 0 then ${age(count)} end, g % 7 = 0, case when g % 2000 = 0 then now() end
     from generate_series(1, ${count}) g`,
    values,
  );
  await pool.query(`insert into closed_account (account_id, closed_at, erase_at)
    select id, deactivated_at, now() + interval '1 day' from account where deactivated_at is not null and id::text < '4'`);
  await pool.query(
    `insert into company (id, name, slug, address, website, created_at, deactivated_at)
     select md5('company ' || g)::uuid, ($2::text[])[${drawn(3, lastNames)}] || ' & ' || ($2::text[])[${drawn(4, lastNames)}] || ' GmbH', 'company-' || g,
       'Gasse ' || g || ', ' || ($2::text[])[${drawn(5, 400)}], 'https://company' || g || '.test', ${age(companies)}, case when g % 500 = 0 then now() end
     from generate_series(1, ${companies}) g where cardinality($1::text[]) > 0`,
    values,
  );
  await pool.query(`insert into closed_company (company_id, closed_at, erase_at)
    select id, deactivated_at, now() + interval '30 days' from company where deactivated_at is not null and id::text < '4'`);
  await pool.query(
    `insert into account (id, email, user_type, company_id, company_role, first_name, last_name, language, created_at, activated_at)
     select md5('recruiter ' || g)::uuid, 'recruiter' || g || '@company' || (g % ${companies} + 1) || '.test', 'Recruiter', md5('company ' || (g % ${companies} + 1))::uuid,
       case when g <= ${companies} then 'owner' else 'recruiter' end, ($1::text[])[${drawn(6, firstNames)}], ($2::text[])[${drawn(7, lastNames)}], 'de', ${age(recruiters)}, now()
     from generate_series(1, ${recruiters}) g`,
    values,
  );
  await pool.query(`insert into booking (id, company_id, created_at)
    select 'b' || g, md5('company ' || (${drawn(8, companies)}))::uuid, ${age(bookings)} from generate_series(1, ${bookings}) g`);
  const title = `($1::text[])[${drawn(9, lastNames)}] || ' ' || ($1::text[])[${drawn(10, 400)}]`;
  const numbered = `(select id, company_id, created_at, substr(id, 2)::int as g from booking) booking`;
  await pool.query(
    `insert into job_ad (booking_id, company_id, title, created_at, updated_at, published_at)
     select id, company_id, ${title}, created_at, created_at, case when g % 5 > 0 then created_at end from ${numbered}`,
    [last],
  );
  await pool.query(
    `insert into job_code (id, booking_id, company_id, title, created_at, updated_at, published_at)
     select 'c' || g, id, company_id, ${title}, created_at, created_at + interval '1 hour', created_at from ${numbered}`,
    [last],
  );
  await pool.query(`insert into mail (id, recipient, subject, body_text, body_html, state, created_at, about)
    select md5('mail ' || g)::uuid, 'person' || (${drawn(12, count)}) || '@mail.test', 'Your application', repeat('Good day. ', 30), repeat('<p>Good day.</p>', 60),
      case when g % 1000 = 0 then 'failed' else 'sent' end, ${age(mails)}, md5('person ' || (${drawn(12, count)}))::uuid from generate_series(1, ${mails}) g`);
  await pool.query('call admin_search_fill()');
  for (const { definition } of indexes.rows) await pool.query(definition);
  for (const table of written) await pool.query(`alter table ${table} enable trigger all`);
  for (const table of [...written, following]) await pool.query(`vacuum analyze ${table}`);
}
