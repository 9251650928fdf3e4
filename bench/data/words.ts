import type pg from 'pg';
import { languageFrom, type Random, randomNumbers, wordFrom } from './search.ts';

/** So many different texts; every answer is one of them with a word or two of its own. */
const textCount = 2000;
const answersOfOne = 5;

/** What every sentence is full of. */
const small = {
  de: ['ich', 'und', 'die', 'der', 'wir', 'habe', 'mit', 'das'],
  en: ['I', 'and', 'the', 'we', 'have', 'with', 'that', 'my'],
  fr: ['je', 'et', 'les', 'nous', 'avec', 'que', 'dans', 'mon'],
};

function textOf(random: Random) {
  const language = languageFrom(random);
  const length = 60 + Math.floor(random() * 120);
  const words = Array.from({ length }, (_, index) => {
    const text =
      random() < 0.45 ? (small[language][Math.floor(random() * small[language].length)] ?? '') : wordFrom(random, language, 0, 6000);
    return { text: index % 12 === 11 ? `${text}.` : text, start: index / 2, end: index / 2 + 0.4 };
  });
  return { language, words };
}

/** One company with so many answers in writing, five of each applicant, all of them released. Returns the company and its owner. */
export async function fillWords(pool: pg.Pool, count: number) {
  const random = randomNumbers(4);
  const texts = Array.from({ length: textCount }, () => textOf(random));
  const { rows } = await pool.query<{ company: string; owner: string }>(`
    with made as (insert into company (id, name, slug, created_at) values (gen_random_uuid(), 'Bench', 'bench', now()) returning id),
    owner as (insert into account (id, email, user_type, first_name, last_name, created_at, confirmed_at, company_id, company_role)
      select gen_random_uuid(), 'owner@bench.example', 'Recruiter', 'Ada', 'Bench', now(), now(), id, 'owner' from made returning id),
    place as (insert into booking (id, company_id, created_at) select 'b' || n, made.id, now() from made, generate_series(1, 50) n)
    select made.id as company, owner.id as owner from made, owner`);
  const [row] = rows;
  if (!row) throw new Error('nothing was made');
  await pool.query('create temporary table text_of (n serial primary key, language text, words jsonb)');
  await pool.query(
    'insert into text_of (language, words) select language, words from jsonb_to_recordset($1) of (language text, words jsonb)',
    [JSON.stringify(texts)],
  );
  await pool.query(
    `with person as (
       insert into account (id, email, user_type, first_name, last_name, created_at, confirmed_at)
       select gen_random_uuid(), n || '@bench.example', 'Candidate', 'Bo', 'Number ' || n, now(), now() from generate_series(1, $2::integer) n
       returning id
     ), applied as (
       insert into application (id, account_id, booking_id, company_id, unique_id, status, status_at, created_at, started_at, submitted_at)
       select gen_random_uuid(), id, 'b' || 1 + abs(hashtext(id::text)) % 50, $1, replace(gen_random_uuid()::text, '-', ''), 'New', now(), now(), now(), now()
       from person returning id
     )
     insert into take (id, application_id, question_id, question_no, ordinal, kind, state, chosen, started_at, arrived_at, submitted_at)
     select gen_random_uuid(), applied.id, gen_random_uuid(), n, 1, 'video', 'submitted', true, now(), now(), now()
     from applied, generate_series(1, ${answersOfOne}) n`,
    [row.company, Math.ceil(count / answersOfOne)],
  );
  // the words of a text are the same in every answer that is it: they are read once, and not by the trigger each time
  await pool.query(`
    alter table transcript disable trigger spoken_refresh;
    alter table text_of add doc tsvector;
    update text_of set doc = chat_words((select string_agg(word ->> 'text', ' ') from jsonb_array_elements(words) word))
      || array_to_tsvector(array['@a:${row.company}']);
    create temporary table said_in as
      select id, 1 + abs(hashtext(id::text)) % ${textCount} as n, now() - random() * interval '300 days' as at from take;
    insert into transcript (take_id, source, language, words, changed_at, released_at)
      select id, 'candidate', language, words, at, at from said_in join text_of using (n)`);
  await filledAtOnce(pool, 'spoken_search', () =>
    pool.query(`insert into spoken_search (take_id, source, company_id, said_at, doc)
      select id, 'candidate', '${row.company}', at, doc from said_in join text_of using (n)`),
  );
  await pool.query('alter table transcript enable trigger spoken_refresh; analyze');
  return row;
}

/** Fills a table without its indexes and builds them afterwards, which takes a fraction of the time. */
async function filledAtOnce(pool: pg.Pool, table: string, fill: () => Promise<unknown>) {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = $1::regclass and not indisprimary`,
    [table],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await fill();
  const client = await pool.connect();
  await client.query("set maintenance_work_mem = '1GB'");
  for (const { definition } of rows) await client.query(definition);
  client.release();
}
