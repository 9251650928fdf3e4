import { spokenLanguages } from '@vitrine/contract/profile-lists.ts';
import { careerStages, employmentTypes, graduationTypes } from '@vitrine/contract/reference-lists.ts';
import type pg from 'pg';
import { languageFrom, oneOf, type Random, randomNumbers, some, wordFrom } from './search.ts';

/** So many different texts with skills, and so many mixtures of facets; every candidate joins one of each. */
const textCount = 20_000;
const mixCount = 4000;
export const nationalities = ['DE', 'FR', 'AT', 'CH', 'PL', 'TR', 'IT', 'ES', 'GB', 'NL', 'RO', 'UA', 'SY', 'IN', 'PT', 'GR'];
export const stages = Object.keys(careerStages);
const spoken = Object.keys(spokenLanguages);

/** A skill is a word of the language, the common ones of everybody. */
export const skillFrom = (random: Random) => wordFrom(random, 'en', 200, 8000);

/** A profession, five skills and some 200 characters about oneself. */
const textsOf = (random: Random, count: number) =>
  Array.from({ length: count }, () => {
    const language = languageFrom(random);
    const text = (length: number) => Array.from({ length }, () => wordFrom(random, language)).join(' ');
    const skills = new Set(Array.from({ length: 2 + Math.floor(random() * 6) }, () => skillFrom(random)));
    return { language, profession: text(1 + Math.floor(random() * 2)), about: text(30), skills: [...skills] };
  });

const mixesOf = (random: Random) =>
  Array.from({ length: mixCount }, () => ({
    career_stage: oneOf(random, stages),
    highest_graduation: oneOf(random, graduationTypes),
    employment_types: some(random, employmentTypes, 3),
    nationality: oneOf(random, nationalities),
    languages: some(random, spoken, 3),
  }));

const written = ['account', 'candidate_profile', 'candidate_skill', 'candidate_language', 'candidate_search'];
const everything = `concat_ws(' ', profession, array_to_string(skills, ' '), about)`;
const title = `concat_ws(' ', profession, array_to_string(skills, ' '))`;

/**
 * Fills the database with candidates who agreed to be found, in three languages: texts and mixtures of facets are
 * prepared by the product's own functions and joined at random, then compared with what a refresh makes of the profile.
 */
export async function fillCandidates(pool: pg.Pool, count: number) {
  const random = randomNumbers(5);
  const own = Math.min(textCount, count);
  await pool.query(
    `create table bench_text as select row_number() over () - 1 as n, t.* from json_to_recordset($1) t(language text, profession text, about text, skills text[])`,
    [JSON.stringify(textsOf(random, own))],
  );
  await pool.query(`alter table bench_text add codes bigint[], add doc tsvector, add plain tsvector, add words text[]`);
  await pool.query(`update bench_text set codes = array(select candidate_skill_code(skill) from unnest(skills) skill)`);
  await pool.query(`update bench_text set doc = candidate_doc(language, ${title}, ${everything}, codes),
    plain = to_tsvector('simple', ${everything}), words = candidate_words(${everything})`);
  await pool.query(
    `create table bench_mix as select row_number() over () - 1 as n, m.* from json_to_recordset($1)
      m(career_stage text, highest_graduation text, employment_types text[], nationality text, languages text[])`,
    [JSON.stringify(mixesOf(random))],
  );
  await pool.query(`insert into search_facet (facet, value)
    select distinct * from (
      select 'candidate:careerstage', career_stage from bench_mix
      union all select 'candidate:highesteducation', highest_graduation from bench_mix
      union all select 'candidate:employmenttype', unnest(employment_types) from bench_mix
      union all select 'candidate:nationality', nationality from bench_mix
      union all select 'candidate:languages', unnest(languages) from bench_mix) values`);
  await pool.query(`alter table bench_mix add codes bigint[]`);
  await pool.query(`update bench_mix set codes = array(select code::bigint from search_facet where (facet, value) in (
    values ('candidate:careerstage', career_stage), ('candidate:highesteducation', highest_graduation), ('candidate:nationality', nationality))
    or facet = 'candidate:employmenttype' and value = any(employment_types) or facet = 'candidate:languages' and value = any(languages))`);
  await pool.query(`create table bench_person as
    select g, md5('person ' || g)::uuid as id, (hashint4(g) & 2147483647) % ${own} as text, (hashint4(g + 1000000007) & 2147483647) % ${mixCount} as mix,
      now() - interval '900 days' * (1 - g::float8 / ${count}) as changed_at
    from generate_series(1, ${count}) g`);
  for (const table of written) await pool.query(`alter table ${table} disable trigger all`);
  await pool.query(`insert into account (id, email, user_type, first_name, last_name, language, created_at, activated_at)
    select p.id, 'person' || g || '@mail.test', 'Candidate', 'Kim', 'Person ' || g, t.language, changed_at, changed_at
    from bench_person p join bench_text t on t.n = p.text order by g`);
  await pool.query(`insert into candidate_profile (account_id, profession, about, career_stage, highest_graduation, employment_types, nationality,
      sharing, findable_since, changed_at)
    select p.id, t.profession, t.about, m.career_stage, m.highest_graduation, m.employment_types, m.nationality, 'public', p.changed_at, p.changed_at
    from bench_person p join bench_text t on t.n = p.text join bench_mix m on m.n = p.mix order by g`);
  await pool.query(`insert into candidate_skill (id, account_id, name, position)
    select gen_random_uuid(), p.id, s.name, s.place from bench_person p join bench_text t on t.n = p.text, unnest(t.skills) with ordinality s(name, place)`);
  await pool.query(`insert into candidate_language (id, account_id, language, level)
    select gen_random_uuid(), p.id, l, 'fluent' from bench_person p join bench_mix m on m.n = p.mix, unnest(m.languages) l`);
  await index(pool);
}

/** What the triggers write; the indexes come last. */
async function index(pool: pg.Pool) {
  const indexes = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename in ('candidate_search', 'candidate_term') and indexname !~ '(pkey|key)$'`,
  );
  for (const { name } of indexes.rows) await pool.query(`drop index ${name}`);
  await pool.query(`insert into candidate_search (account_id, changed_at, facets, doc)
    select p.id, p.changed_at, array_to_string(m.codes || t.codes, ' '),
      search_dated(t.doc || array_to_tsvector(array(select 'c:' || code from unnest(m.codes) code)), p.changed_at)
    from bench_person p join bench_text t on t.n = p.text join bench_mix m on m.n = p.mix order by g`);
  await pool.query(`insert into candidate_term (folded, shown, profiles)
    select search_plain(word), min(word), count(*) from bench_text, unnest(words) word group by 1`);
  for (const { definition } of indexes.rows) await pool.query(definition);
  const sample = `select id from bench_person where g % greatest(1, (select count(*) / 200 from bench_person)) = 0`;
  await pool.query(`create table bench_before as select account_id, doc from candidate_search where account_id in (${sample})`);
  await pool.query(`select candidate_refresh(id) from (${sample}) sample`);
  const { rows } = await pool.query<{ wrong: number }>(
    `select count(*)::int as wrong from candidate_search s join bench_before b using (account_id) where s.doc <> b.doc`,
  );
  if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} of 200 candidates differ from what the product would write`);
  for (const table of written) await pool.query(`alter table ${table} enable trigger all`);
  for (const table of [...written, 'candidate_term']) await pool.query(`vacuum analyze ${table}`);
}

/** The usual way: one tsvector column beside the person, and columns for the facets. */
export async function fillPlainCandidates(pool: pg.Pool) {
  await pool.query(`create table plain_search as select p.id, p.changed_at, m.career_stage, m.highest_graduation, m.employment_types, m.nationality,
      m.languages, t.skills, t.profession, t.about, t.plain as words
    from bench_person p join bench_text t on t.n = p.text join bench_mix m on m.n = p.mix order by g`);
  await pool.query('create index on plain_search using gin (words); create index on plain_search (changed_at desc)');
  await pool.query('vacuum analyze plain_search');
}
