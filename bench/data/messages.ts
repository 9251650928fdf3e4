import type pg from 'pg';
import { languageFrom, randomNumbers, wordFrom } from './search.ts';

/** So many different texts; every message has one of them. */
const textCount = 20_000;
export const recruiters = 500;
export const longOne = 100_000;

/** Texts of 3 to 40 words in one of three languages, common words more often than rare ones. */
function texts() {
  const random = randomNumbers(11);
  return Array.from({ length: textCount }, () => {
    const language = languageFrom(random);
    return Array.from({ length: 3 + Math.floor(random() ** 2 * 38) }, () => wordFrom(random, language)).join(' ');
  });
}

/**
 * So many messages: one conversation has a hundred thousand, the others about ninety each, and recruiters share them. The
 * words are those that the product's own trigger makes, worked out once for each text.
 */
export async function fillMessages(pool: pg.Pool, count: number) {
  const conversations = Math.round((count - longOne) / 90);
  await pool.query('create table bench_text (n integer primary key, text text, doc tsvector)');
  await pool.query('insert into bench_text select n, text, chat_words(text) from unnest($1::text[]) with ordinality t(text, n)', [texts()]);
  await pool.query(
    `insert into company (id, name, slug, created_at) select gen_random_uuid(), 'Company ' || n, 'bench-' || n, now() from generate_series(1, $1::integer) n`,
    [recruiters],
  );
  await pool.query(`
    insert into account (id, email, user_type, company_id, company_role, first_name, last_name, created_at, activated_at, confirmed_at)
    select gen_random_uuid(), 'recruiter-' || slug || '@mail.example', 'Recruiter', id, 'owner', 'Rosa', 'Roth', now(), now(), now() from company`);
  await pool.query(
    `insert into account (id, email, user_type, first_name, last_name, created_at, activated_at, confirmed_at)
     select gen_random_uuid(), 'candidate-' || n || '@mail.example', 'Candidate', 'Jonas', 'Feld', now(), now(), now() from generate_series(1, $1::integer) n`,
    [conversations],
  );
  await pool.query(
    `create table bench_pair as
     select candidate.n, gen_random_uuid() as id, case when candidate.n = 1 then $1::integer else 90 end as messages,
       recruiter.id as recruiter_id, candidate.id as candidate_id
     from (select id, row_number() over (order by email) as n from account where user_type = 'Candidate') candidate
       join (select id, row_number() over (order by email) as n from account where user_type = 'Recruiter') recruiter
         on recruiter.n = (candidate.n * 7919) % $2::integer + 1`,
    [longOne, recruiters],
  );
  await pool.query('insert into conversation (id, last_number, last_at, created_at) select id, messages, now(), now() from bench_pair');
  await pool.query(`insert into conversation_member (conversation_id, account_id, with_id, read_number)
    select id, recruiter_id, candidate_id, messages / 2 from bench_pair union all select id, candidate_id, recruiter_id, messages from bench_pair`);
  await pool.query('drop index chat_message_doc');
  await pool.query('alter table chat_message disable trigger user');
  await pool.query(
    `insert into chat_message (id, conversation_id, number, sender_id, client_id, subject, text, client_date, sent_at, doc)
     select gen_random_uuid(), pair.id, number, case when number % 2 = 0 then recruiter_id else candidate_id end, gen_random_uuid(), '', said.text, '',
       now() - make_interval(secs => (pair.messages - number) * 60 + pair.n), said.doc || array_to_tsvector(array['@a:' || recruiter_id, '@a:' || candidate_id])
     from bench_pair pair cross join lateral generate_series(1, pair.messages) number
       join bench_text said on said.n = (pair.n * 104729 + number * 7919) % $1::integer + 1`,
    [textCount],
  );
  await pool.query('alter table chat_message enable trigger user');
  await pool.query('create index chat_message_doc on chat_message using gin (doc)');
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ recruiter: string; conversation: string }>(
    'select recruiter_id as recruiter, id as conversation from bench_pair order by messages desc, n',
  );
  return rows;
}
