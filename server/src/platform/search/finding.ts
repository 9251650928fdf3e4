import type { Db } from '../db.ts';
import * as sql from './finding.sql.ts';
import { all, anyCode, without } from './terms.ts';

/** A search as the database understands it. */
export interface Wanted<F extends string> {
  /** Everything but the facets, as a tsquery; empty where nothing narrows. */
  base: string;
  /** True for rows whose title has all the words; empty without words. */
  title: string;
  /** The codes chosen in each facet: one of them must fit. */
  chosen: Map<F, number[]>;
  /** Which facet the value of a code belongs to. */
  facetOf: (code: number) => F | undefined;
}

export interface Limits {
  /** What is expected to be in no more rows than this is read whole from the index at once. */
  narrow: number;
  /** How many of the newest rows are looked at, at most, before the index is asked. */
  near: number;
  /** So many of the newest rows are looked at that about this many of them fit. */
  sample: number;
  /** From this many hits among them a search is broad: they fill the page, and tell the rest by their share. */
  enough: number;
  /** A narrow search is read whole; what is unexpectedly more than this is counted by the database. */
  most: number;
  /** Below this many rows even a broad search is counted exactly. */
  countable: number;
}
const usual: Limits = { narrow: 6000, near: 3000, sample: 400, enough: 40, most: 20_000, countable: 30_000 };

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

interface Counts<F extends string> {
  /** How often each code of a facet occurs; what is chosen is there even if it does not. */
  facets: Record<F, { code: number; count: number }[]>;
  facetsAreExact: boolean;
}

export interface Found<F extends string> extends Counts<F> {
  ids: number[];
  total: number;
  totalIsExact: boolean;
}

/** What is searched, and in which facets it is counted. */
export interface Place<F extends string> {
  db: Db;
  index: sql.Index;
  facets: readonly F[];
}

/**
 * Finds the rows of one page, how many there are, and how many each facet value would give. A broad search is answered
 * from the newest rows and by their share of all, a narrow one by a pass over the index: neither grows with what is common.
 */
export async function findRows<F extends string>(place: Place<F>, wanted: Wanted<F>, asked: Asked): Promise<Found<F>> {
  const { db, index } = place;
  const { among, since, limits = usual } = asked;
  const ascending = asked.sort === 'Oldest';
  const title = asked.sort === 'Best' ? wanted.title : '';
  const base = { query: wanted.base, title };
  if (among) return inMemory(place, await sql.those(db, index, among, base, ascending), wanted, asked);
  const worded = wanted.base !== '' && since === undefined;
  const whole = async () => {
    const rows = await readWhole(place, base, ascending, limits.most);
    return rows && inMemory(place, rows, wanted, asked);
  };
  const [expected, size] = await Promise.all([since === undefined ? expectedOf(place, wanted) : undefined, sql.sizeOf(db, index)]);
  if (worded && expected && expected.base <= limits.narrow) {
    const found = await whole();
    if (found) return found;
  }
  const near = expected ? reach(expected.all / Math.max(1, size), limits) : limits.near;
  const probed = await sql.probe(db, index, { ...base, ascending, since, size: near });
  if (probed.scanned < near) return inMemory(place, probed.rows, wanted, asked);
  if (worded && probed.rows.length < limits.enough) {
    const found = await whole();
    if (found) return found;
  }
  return fromShare(place, wanted, asked, probed, size);
}

/** How many rows are expected to have the words, and how many of those the chosen facets too; nothing where neither narrows. */
async function expectedOf<F extends string>({ db, index }: Place<F>, wanted: Wanted<F>) {
  const { base } = wanted;
  const query = queryOf(wanted);
  if (query === '') return undefined;
  const [words, both] = await Promise.all([
    base === '' ? 0 : sql.estimate(db, index, base),
    query === base ? undefined : sql.estimate(db, index, query),
  ]);
  return { base: words, all: both ?? words };
}

/** How far to look for what this share of all ads is: the common is found soon. */
const reach = (share: number, { near, sample, enough }: Limits) =>
  Math.min(near, Math.max(enough, Math.ceil(sample / Math.max(share, sample / near))));

/** All rows that fit, those with the words in their title marked; nothing where they are more than `most`. */
async function readWhole<F extends string>(
  { db, index }: Place<F>,
  narrowing: sql.Narrowing & { title: string },
  ascending: boolean,
  most: number,
) {
  const query = all([narrowing.query, narrowing.title]);
  const [rows, titled] = await Promise.all([
    sql.everything(db, index, narrowing, ascending, most),
    narrowing.title === '' ? [] : sql.everything(db, index, { ...narrowing, query }, ascending, most),
  ]);
  if (rows.length > most) return undefined;
  const ids = new Set(titled.map((row) => row.id));
  return rows.map((row) => ({ ...row, inTitle: ids.has(row.id) }));
}

const fitsIn = (row: sql.Row, codes: readonly number[]) => row.codes.some((code) => codes.includes(code));

/** Rows that fit every chosen facet but the one left out. */
function matching<F extends string>(rows: sql.Row[], { chosen }: Wanted<F>, left?: F) {
  const asked = [...chosen].filter(([facet]) => facet !== left);
  return asked.length === 0 ? rows : rows.filter((row) => asked.every(([, codes]) => fitsIn(row, codes)));
}

/** All that fits is here: everything is exact. */
function inMemory<F extends string>({ facets }: Place<F>, rows: sql.Row[], wanted: Wanted<F>, { page, count }: Asked): Found<F> {
  const found = matching(rows, wanted);
  const sorted = [...found.filter((row) => row.inTitle), ...found.filter((row) => !row.inTitle)];
  const skip = (page - 1) * count;
  const all = codesIn(found);
  const counted = facets.map((facet) => {
    const counts = wanted.chosen.has(facet) ? codesIn(matching(rows, wanted, facet)) : all;
    return [facet, tally(counts, facet, wanted)] as const;
  });
  return {
    ids: sorted.slice(skip, skip + count).map((row) => row.id),
    total: found.length,
    totalIsExact: true,
    facets: Object.fromEntries(counted) as Counts<F>['facets'],
    facetsAreExact: true,
  };
}

/** How often each code stands in the rows. */
function codesIn(rows: sql.Row[]) {
  const counts = new Map<number, number>();
  for (const row of rows) for (const code of row.codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** The values of a facet with their counts, each times the factor; what is chosen stays in the list. */
function tally<F extends string>(counts: Map<number, number>, facet: F, { facetOf, chosen }: Wanted<F>, factor = 1) {
  const shown = new Set([...counts.keys(), ...(chosen.get(facet) ?? [])].filter((code) => facetOf(code) === facet));
  return [...shown]
    .map((code) => ({ code, count: counts.get(code) ?? 0 }))
    .map(({ code, count }) => ({ code, count: factor === 1 ? count : rounded(count * factor) }));
}

/** Two digits: more would pretend to know. */
export function rounded(amount: number) {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1);
  return Math.round(amount / step) * step;
}

const queryOf = <F extends string>(wanted: Wanted<F>, left?: F) =>
  all([wanted.base, ...[...wanted.chosen].filter(([facet]) => facet !== left).map(([, codes]) => anyCode(codes))]);

interface Probed {
  scanned: number;
  rows: sql.Row[];
}

/** There are more than were looked at: the page from the nearest where they suffice, the numbers by share or by one pass. */
async function fromShare<F extends string>(
  place: Place<F>,
  wanted: Wanted<F>,
  asked: Asked,
  probed: Probed,
  size: number,
): Promise<Found<F>> {
  const { enough, most, countable } = asked.limits ?? usual;
  const factor = Math.max(1, size / probed.scanned);
  const found = matching(probed.rows, wanted);
  const narrowing = { query: queryOf(wanted) };
  const ascending = asked.sort === 'Oldest';
  if (found.length < enough && narrowing.query !== '') {
    const rows = await readWhole(place, { ...narrowing, title: asked.sort === 'Best' ? wanted.title : '' }, ascending, most);
    if (rows) return { ...inMemory(place, rows, wanted, asked), ...(await countsBeside(place, wanted, asked, probed, factor, rows)) };
  }
  const page = await pageOf(place, wanted, asked, narrowing, found);
  const total = page.total ?? (size <= countable ? await exactly(place, narrowing) : undefined);
  const seen = (asked.page - 1) * asked.count + page.ids.length;
  return {
    ids: page.ids,
    total: total ?? Math.max(rounded(found.length * factor), page.ids.length > 0 ? seen : 0),
    totalIsExact: total !== undefined,
    ...(await countsBeside(place, wanted, asked, probed, factor)),
  };
}

const exactly = async <F extends string>({ db, index }: Place<F>, narrowing: sql.Narrowing) =>
  narrowing.query === '' ? sql.countAll(db, index) : (await sql.pageOf(db, index, narrowing, false, 0, 1)).total;

/** A part of the list: from the rows at hand where they reach far enough, else by a pass over the index. */
async function slice<F extends string>(
  { db, index }: Place<F>,
  narrowing: sql.Narrowing,
  rows: sql.Row[],
  ascending: boolean,
  skip: number,
  take: number,
) {
  if (skip + take <= rows.length) return { ids: rows.slice(skip, skip + take).map((row) => row.id), total: undefined };
  return sql.pageOf(db, index, narrowing, ascending, skip, take);
}

/** The ids of the page. Best match: those with the words in their title first, then the others, each the newest first. */
async function pageOf<F extends string>(
  place: Place<F>,
  wanted: Wanted<F>,
  { page, count, sort }: Asked,
  narrowing: sql.Narrowing,
  found: sql.Row[],
) {
  const skip = (page - 1) * count;
  if (sort !== 'Best' || wanted.title === '') return slice(place, narrowing, found, sort === 'Oldest', skip, count);
  const titled = found.filter((row) => row.inTitle);
  const first = await slice(place, { ...narrowing, query: all([narrowing.query, wanted.title]) }, titled, false, skip, count);
  const missing = count - first.ids.length;
  if (missing === 0) return { ids: first.ids, total: undefined };
  const others = found.filter((row) => !row.inTitle);
  const rest = { ...narrowing, query: all([narrowing.query, without(wanted.title)]) };
  const second = await slice(place, rest, others, false, Math.max(0, skip - (first.total ?? 0)), missing);
  const total = first.total !== undefined && second.total !== undefined ? first.total + second.total : undefined;
  return { ids: [...first.ids, ...second.ids], total };
}

/** Counts of all facets; `rows` are all that fit, where they were read. A chosen facet is counted as if it were not chosen. */
async function countsBeside<F extends string>(
  { db, index, facets }: Place<F>,
  wanted: Wanted<F>,
  asked: Asked,
  probed: Probed,
  factor: number,
  rows?: sql.Row[],
): Promise<Counts<F>> {
  const { enough, most } = asked.limits ?? usual;
  let exact = true;
  const unchosen = codesIn(rows ?? matching(probed.rows, wanted));
  const count = async (facet: F) => {
    if (rows && !wanted.chosen.has(facet)) return tally(unchosen, facet, wanted);
    const shown = wanted.chosen.has(facet) ? matching(probed.rows, wanted, facet) : undefined;
    const query = queryOf(wanted, facet);
    if (shown && shown.length < enough && query !== '') {
      const whole = await sql.everything(db, index, { query }, false, most);
      if (whole.length <= most) return tally(codesIn(whole), facet, wanted);
    }
    exact = false;
    return tally(shown ? codesIn(shown) : unchosen, facet, wanted, factor);
  };
  const counted = await Promise.all(facets.map(async (facet) => [facet, await count(facet)] as const));
  return { facets: Object.fromEntries(counted) as Counts<F>['facets'], facetsAreExact: exact };
}
