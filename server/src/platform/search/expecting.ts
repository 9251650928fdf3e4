import type { Db } from '../db.ts';
import * as sql from './finding.sql.ts';
import { all, anyCode } from './terms.ts';

/** A search as the database understands it. */
export interface Wanted<F extends string> {
  /** Everything but the facets: a tsquery for each word, town and name; all of them must hold. */
  words: sql.Queries;
  /** True for rows whose title has all the words; empty without words. */
  title: string;
  /** The codes chosen in each facet: one of them must fit. */
  chosen: Map<F, number[]>;
  /** Which facet the value of a code belongs to. */
  facetOf: (code: number) => F | undefined;
}

/** What is to be expected of a search before a row of it is read. */
export interface Expected<F extends string> {
  /** How many rows there are in all. */
  size: number;
  /** How many of them have the words; all where none are asked for. */
  words: number;
  /** How many fit the words and every chosen facet. */
  all: number;
  /** How many fit everything but this facet. */
  without: (facet: F) => number;
  /** What finds everything that fits, and what misses one of these facets at most; what is least effort first. */
  queries: (missable: readonly F[]) => sql.Queries;
}

/** The conditions of the chosen facets. */
export const facetsOf = <F extends string>({ chosen }: Wanted<F>) => [...chosen.values()].map(anyCode);

/** Asks the planner how common the words and the facets are, and takes them for independent of each other. */
export async function expectedOf<F extends string>({ db, index }: { db: Db; index: sql.Index }, wanted: Wanted<F>): Promise<Expected<F>> {
  const { words, chosen } = wanted;
  const facets = [...chosen.keys()];
  const [rows, size] = await Promise.all([sql.estimates(db, index, [...words, ...facetsOf(wanted)]), sql.sizeOf(db, index)]);
  const shares = rows.map((count) => Math.min(1, count / Math.max(1, size)));
  const ofFacet = new Map(facets.map((facet, place) => [facet, shares[words.length + place] ?? 1]));
  const product = (some: readonly number[]) => some.reduce((all, share) => all * share, 1);
  const ofWords = product(shares.slice(0, words.length));
  const ofAll = (some: readonly F[]) => product(some.map((facet) => ofFacet.get(facet) ?? 1));
  const others = (facet: F, among: readonly F[] = facets) => among.filter((one) => one !== facet);

  const queries = (missable: readonly F[]) => {
    const needed = facets.filter((facet) => !missable.includes(facet));
    const oneLess = missable.map((facet) => ofAll(others(facet, missable)));
    const conditions = [
      ...words.map((query, place) => ({ query, share: shares[place] ?? 1 })),
      ...needed.map((facet) => ({ query: anyCode(chosen.get(facet) ?? []), share: ofFacet.get(facet) ?? 1 })),
      ...(missable.length > 1 ? [{ query: oneMissing(missable, chosen), share: Math.max(...oneLess) }] : []),
    ];
    const effort = ({ query, share }: { query: string; share: number }) => share * query.split(' | ').length;
    return conditions.toSorted((one, other) => effort(one) - effort(other)).map(({ query }) => query);
  };
  return {
    size,
    words: ofWords * size,
    all: ofWords * ofAll(facets) * size,
    without: (facet) => ofWords * ofAll(others(facet)) * size,
    queries,
  };
}

/** All of these facets but any one of them. */
function oneMissing<F extends string>(facets: readonly F[], chosen: Map<F, number[]>) {
  const lists = facets.map((facet) => all(facets.filter((one) => one !== facet).map((one) => anyCode(chosen.get(one) ?? []))));
  return `(${lists.map((list) => `(${list})`).join(' | ')})`;
}
