import { sql } from 'kysely';
import { holds } from '../../platform/postgres/containing.ts';

/** The words that somebody typed. */
export const wordsIn = (typed: string) => typed.split(/\s+/).filter(Boolean);

/** Three letters and more are found anywhere; fewer only where a word begins, because nothing else is found by an index. */
const place = (word: string) => (word.length < 3 ? ` ${word}` : word);

// each expression is the one of an index, and begins with a space

/** Whether the name and address of an account hold a word. */
export const personHolds = (word: string) =>
  holds(sql`' ' || account.first_name || ' ' || account.last_name || ' ' || account.email`, place(word));

/** Whether what a company says of itself holds a word. */
export const companyHolds = (word: string) =>
  holds(sql`' ' || company.name || ' ' || company.address || ' ' || company.website || ' ' || company.phone`, place(word));
