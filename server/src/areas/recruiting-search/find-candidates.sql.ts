import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { Index } from '../../platform/search/engine.sql.ts';
import { begins, type Terms } from '../../platform/search/lexicon.sql.ts';

/** Everybody who wants to be found; whoever withdraws leaves the table with the same statement. */
export const candidateIndex: Index = {
  table: 'candidate_search',
  at: 'changed_at',
  alive: sql<boolean>`true`,
  within: sql<boolean>`true`,
  pass: (queries) => sql`candidate_pass(${queries})`,
};

/** The words of all who want to be found. */
export const candidateTerms: Terms = {
  table: 'candidate_term',
  among: sql<boolean>`true`,
  uses: 'profiles',
  alike: 'candidate_alike',
  stands: () => sql<boolean>`true`,
  beginning: (word) => sql`select folded as lexeme from candidate_term where ${begins(sql`folded`, word)} order by profiles desc, folded`,
};

/** The codes of skills by what they are called. */
export async function skillCodes(db: Db, names: readonly string[]) {
  if (names.length === 0) return [];
  const { rows } = await sql<{ name: string; code: number }>`
    select name, candidate_skill_code(name)::float8 as code from unnest(${[...names]}::text[]) name`.execute(db);
  return rows;
}

/** What skills of these codes are called by one of those who want to be found. */
export async function skillNames(db: Db, codes: readonly number[]) {
  if (codes.length === 0) return new Map<number, string>();
  const { rows } = await sql<{ code: number; name: string }>`
    select code::float8 as code, said.name from unnest(${[...codes]}::bigint[]) code, lateral (
      select k.name from candidate_skill k join candidate_search s on s.account_id = k.account_id
      where candidate_skill_code(k.name) = code limit 1) said`.execute(db);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
