import { employmentTypes, extendedCareerStages, fieldsOfActivity, graduationTypes, industries } from '@vitrine/contract/reference-lists.ts';
import type pg from 'pg';
import { spotsOf } from '../../server/src/platform/places/finding.ts';
import { townsWith } from '../../server/src/platform/places/list.ts';

/** The same numbers in every run (mulberry32). */
export function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
export type Random = () => number;

const languages = ['de', 'en', 'fr'] as const;
type Language = (typeof languages)[number];
const wordCount = 20_000;
/** Ranks below this are about equally common, as in real texts without stop words. */
const flatness = 25;

const syllables: Record<Language, string[]> = {
  de: [
    'bau',
    'fach',
    'kraft',
    'pfleg',
    'werk',
    'stell',
    'meist',
    'küch',
    'größ',
    'für',
    'schul',
    'ver',
    'ent',
    'tech',
    'nik',
    'mann',
    'haus',
    'arb',
  ],
  en: [
    'work',
    'man',
    'age',
    'ment',
    'serv',
    'ice',
    'team',
    'lead',
    'er',
    'tech',
    'build',
    'ing',
    'care',
    'teach',
    'sell',
    'plan',
    'ship',
    'craft',
  ],
  fr: ['tra', 'vail', 'ger', 'méca', 'nic', 'ien', 'soig', 'cui', 'sin', 'ier', 'ven', 'deur', 'ges', 'tion', 'équi', 'pe', 'maî', 'tre'],
};

/** Twenty thousand words that sound like the language, the most common first. */
function wordsOf(language: Language, random: Random) {
  const parts = syllables[language];
  const words = new Set<string>();
  while (words.size < wordCount) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length }, () => parts[Math.floor(random() * parts.length)]).join(''));
  }
  return [...words];
}

const setup = randomNumbers(7);
const vocabulary: Record<Language, string[]> = { de: wordsOf('de', setup), en: wordsOf('en', setup), fr: wordsOf('fr', setup) };
/** The 400 largest towns of Germany. */
const towns = 'abcdefghijklmnopqrstuvwxyz'
  .split('')
  .flatMap(townsWith)
  .filter(({ place }) => place.country === 'DE')
  .toSorted((a, b) => b.place.people - a.place.people)
  .slice(0, 400)
  .map(({ place }) => place.name);

/** A rank by Zipf's law: the nth is about 1/n as frequent as the first. */
export const zipf = (random: Random, count: number, flat = flatness) =>
  Math.min(count - 1, Math.floor(flat * ((count + flat) / flat) ** random() - flat));

export const wordFrom = (random: Random, language: Language, from = 0, to = wordCount) =>
  vocabulary[language][from + zipf(random, to - from)] ?? '';
export const townFrom = (random: Random) => towns[zipf(random, towns.length, 5)] ?? '';
export const languageFrom = (random: Random): Language => (random() < 0.5 ? 'de' : random() < 0.5 ? 'en' : 'fr');
export const oneOf = <T>(random: Random, list: readonly T[], flat = 3): T => list[zipf(random, list.length, flat)] as T;
export const some = <T>(random: Random, list: readonly T[], most: number) => [
  ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => oneOf(random, list))),
];

const companies = 2000;
/** So many different texts, and so many mixtures of facets and places; every ad joins one of each. */
const textCount = 20_000;
const mixCount = 4000;
const nobody = '00000000-0000-0000-0000-000000000000';

/** Texts of about 600 characters. */
function textsOf(random: Random, count: number) {
  return Array.from({ length: count }, () => {
    const language = languageFrom(random);
    const text = (length: number) => Array.from({ length }, () => wordFrom(random, language)).join(' ');
    return {
      company_id: nobody,
      language,
      title: text(2 + Math.floor(random() * 3)),
      tasks: `<p>${text(45)}</p>`,
      looking_for: `<p>${text(30)}</p>`,
    };
  });
}

const mixesOf = (random: Random) =>
  Array.from({ length: mixCount }, () => townFrom(random)).map((city) => ({
    company_id: nobody,
    language: 'de',
    employment_types: some(random, employmentTypes, 2),
    career_stages: some(random, extendedCareerStages, 2),
    graduation_types: some(random, graduationTypes, 2),
    industries: some(random, industries, 3),
    fields: some(random, fieldsOfActivity, 3),
    places: [{ street: '', postalCode: String(10_000 + Math.floor(random() * 80_000)), city, region: '', country: 'DE' }],
    spots: spotsOf([{ postalCode: '', city, region: '', country: 'DE' }]),
    remote: random() < 0.7 ? 'no' : random() < 0.6 ? 'partly' : 'fully',
    salary_from: random() < 0.4 ? 30_000 + Math.floor(random() * 50) * 1000 : null,
    salary_period: 'year',
  }));

const docOf = (codes: string) => `ts_delete(search_doc(ad, '', ${codes}), 'k:${nobody}')`;

/**
 * Fills the database with published ads in three languages: texts, mixtures of facets and companies are prepared by the
 * product's own functions and joined at random, then compared with what those functions make of the whole ad.
 */
export async function fill(pool: pg.Pool, count: number) {
  const random = randomNumbers(3);
  const own = Math.min(textCount, count);
  await pool.query(`insert into company (id, name, slug, created_at)
    select gen_random_uuid(), 'c' || md5(n::text), 'company-' || n, now() from generate_series(1, ${companies}) n`);
  const prepare = (table: string, columns: string) =>
    pool.query(
      `create table ${table} as select row_number() over () - 1 as n, ${columns} from json_populate_recordset(null::job_ad, $1) ad`,
      [JSON.stringify(table === 'bench_text' ? textsOf(random, own) : mixesOf(random))],
    );
  await prepare(
    'bench_text',
    `ad.language, ad.title, ad.tasks, ad.looking_for, ${docOf("'{}'")} as doc, to_tsvector('simple', ad.title || ad.tasks || ad.looking_for) as plain`,
  );
  await prepare('bench_mix', `ad.*, search_codes(ad) as codes, null::tsvector as doc`.replace('ad.*', 'ad as ad'));
  await pool.query(`update bench_mix set doc = ${docOf('codes').replaceAll('(ad,', '((ad),')}`);
  await pool.query(`create table bench_ad as
    select g, (hashint4(g) & 2147483647) % ${own} as text, (hashint4(g + 1000000007) & 2147483647) % ${mixCount} as mix, c.id as company, c.name,
      now() - interval '88 days' * (1 - g::float8 / ${count}) as published_at
    from generate_series(1, ${count}) g
    join (select row_number() over (order by slug) - 1 as n, id, name from company) c on c.n = (hashint4(g + 99991) & 2147483647) % ${companies}`);
  await pool.query(
    'alter table job_ad disable trigger all; alter table booking disable trigger all; alter table job_search disable trigger all',
  );
  await pool.query(`insert into booking (id, company_id, created_at) select 'b' || g, company, published_at from bench_ad`);
  await pool.query(`insert into job_ad (id, booking_id, company_id, language, title, tasks, looking_for, employment_types, career_stages,
      graduation_types, industries, fields, places, spots, remote, salary_from, created_at, updated_at, published_at)
    overriding system value
    select a.g, 'b' || a.g, a.company, t.language, t.title, t.tasks, t.looking_for, (m.ad).employment_types, (m.ad).career_stages,
      (m.ad).graduation_types, (m.ad).industries, (m.ad).fields, (m.ad).places, (m.ad).spots, (m.ad).remote, (m.ad).salary_from, a.published_at, a.published_at, a.published_at
    from bench_ad a join bench_text t on t.n = a.text join bench_mix m on m.n = a.mix order by a.g`);
  await index(pool);
}

/** What the triggers write; the indexes come last. */
async function index(pool: pg.Pool) {
  const indexes = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename in ('job_search', 'search_term') and indexname !~ 'pkey$'`,
  );
  for (const { name } of indexes.rows) await pool.query(`drop index ${name}`);
  await pool.query(`insert into job_search (id, published_at, until, salary, facets, doc, spots, unplaced)
    select a.g, a.published_at, a.published_at + interval '90 days', search_salary(m.ad), array_to_string(m.codes, ' '),
      search_dated(t.doc || m.doc || array_to_tsvector(array['k:' || a.company, 'b:' || a.name, a.name]), a.published_at),
      (m.ad).spots, search_unplaced(m.ad)
    from bench_ad a join bench_text t on t.n = a.text join bench_mix m on m.n = a.mix order by a.g`);
  const { rows } = await pool.query<{ wrong: number }>(`select count(*)::int as wrong
    from job_search s join job_ad ad on ad.id = s.id join company c on c.id = ad.company_id
    where s.id % greatest(1, (select count(*) / 200 from job_ad)) = 0 and s.doc <> search_dated(search_doc(ad, c.name, string_to_array(s.facets, ' ')::smallint[]), ad.published_at)`);
  if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} of 200 ads differ from what the product would write`);
  await pool.query(`insert into search_term (kind, folded, shown, ads) select 'word', search_plain(word), word, count(*) from (
    select unnest(regexp_split_to_array(title || ' ' || regexp_replace(tasks || looking_for, '<[^>]*>', ' ', 'g'), '\\s+')) as word from bench_text) words
    where word <> '' group by word on conflict do nothing`);
  await pool.query(`insert into search_term (kind, folded, shown, ads)
    select 'stem', word, word, ndoc from ts_stat('select doc from bench_text') where word ~ '^[def]:'`);
  for (const { definition } of indexes.rows) await pool.query(definition);
  for (const table of ['job_ad', 'booking', 'job_search']) await pool.query(`alter table ${table} enable trigger all`);
  for (const table of ['job_search', 'job_ad', 'search_term', 'company']) await pool.query(`vacuum analyze ${table}`);
}

/** The usual way: one tsvector column beside the ad, and columns for the facets. */
export async function fillPlain(pool: pg.Pool) {
  await pool.query(`create table plain_search as select a.g as id, a.published_at, (m.ad).employment_types, (m.ad).career_stages, (m.ad).fields,
      t.plain || to_tsvector('simple', (m.ad).places -> 0 ->> 'city') as words
    from bench_ad a join bench_text t on t.n = a.text join bench_mix m on m.n = a.mix order by a.g`);
  await pool.query('create index on plain_search using gin (words); create index on plain_search (published_at desc)');
  await pool.query('vacuum analyze plain_search');
}
