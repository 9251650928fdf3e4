import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** One typed word, and what it may stand for. */
export interface WordForms {
  /** Which of the texts it stands in, and where. */
  part: number;
  word: string;
  /** The same written without umlauts (Koechin), or the word itself. */
  spelt: string;
  /** Lexemes of the three languages and the word as it is; empty for words that say nothing. */
  forms: string[];
  /** Longer words that end with it, as Altenpfleger and Altenpflegerin do with Pfleger: ads keep the words of their titles whole. */
  compounds: string[];
}

export const listOf = (texts: readonly string[]): RawBuilder<string[]> => sql`array[${sql.join([...texts])}]::text[]`;

/** Begins with, as a range: an index serves it even where the beginning comes from another row. */
const begins = (text: RawBuilder<unknown>, beginning: RawBuilder<unknown>) =>
  sql`(${text} ~>=~ (${beginning}) and ${text} ~<~ (${beginning} || chr(1114111)))`;

/** The forms of typed words: each as `[number of its text, word]`. */
export async function formsOf(db: Db, words: readonly (readonly [part: number, word: string])[]): Promise<WordForms[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<WordForms>`
    with typed as materialized (
      select part, position, search_plain(said) as word, search_plain(search_umlauts(said)) as spelt
      from unnest(${sql.raw(`array[${words.map(([part]) => Math.trunc(part)).join(',')}]::int[]`)}, ${listOf(words.map(([, word]) => word))})
        with ordinality given (part, said, position))
    select part, word, coalesce(nullif(spelt, ''), word) as spelt, search_forms(word, spelt) as forms,
      case when length(word) < 6 then '{}'::text[] else array(
        select t.folded from search_term t
        where t.kind = 'word' and length(t.folded) >= length(word) + 3
          and (${begins(sql`reverse(t.folded)`, sql`reverse(word)`)} or ${begins(sql`reverse(t.folded)`, sql`'ni' || reverse(word)`)})
        order by t.ads desc, t.folded limit 12) end as compounds
    from typed where word <> '' order by part, position`.execute(db);
  return rows;
}

export interface FacetCode {
  code: number;
  facet: string;
  value: string;
}

/** The numbers by which facets are stored: fewer than a hundred. */
export const facetCodes = (db: Db): Promise<FacetCode[]> => db.selectFrom('search_facet').select(['code', 'facet', 'value']).execute();

/** For each word that stands in no ad: known words that look like it, the most alike first. */
export async function wordsLike(
  db: Db,
  words: readonly string[],
): Promise<{ said: string; known: boolean; alike: { folded: string; shown: string; ads: number }[] }[]> {
  const { rows } = await sql<{ said: string; known: boolean; alike: { folded: string; shown: string; ads: number }[] }>`
    with typed as materialized (select said, search_plain(said) as plain from unnest(${listOf(words)}) said),
    checked as materialized (
      select *, exists(select from search_term where kind = 'word' and ${begins(sql`folded`, sql`plain`)}) as known from typed)
    select said, known, case when known or length(plain) < 3 then '[]'::jsonb else search_alike(plain) end as alike from checked`.execute(
    db,
  );
  return rows;
}

/** Terms that begin with the text, or hold a word that does; those in the most ads first. */
export async function termsFor(
  db: Db,
  text: string,
  kind: string | undefined,
  limit: number,
): Promise<{ kind: 'title' | 'company' | 'city' | 'word'; text: string }[]> {
  const { rows } = await sql<{ kind: 'title' | 'company' | 'city' | 'word'; text: string }>`
    with typed as materialized (select replace(replace(search_plain(${text}), '%', ''), '_', '') as plain),
    fitting as (
      select t.kind, t.shown, t.folded, t.ads, t.folded like typed.plain || '%' as begins
      from typed, search_term t
      where typed.plain <> '' and (${begins(sql`t.folded`, sql`typed.plain`)} or (length(typed.plain) >= 3 and t.folded like '% ' || typed.plain || '%'))
        and ${kind === undefined ? sql`true` : sql`t.kind = ${kind}`}),
    placed as (
      select *, row_number() over (partition by kind order by begins desc, ads desc, length(folded), folded) as place from fitting)
    select kind, shown as text from placed
    where place <= ${kind === undefined ? sql`case kind when 'title' then 5 when 'word' then 3 else 2 end` : sql`${limit}`}
      and not (kind = 'word' and exists(select from fitting other where other.kind <> 'word' and other.folded = placed.folded))
    order by array_position(array['title', 'city', 'company', 'word'], kind), place limit ${limit}`.execute(db);
  return rows;
}
