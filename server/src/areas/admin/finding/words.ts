import { sql } from 'kysely';
import { containing } from '../../../platform/postgres/containing.ts';

/** Every trigram that is looked up costs, and those of a long word say little more. */
const enough = 8;

/** The part of a long word that few others hold: digits, or the beginning of what stands before the @ of an address. */
function rarestPart(word: string) {
  const digits = word.match(/\d{3,}/g)?.toSorted((one, other) => other.length - one.length)[0];
  const local = word.slice(0, Math.max(word.indexOf('@'), 0));
  return digits ?? (local.length < 3 ? word : local).slice(0, enough);
}

/** Whether what stands in `admin_search` holds a folded word: fewer than three letters only where a word begins. */
export function holdsWord(word: string) {
  if ([...word].length < 3) return sql<boolean>`word_beginnings(words) @> ${[word]}::text[]`;
  if (word.length <= enough) return sql<boolean>`words like ${containing(word)}`;
  return sql<boolean>`(words like ${containing(rarestPart(word))} and strpos(words, ${word}) > 0)`;
}
