import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';

/** A name in a language, as the lexemes that a title with it has; none for a name without a word that says something. */
export async function titleLexemes(db: Db, names: readonly { language: string; name: string }[]): Promise<string[][]> {
  const { rows } = await sql<{ lexemes: string[] }>`
    select search_scoped('t' || left(language, 1) || ':', search_stemmer(language), search_plain(name)) as lexemes
    from unnest(${names.map(({ language }) => language)}::text[], ${names.map(({ name }) => name)}::text[])
      with ordinality given (language, name, place)
    order by place`.execute(db);
  return rows.map(({ lexemes }) => lexemes);
}
