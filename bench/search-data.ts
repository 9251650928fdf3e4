import { employmentTypes, extendedCareerStages, fieldsOfActivity, graduationTypes, industries } from '@vitrine/contract/reference-lists.ts';
import type pg from 'pg';

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
type Random = () => number;

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
const towns = Array.from(
  { length: 400 },
  (_, index) => `${['Neu', 'Alt', 'Bad', 'Mont', 'Saint', 'North'][index % 6]}${vocabulary.de[index * 3 + 50]}`,
);

/** A rank by Zipf's law: the nth is about 1/n as frequent as the first. */
export const zipf = (random: Random, count: number, flat = flatness) =>
  Math.min(count - 1, Math.floor(flat * ((count + flat) / flat) ** random() - flat));

export const wordFrom = (random: Random, language: Language, from = 0, to = wordCount) =>
  vocabulary[language][from + zipf(random, to - from)] ?? '';
export const townFrom = (random: Random) => towns[zipf(random, towns.length, 5)] ?? '';
export const languageFrom = (random: Random): Language => (random() < 0.5 ? 'de' : random() < 0.5 ? 'en' : 'fr');
export const oneOf = <T>(random: Random, list: readonly T[], flat = 3): T => list[zipf(random, list.length, flat)] as T;
const some = <T>(random: Random, list: readonly T[], most: number) => [
  ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => oneOf(random, list))),
];

const chunk = 5000;
const companies = 2000;
const hour = 3_600_000;

/** Fills the database of a product with published ads of about 600 characters in three languages; whole batches, no triggers. */
export async function fill(pool: pg.Pool, count: number) {
  await pool.query(
    `insert into company (id, name, slug, created_at) select gen_random_uuid(), initcap(md5(n::text)), 'company-' || n, now() from generate_series(1, ${companies}) n`,
  );
  await pool.query(
    'alter table job_ad disable trigger all; alter table booking disable trigger all; alter table job_search disable trigger all',
  );
  const { rows } = await pool.query<{ id: string }>('select id from company order by slug');
  const begin = Date.now() - 88 * 24 * hour;
  const insert = async (from: number) => {
    const random = randomNumbers(from + 1);
    const ads = Array.from({ length: Math.min(chunk, count - from) }, (_, index) => {
      const language = languageFrom(random);
      const text = (length: number) => Array.from({ length }, () => wordFrom(random, language)).join(' ');
      return {
        booking_id: `b${(from + index).toString(36)}`,
        company_id: rows[Math.floor(random() * rows.length)]?.id,
        language,
        title: text(2 + Math.floor(random() * 3)),
        tasks: `<p>${text(45)}</p>`,
        looking_for: `<p>${text(30)}</p>`,
        employment_types: some(random, employmentTypes, 2),
        career_stages: some(random, extendedCareerStages, 2),
        graduation_types: some(random, graduationTypes, 2),
        industries: some(random, industries, 3),
        fields: some(random, fieldsOfActivity, 3),
        places: [
          { street: '', postalCode: String(10_000 + Math.floor(random() * 80_000)), city: townFrom(random), region: '', country: 'DE' },
        ],
        remote: random() < 0.7 ? 'no' : random() < 0.6 ? 'partly' : 'fully',
        salary_from: random() < 0.4 ? 30_000 + Math.floor(random() * 50) * 1000 : null,
        created_at: new Date(begin),
        updated_at: new Date(begin),
        published_at: new Date(begin + ((from + index) / count) * 88 * 24 * hour),
      };
    });
    const json = JSON.stringify(ads);
    await pool.query(
      'insert into booking (id, company_id, created_at) select a.booking_id, a.company_id, a.created_at from json_populate_recordset(null::job_ad, $1) a',
      [json],
    );
    const columns = Object.keys(ads[0] ?? {}).join(', ');
    await pool.query(`insert into job_ad (${columns}) select ${columns} from json_populate_recordset(null::job_ad, $1)`, [json]);
  };
  for (let from = 0; from < count; from += 2 * chunk)
    await Promise.all([insert(from), ...(from + chunk < count ? [insert(from + chunk)] : [])]);
  await index(pool);
}

/** What the triggers write, by the product's own functions, in two lanes; the indexes come last. */
async function index(pool: pg.Pool) {
  const indexes = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename in ('job_search', 'search_term') and indexname !~ 'pkey$'`,
  );
  for (const { name } of indexes.rows) await pool.query(`drop index ${name}`);
  // every value of every facet gets its code before two lanes ask for it
  await pool.query('select search_codes(ad) from job_ad ad order by id limit 3000');
  const lane = (number: number) =>
    pool.query(`insert into job_search (id, published_at, until, salary, facets, doc)
      select ad.id, ad.published_at, search_until(ad), search_salary(ad), array_to_string(codes, ' '), search_doc(ad, c.name, codes)
      from job_ad ad join company c on c.id = ad.company_id, lateral (select search_codes(ad) as codes) coded where ad.id % 2 = ${number}`);
  await Promise.all([lane(0), lane(1)]);
  await pool.query('select search_learn(ad, c.name) from job_ad ad join company c on c.id = ad.company_id where ad.id % 50 = 0');
  await pool.query("set maintenance_work_mem = '256MB'");
  for (const { definition } of indexes.rows) await pool.query(definition);
  for (const table of ['job_ad', 'booking', 'job_search']) await pool.query(`alter table ${table} enable trigger all`);
  for (const table of ['job_search', 'job_ad', 'search_term', 'company']) await pool.query(`vacuum analyze ${table}`);
}

/** The usual way: one tsvector column beside the ad, and columns for the facets. */
export async function fillPlain(pool: pg.Pool) {
  await pool.query(`create table plain_search as select id, published_at, employment_types, career_stages, fields,
    to_tsvector('simple', title || ' ' || tasks || ' ' || looking_for || ' ' || (places -> 0 ->> 'city')) as words from job_ad`);
  await pool.query('create index on plain_search using gin (words); create index on plain_search (published_at desc)');
  await pool.query('vacuum analyze plain_search');
}
