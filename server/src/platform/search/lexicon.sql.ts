import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../postgres/db.ts';
import { oneOf } from '../postgres/one-of.ts';

/** The words that are known of what is searched: `folded` and `shown`, and in how much each of them stands. */
export interface Terms {
  table: string;
  among: RawBuilder<boolean>;
  /** The column that counts. */
  uses: string;
  /** The function that answers those which look like a word. */
  alike: string;
  /** Whether a form of a word stands in any doc; only those are looked for. */
  stands: (form: RawBuilder<unknown>) => RawBuilder<boolean>;
  /** Lexemes that begin with a word (an SQL text), the most frequent first: as `lexeme`. */
  beginning: (word: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** One typed word, and what it may stand for. */
export interface WordForms {
  /** Which of the texts it stands in, and where. */
  part: number;
  /** Which of all words asked for it is, from 1 on; a word of signs alone has no forms, and leaves a gap. */
  position: number;
  word: string;
  /** The same written without umlauts (Koechin), or the word itself. */
  spelt: string;
  /** Lexemes of the three languages and the word as it is; empty for words that say nothing. */
  forms: string[];
  /** Longer words that end with it, as Altenpfleger and Altenpflegerin do with Pfleger: titles keep their words whole. */
  compounds: string[];
  /** For the last word of a text, lexemes that begin with it: compounds again, and what is still being typed. */
  completions: string[];
}

/** A word stands for no more others than these: each of them is looked up in the index. */
const [mostCompounds, mostCompletions] = [8, 6];

/** Begins with, as a range: an index serves it even where the beginning comes from another row. */
export const begins = (text: RawBuilder<unknown>, beginning: RawBuilder<unknown>) =>
  sql`(${text} ~>=~ (${beginning}) and ${text} ~<~ (${beginning} || chr(1114111)))`;

/** The forms of typed words: each as `[number of its text, word]`. */
export async function formsOf(db: Db, terms: Terms, words: readonly (readonly [part: number, word: string])[]): Promise<WordForms[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<WordForms>`
    with typed as materialized (
      select part, position, search_plain(said) as word, search_plain(search_umlauts(said)) as spelt,
        position = max(position) over (partition by part) as last
      from unnest(${words.map(([part]) => part)}::int[], ${words.map(([, word]) => word)}::text[])
        with ordinality given (part, said, position))
    select part, position::int as position, word, coalesce(nullif(spelt, ''), word) as spelt, array(select form from unnest(search_forms(word, spelt)) form where ${terms.stands(sql`form`)}) as forms,
      case when length(word) < 6 then '{}'::text[] else array(
        select t.folded from ${sql.table(terms.table)} t
        where ${terms.among} and length(t.folded) >= length(word) + 3
          and (${begins(sql`reverse(t.folded)`, sql`reverse(word)`)} or ${begins(sql`reverse(t.folded)`, sql`'ni' || reverse(word)`)})
        order by ${sql.ref(terms.uses)} desc, t.folded limit ${mostCompounds}) end as compounds,
      case when length(word) < 3 or not last then '{}'::text[] else array(
        select lexeme from (${terms.beginning(sql`word`)}) known limit ${mostCompletions}) end as completions
    from typed where word <> '' order by part, position`.execute(db);
  return rows;
}

export interface FacetCode {
  code: number;
  facet: string;
  value: string;
}

/** The numbers by which values of these facets are stored: a few hundred at most. */
export const facetCodes = (db: Db, facets: readonly string[]): Promise<FacetCode[]> =>
  db.selectFrom('search_facet').where('facet', '=', oneOf(facets)).select(['code', 'facet', 'value']).execute();

/** For each word that is not known: known words that look like it, the most alike first. */
export async function wordsLike(
  db: Db,
  terms: Terms,
  words: readonly string[],
): Promise<{ said: string; known: boolean; alike: { folded: string; shown: string; uses: number }[] }[]> {
  const { rows } = await sql<{ said: string; known: boolean; alike: { folded: string; shown: string; uses: number }[] }>`
    with typed as materialized (select said, search_plain(said) as plain from unnest(${[...words]}::text[]) said),
    checked as materialized (
      select *, exists(select from ${sql.table(terms.table)} where ${terms.among} and ${begins(sql`folded`, sql`plain`)}) as known from typed)
    select said, known, case when known or length(plain) < 3 then '[]'::jsonb else ${sql.ref(terms.alike)}(plain) end as alike from checked`.execute(
    db,
  );
  return rows;
}
