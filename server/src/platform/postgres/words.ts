import { type RawBuilder, sql } from 'kysely';
import { containing } from './containing.ts';
import type { Db } from './db.ts';

/** The words that somebody typed, folded. */
export async function foldedWords(db: Db, typed: string): Promise<string[]> {
  if (!typed.trim()) return [];
  const { rows } = await sql<{ folded: string }>`select folded(${typed}) as folded`.execute(db);
  return (rows[0]?.folded ?? '').split(/\s+/).filter(Boolean);
}

/** Every trigram that is looked up costs, and those of a long word say little more. */
const enough = 8;

/** The part of a long word that few others hold: digits, or the beginning of what stands before the @ of an address. */
function rarestPart(word: string) {
  const digits = word.match(/\d{3,}/g)?.toSorted((one, other) => other.length - one.length)[0];
  const local = word.slice(0, Math.max(word.indexOf('@'), 0));
  return digits ?? (local.length < 3 ? word : local).slice(0, enough);
}

/**
 * Whether a folded text holds a folded word: fewer than three letters only where a word begins. Both is answered by an index,
 * one over the trigrams of the text and one over its `word_beginnings`.
 */
export function holdsWord(text: RawBuilder<string>, word: string) {
  if (Array.from(word).length < 3) return sql<boolean>`word_beginnings(${text}) @> ${[word]}::text[]`;
  if (word.length <= enough) return sql<boolean>`${text} like ${containing(word)}`;
  return sql<boolean>`(${text} like ${containing(rarestPart(word))} and strpos(${text}, ${word}) > 0)`;
}
