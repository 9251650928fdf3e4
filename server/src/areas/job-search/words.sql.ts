import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { begins } from '../../platform/search/lexicon.sql.ts';

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
        and ${kind === undefined ? sql`t.kind <> 'stem'` : sql`t.kind = ${kind}`}),
    placed as (
      select *, row_number() over (partition by kind order by begins desc, ads desc, length(folded), folded) as place from fitting)
    select kind, shown as text from placed
    where place <= ${kind === undefined ? sql`case kind when 'title' then 5 when 'word' then 3 else 2 end` : sql`${limit}`}
      and not (kind = 'word' and exists(select from fitting other where other.kind <> 'word' and other.folded = placed.folded))
    order by array_position(array['title', 'city', 'company', 'word'], kind), place limit ${limit}`.execute(db);
  return rows;
}
