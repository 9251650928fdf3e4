import type { Stretch } from './day-ranges.ts';
import type * as sql from './engine.sql.ts';
import { knownOf, learnt, type Place, sharesOf } from './statistics.ts';
import { anyCode } from './tsquery.ts';

/** A search as the database understands it. Each condition is a tsquery; all of them must hold. */
export interface Wanted<F extends string> {
  /** The words of the text. */
  words: sql.Queries;
  /** Towns, countries and companies. */
  names: sql.Queries;
  /** True for rows whose title has all the words, which then need not be looked for elsewhere; empty without words. */
  title: string;
  /** The codes chosen in each facet: one of them must fit. */
  chosen: Map<F, number[]>;
  /** Which facet the value of a code belongs to. */
  facetOf: (code: number) => F | undefined;
}

/** What must hold, and in how many rows it is expected to. */
export interface Conditions {
  /** What is least effort to look up stands first. */
  queries: sql.Queries;
  rows: number;
  /** Words may stand together more often than by chance. */
  doubtful: boolean;
}

/** What is to be expected of a search before a row of it is read. */
export interface Expected<F extends string> {
  /** How many rows there are in all. */
  size: number;
  /** The stretches that may be read instead of everything, the shortest first, with their share of all rows. */
  stretches: (Stretch & { share: number })[];
  /** Words and names. */
  said: Conditions;
  /** Words, names and every chosen facet. */
  all: Conditions;
  /** The same, with all the words in the title. */
  titled: Conditions;
  /** Everything but this facet. */
  without: (facet: F) => Conditions;
}

/** Asks the planner how common the words and the facets are, and takes them for independent of each other. */
export async function expectedOf<F extends string>(place: Place, wanted: Wanted<F>, ascending: boolean): Promise<Expected<F>> {
  const { words, names, title, chosen } = wanted;
  const facets = [...chosen].map(([facet, codes]) => ({ facet, query: anyCode(codes) }));
  const facetQueries = facets.map(({ query }) => query);
  const { size, ...known } = await (ascending ? learnt(place) : knownOf(place));
  const shares = await sharesOf(place, { once: [...words, ...names, ...(title === '' ? [] : [title])], often: facetQueries });

  const conditions = (some: sql.Queries): Conditions => {
    const share = (query: string) => shares.get(query) ?? 1;
    const effort = (query: string) => share(query) * query.split(' | ').length;
    return {
      queries: some.toSorted((one, other) => effort(one) - effort(other)),
      rows: some.reduce((left, query) => left * share(query), size),
      doubtful: words.length > 1,
    };
  };
  const all = conditions([...words, ...names, ...facetQueries]);
  const titled = conditions([...(title === '' ? [] : [title]), ...names, ...facetQueries]);
  return {
    size,
    stretches: ascending ? known.fromFirst : known.fromLast,
    said: conditions([...words, ...names]),
    all,
    titled: { ...titled, rows: Math.min(all.rows, titled.rows) },
    without: (facet) => conditions([...words, ...names, ...facets.filter((one) => one.facet !== facet).map(({ query }) => query)]),
  };
}
