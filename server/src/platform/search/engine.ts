import * as sql from './engine.sql.ts';
import { type Rows, sorted, type Tally, tallied } from './facet-counts.ts';
import { type Limits, nearest, type Part, type Reader, usual } from './sampling.ts';
import { type Conditions, type Expected, expectedOf, type Wanted } from './selectivity.ts';
import type { Place } from './statistics.ts';
import { without } from './tsquery.ts';

export interface Asked {
  page: number;
  count: number;
  sort: 'Recent' | 'Oldest' | 'Best';
  /** Only these rows. */
  among?: number[] | undefined;
  /** Only what came later. */
  since?: string | undefined;
  limits?: Limits;
}

type Facets<F extends string> = Record<F, { code: number; count: number }[]>;

export interface Found<F extends string> {
  ids: number[];
  total: number;
  totalIsExact: boolean;
  /** How often each code of a facet occurs; what is chosen is there even if it does not. */
  facets: Facets<F>;
  facetsAreExact: boolean;
}

/** What is searched, and in which facets it is counted. */
interface Counted<F extends string> extends Place {
  facets: readonly F[];
}

/** A search on its way: where, what for, and how much of it. */
interface Search<F extends string> extends Counted<F>, Reader {
  wanted: Wanted<F>;
  asked: Asked;
  expected: Expected<F>;
  /** Whether rows with all the words in their title come first. */
  titledFirst: boolean;
}

/**
 * Finds the rows of one page, how many there are, and how many each facet value would give. What is narrow is read whole;
 * of what is broad the nearest rows are read, and tell the rest by their share: neither grows with what is common.
 */
export async function runSearch<F extends string>(place: Counted<F>, wanted: Wanted<F>, asked: Asked): Promise<Found<F>> {
  const { db, index } = place;
  const { among, since, limits = usual } = asked;
  const ascending = asked.sort === 'Oldest';
  const titledFirst = asked.sort === 'Best' && wanted.title !== '';
  const said = [...wanted.words, ...wanted.names];
  if (among) {
    const title = titledFirst ? wanted.title : '';
    return fromAll(place, wanted, asked, await sql.those(db, index, among, { queries: said, title, ascending }));
  }
  if (since !== undefined) {
    const { scanned, rows } = await sql.probe(db, index, { queries: said, ascending, since, size: limits.most });
    return { ...fromAll(place, wanted, asked, rows), totalIsExact: scanned < limits.most };
  }
  const expected = await expectedOf(place, wanted, ascending);
  const search = { ...place, ...expected, wanted, asked, limits, expected, ascending, titledFirst };
  return (await fromSaid(search)) ?? (await fromParts(search));
}

/** Where the words alone say enough, their rows are read whole and counted for all facets at once. */
async function fromSaid<F extends string>(search: Search<F>) {
  const { wanted, asked, expected, limits, titledFirst } = search;
  if (wanted.chosen.size === 0 || expected.said.queries.length === 0 || expected.said.rows > limits.hits.whole) return undefined;
  const all = { whole: limits.most, part: limits.most };
  const [{ rows, share }, titled] = await Promise.all([
    nearest(search, expected.said, limits.hits),
    titledFirst ? nearest(search, { ...expected.titled, doubtful: false }, all) : undefined,
  ]);
  if (share < 1) return undefined;
  const ids = new Set(titled?.rows.ids);
  return fromAll(search, wanted, asked, { ...rows, titled: rows.ids.map((id) => ids.has(id)) });
}

/** All that fits is here: everything is exact. */
function fromAll<F extends string>({ facets }: Counted<F>, wanted: Wanted<F>, { page, count }: Asked, rows: Rows): Found<F> {
  const { fitting, counts, beside } = sorted(rows, wanted.chosen);
  const inOrder = [...fitting.filter((row) => rows.titled[row]), ...fitting.filter((row) => !rows.titled[row])];
  const values = facets.map((facet) => [facet, valuesOf(wanted, facet, beside.get(facet) ?? counts)] as const);
  return {
    ids: inOrder.slice((page - 1) * count, page * count).map((row) => rows.ids[row] ?? 0),
    total: fitting.length,
    totalIsExact: true,
    facets: Object.fromEntries(values) as Facets<F>,
    facetsAreExact: true,
  };
}

/** The values of a facet with their counts; what is chosen stays in the list. */
function valuesOf<F extends string>({ facetOf, chosen }: Wanted<F>, facet: F, counts: Tally) {
  const shown = new Set([...counts.keys(), ...(chosen.get(facet) ?? [])].filter((code) => facetOf(code) === facet));
  return [...shown].map((code) => ({ code, count: counts.get(code) ?? 0 }));
}

/** The page, the total and the counts of each facet by readings of their own, each whole or telling the rest by its share. */
async function fromParts<F extends string>(search: Search<F>): Promise<Found<F>> {
  const { wanted, asked, expected, limits, facets, titledFirst } = search;
  const needed = asked.page * asked.count;
  const far = needed > limits.most / 2;
  const reading = (conditions: Conditions) => nearest(search, conditions, limits.hits, far ? 0 : needed);
  const [hits, titled, ...beside] = await Promise.all([
    reading(expected.all),
    titledFirst && !far ? reading(expected.titled) : undefined,
    ...[...wanted.chosen.keys()].map(async (facet) => [facet, await nearest(search, expected.without(facet), limits.beside)] as const),
  ]);
  const page = far ? await farPage(search) : { ids: nearPage(asked, hits, titled), total: undefined };
  const total = page.total ?? (await totalOf(search, hits));
  const missing = new Map(beside);
  const counted = tallied(hits.rows);
  const values = facets.map((facet) => [facet, countsOf(search, facet, { counted, share: hits.share }, missing.get(facet))] as const);
  const seen = page.ids.length > 0 ? needed - asked.count + page.ids.length : 0;
  return {
    ids: page.ids,
    total: total ?? Math.max(rounded(hits.rows.ids.length / hits.share), seen),
    totalIsExact: total !== undefined,
    facets: Object.fromEntries(values) as Facets<F>,
    facetsAreExact: [hits, ...missing.values()].every(({ share }) => share === 1),
  };
}

/** The ids of a page that lies within what was read. */
function nearPage({ page, count }: Asked, { rows }: Part, titled: Part | undefined) {
  const first = titled?.rows.ids ?? [];
  const named = new Set(first);
  const inOrder = first.length >= page * count ? first : [...first, ...rows.ids.filter((id) => !named.has(id))];
  return inOrder.slice((page - 1) * count, page * count);
}

/** The ids of a page far down a list: the database counts its way there. */
async function farPage<F extends string>({ db, index, expected, asked, ascending, titledFirst, wanted }: Search<F>) {
  const { count: take } = asked;
  const skip = (asked.page - 1) * take;
  const { queries } = expected.all;
  if (queries.length === 0) return { ids: await sql.walked(db, index, { ascending, skip, take }), total: undefined };
  if (!titledFirst) return sql.pageOf(db, index, queries, { ascending, skip, take });
  const first = await sql.pageOf(db, index, expected.titled.queries, { ascending, skip, take });
  const rest = { ascending, skip: Math.max(0, skip - first.total), take: take - first.ids.length };
  const others = await sql.pageOf(db, index, [...queries, without(wanted.title)], rest);
  return { ids: [...first.ids, ...others.ids], total: first.total + others.total };
}

/** How many there are, as far as it is known or soon counted. */
async function totalOf<F extends string>({ db, index, expected, limits }: Search<F>, hits: Part) {
  if (hits.share === 1) return hits.rows.ids.length;
  if (expected.size > limits.countable) return undefined;
  const { queries } = expected.all;
  if (queries.length === 0) return sql.countAll(db, index);
  return (await sql.pageOf(db, index, queries, { ascending: false, skip: 0, take: 1 })).total;
}

/** The values of a facet: those that are chosen as often as they were found, the others as often as they would be. */
function countsOf<F extends string>(
  { wanted }: Search<F>,
  facet: F,
  { counted, share }: { counted: Tally; share: number },
  beside: Part | undefined,
) {
  const found = valuesOf(wanted, facet, counted).map((one) => ({ ...one, count: estimated(one.count, share) }));
  if (!beside) return found;
  const chosen = wanted.chosen.get(facet) ?? [];
  const others = valuesOf(wanted, facet, tallied(beside.rows)).filter(({ code }) => !chosen.includes(code));
  return [
    ...found.filter(({ code }) => chosen.includes(code)),
    ...others.map((one) => ({ ...one, count: estimated(one.count, beside.share) })),
  ];
}

const estimated = (count: number, share: number) => (share === 1 ? count : rounded(count / share));

/** Two digits: more would pretend to know. */
export function rounded(amount: number) {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1);
  return Math.round(amount / step) * step;
}
