import type { WordSource } from '@vitrine/contract/transcripts/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/postgres/db.ts';
import { within } from '../../../../platform/sessions/scope.sql.ts';
import type { Scope } from '../../../../platform/sessions/scope.ts';
import { leftBlind } from '../../../applications/index.ts';

/** Words that so many answers have are common. */
const common = 2000;

/** What is looked for in the words of a company, as the index knows it; null where nothing of the text is a word. */
export async function wantedIn(db: Db, companyId: string, text: string) {
  const { rows } = await sql<{ wanted: string | null; n: number }>`
    select wanted::text, (select count(*)::integer from (select from spoken_search where doc @@ wanted limit ${common + 1}) first) as n
    from (select chat_wanted(${companyId}::uuid, ${text}) as wanted offset 0) asked`.execute(db);
  const [row] = rows;
  return row?.wanted ? { query: row.wanted, isCommon: row.n > common } : null;
}

export interface Wanted {
  scope: Scope;
  reviewerId: string;
  bookingId: string | undefined;
  query: string;
  isCommon: boolean;
  /** The last one of those before. */
  after: { at: string; takeId: string } | undefined;
  now: string;
  count: number;
}

/** Which words of an answer a company reads, as `shownWordsOf` of the transcripts says it: released, else its own, else what a program heard. */
const isShown = (now: string) => sql`(s.source = 'candidate'
  or s.source = 'company' and not exists (
    select from transcript own where own.take_id = s.take_id and own.source = 'candidate' and own.released_at is not null)
  or s.source = 'machine'
    and not exists (select from transcript own where own.take_id = s.take_id and own.source in ('candidate', 'company'))
    and exists (select from transcription p where p.take_id = s.take_id and p.objected_at is null and p.shown_from <= ${now}))`;

export interface SpokenRow {
  applicationId: string;
  bookingId: string;
  takeId: string;
  questionNo: number;
  question: string;
  title: string;
  source: WordSource;
  language: Language;
  saidAt: string;
  words: unknown;
  account_id: string;
  number: number;
  first_name: string;
  last_name: string;
  email: string;
  blind: boolean;
}

/** Answers with these words, the latest first. Of somebody left blind only what they released themselves. */
export async function findSpoken(db: Db, { scope, reviewerId, bookingId, query, isCommon, after, now, count }: Wanted) {
  // what many have said is met on the way through the latest; the index would bring all of it first
  const fits = isCommon
    ? sql`s.company_id = ${scope.companyId} and ts_match_vq(s.doc, ${query}::tsquery)`
    : sql`s.doc @@ ${query}::tsquery`;
  const { rows } = await sql<SpokenRow>`
    select application.id as "applicationId", application.booking_id as "bookingId", s.take_id as "takeId",
      take.question_no as "questionNo", coalesce(question.text, '') as question,
      coalesce(job_code.title, job_ad.title, '') as title, s.source, t.language, s.said_at as "saidAt", t.words,
      account.id as account_id, application.number, account.first_name, account.last_name, account.email, blind.left_blind as blind
    from spoken_search s
      join take on take.id = s.take_id and take.state = 'submitted' and take.kind in ('video', 'audio')
      join application on application.id = take.application_id and application.withdrawn_at is null
      join account on account.id = application.account_id
      join transcript t on t.take_id = s.take_id and t.source = s.source
      left join question on question.set_id = application.question_set_id and question.position = take.question_no
      left join job_code on job_code.id = application.job_code_id
      left join job_ad on job_ad.booking_id = application.booking_id
      cross join lateral (select ${leftBlind(reviewerId)} as left_blind) blind
    where ${fits} and ${within(scope, 'application')}
      ${bookingId === undefined ? sql`` : sql`and application.booking_id = ${bookingId}`}
      ${after ? sql`and (s.said_at, s.take_id) < (${after.at}::timestamptz, ${after.takeId}::uuid)` : sql``}
      and ${isShown(now)} and (s.source = 'candidate' or not blind.left_blind)
    order by s.said_at desc, s.take_id desc limit ${count}`.execute(db);
  return rows;
}

/** Which of these words are a form of which of those that are looked for, in any of the three languages. */
export async function sameStems(db: Db, words: string[], terms: string[]) {
  const { rows } = await sql<{ word: string; term: string }>`
    select word, term from unnest(${words}::text[]) word, unnest(${terms}::text[]) term
    where exists (
      select from (values ('pg_catalog.english_stem'::regdictionary), ('pg_catalog.german_stem'), ('pg_catalog.french_stem')) stems (of)
      where ts_lexize(of, word) = ts_lexize(of, term) and ts_lexize(of, word) <> '{}')`.execute(db);
  return rows;
}
