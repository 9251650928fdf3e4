import { sql } from 'kysely';
import { containing, holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

/** The words that somebody typed. */
export const wordsIn = (typed: string) => typed.split(/\s+/).filter(Boolean);

/** Three letters and more are found anywhere; fewer only where a word begins, because nothing else is found by an index. */
const place = (word: string) => (word.length < 3 ? ` ${word}` : word);

/**
 * Whether the name and address of an account hold a word. They are kept folded: to fold them anew for each row that the
 * index brings costs more than everything else.
 */
export const personHolds = (word: string) =>
  word.length < 3
    ? sql<boolean>`(account.found_by like folded(${containing(` ${word}`)}) or account.found_by like folded(${containing(word).slice(1)}))`
    : sql<boolean>`account.found_by like folded(${containing(word)})`;

// each expression is the one of an index, and begins with a space

/** Whether what a company says of itself holds a word. */
export const companyHolds = (word: string) =>
  holds(sql`' ' || company.name || ' ' || company.address || ' ' || company.website || ' ' || company.phone`, place(word));

/** Whether the title of an ad or a job code holds a word. */
export const titleHolds = (table: 'job_ad' | 'job_code', word: string) => holds(sql`' ' || ${sql.ref(`${table}.title`)}`, place(word));

/** What a word finds in another table is named by its ids up to so many; a word of more is met soon enough row by row. */
const most = 1000;

/** A word with what it finds elsewhere: ids, or nothing where they are too many to be named. */
export interface Word {
  word: string;
  ids: string[] | undefined;
}

const looked = async (word: string, query: { execute: () => Promise<{ id: string | null }[]> }): Promise<Word> => {
  const rows = await query.execute();
  return { word, ids: rows.length > most ? undefined : [...new Set(rows.flatMap(({ id }) => id ?? []))] };
};

/** Looks up the companies that say a word of themselves. */
export const lookUpCompanies = (db: Db, word: string) =>
  looked(
    word,
    db
      .selectFrom('company')
      .select('id')
      .where(companyHolds(word))
      .limit(most + 1),
  );

/** Looks up the companies of people whose name or address holds a word. */
export const lookUpEmployers = (db: Db, word: string) =>
  looked(
    word,
    db
      .selectFrom('account')
      .select('company_id as id')
      .where('company_id', 'is not', null)
      .where('erased_at', 'is', null)
      .where(personHolds(word))
      .limit(most + 1),
  );

/** Looks up the bookings of ads and job codes whose title holds a word. */
export const lookUpTitles = (db: Db, word: string) =>
  looked(
    word,
    db
      .selectFrom('job_ad')
      .select('booking_id as id')
      .where(titleHolds('job_ad', word))
      .unionAll(db.selectFrom('job_code').select('booking_id as id').where(titleHolds('job_code', word)))
      .limit(most + 1),
  );

/** Whether the company in this column says the word of itself. */
export const isOfCompany = (column: string, { word, ids }: Word) =>
  ids
    ? sql<boolean>`${sql.ref(column)} = ${oneOf(ids)}`
    : sql<boolean>`(select ${companyHolds(word)} from company where company.id = ${sql.ref(column)})`;

/** Whether somebody of a company is called by the word. */
export const employs = ({ word, ids }: Word) =>
  ids
    ? sql<boolean>`company.id = ${oneOf(ids)}`
    : sql<boolean>`exists (select from account where account.company_id = company.id and account.erased_at is null and ${personHolds(word)})`;

/** Whether a title under a booking holds the word. */
export const isEntitled = ({ word, ids }: Word) =>
  ids
    ? sql<boolean>`booking.id = ${oneOf(ids)}`
    : sql<boolean>`(exists (select from job_ad where job_ad.booking_id = booking.id and ${titleHolds('job_ad', word)})
        or exists (select from job_code where job_code.booking_id = booking.id and ${titleHolds('job_code', word)}))`;
