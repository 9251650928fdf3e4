import type { Db } from '../db.ts';
import { type Expected, expectedOf, facetsOf, type Wanted } from './expecting.ts';
import * as sql from './finding.sql.ts';
import { type Rows, type Sorted, sorted, type Tally } from './rows.ts';
import { all, without } from './terms.ts';

export interface Limits {
  /** What is expected to be in no more rows than this is read whole from the index at once. */
  narrow: number;
  /** How many of the newest rows are looked at, at most, before the index is asked. */
  near: number;
  /** So many of the newest rows are looked at that about this many of them fit. */
  sample: number;
  /** From this many hits among them a search is broad: they fill the page, and tell the rest by their share. */
  enough: number;
  /** A chosen facet is counted by reading while no more than this is expected to fit without it. */
  beside: number;
  /** A narrow search is read whole; what is unexpectedly more than this is counted by the database. */
  most: number;
  /** A page that lies no further than this along the index of days is walked to, looking at docs or only at codes. */
  walkDocs: number;
  walkCodes: number;
  /** Below this many rows even a broad search is counted exactly. */
  countable: number;
}
const usual: Limits = {
  narrow: 6000,
  near: 4500,
  sample: 400,
  enough: 40,
  beside: 3500,
  most: 16_000,
  walkDocs: 12_000,
  walkCodes: 40_000,
  countable: 30_000,
};

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
export interface Place<F extends string> {
  db: Db;
  index: sql.Index;
  facets: readonly F[];
}

/** A search on its way: where, what for, and how much of it. */
interface Search<F extends string> extends Place<F> {
  wanted: Wanted<F>;
  asked: Asked;
  limits: Limits;
  /** The tsquery of what must stand in the title to be among the first; empty where nothing must. */
  title: string;
  ascending: boolean;
}

/**
 * Finds the rows of one page, how many there are, and how many each facet value would give. A broad search is answered
 * from the newest rows and by their share of all, a narrow one by a pass over the index: neither grows with what is common.
 */
export async function findRows<F extends string>(place: Place<F>, wanted: Wanted<F>, asked: Asked): Promise<Found<F>> {
  const { db, index } = place;
  const { among, since, limits = usual } = asked;
  const search = { ...place, wanted, asked, limits, title: asked.sort === 'Best' ? wanted.title : '', ascending: asked.sort === 'Oldest' };
  if (among) return fromAll(search, await sql.those(db, index, among, { ...search, queries: wanted.words }));
  const expected = await expectedOf(place, wanted);
  const worded = wanted.words.length > 0 && since === undefined;
  if (worded && expected.words <= limits.narrow) {
    const rows = await readWhole(search, wanted.words);
    if (rows) return fromAll(search, rows);
  }
  const readable = since === undefined && (worded || wanted.chosen.size > 0);
  const share = expected.all / Math.max(1, expected.size);
  if (readable && share * limits.near < limits.enough * 1.5) {
    const found = await fromIndex(search, expected);
    if (found) return found;
  }
  const near = since === undefined ? reach(share, limits) : limits.most;
  const probed = await sql.probe(db, index, { ...search, queries: wanted.words, since, size: near });
  if (probed.scanned < near) return fromAll(search, probed.rows);
  const fitting = sorted(probed.rows, wanted.chosen);
  if (readable && fitting.fitting.length < limits.enough) {
    const found = await fromIndex(search, expected, { ...probed, ...fitting });
    if (found) return found;
  }
  return fromShare(search, expected, { ...probed, ...fitting });
}

/** How far to look for what this share of all rows is: the common is found soon. */
const reach = (share: number, { near, sample, enough }: Limits) =>
  Math.min(near, Math.max(enough, Math.ceil(sample / Math.max(share, sample / near))));

/** All rows that fit, those with the words in their title marked; nothing where they are more than `most`. */
async function readWhole<F extends string>({ db, index, wanted, limits, title, ascending }: Search<F>, queries: sql.Queries) {
  const named = [all([title, ...facetsOf(wanted)]), ...queries];
  const [rows, titled] = await Promise.all([
    sql.everything(db, index, queries, ascending, limits.most),
    title === '' ? undefined : sql.everything(db, index, named, ascending, limits.most),
  ]);
  if (rows.ids.length > limits.most) return undefined;
  const ids = new Set(titled?.ids);
  return { ...rows, titled: rows.ids.map((id) => ids.has(id)) };
}

/** The ids of a page: best match, those with the words in their title first. */
function pageFrom<F extends string>({ asked: { page, count } }: Search<F>, { ids, titled }: Rows, { fitting }: Sorted<F>) {
  const inOrder = [...fitting.filter((row) => titled[row]), ...fitting.filter((row) => !titled[row])];
  return inOrder.slice((page - 1) * count, page * count).map((row) => ids[row] ?? 0);
}

/** All that fits is here: everything is exact. */
function fromAll<F extends string>(search: Search<F>, rows: Rows): Found<F> {
  const found = sorted(rows, search.wanted.chosen);
  const counts = search.facets.map((facet) => [facet, valuesOf(search, facet, found.beside.get(facet) ?? found.counts)] as const);
  return {
    ids: pageFrom(search, rows, found),
    total: found.fitting.length,
    totalIsExact: true,
    facets: Object.fromEntries(counts) as Facets<F>,
    facetsAreExact: true,
  };
}

/** The values of a facet with their counts, each times the factor; what is chosen stays in the list. */
function valuesOf<F extends string>({ wanted: { facetOf, chosen } }: Search<F>, facet: F, counts: Tally, factor = 1) {
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

/** What the newest rows say. */
interface Probed<F> extends Sorted<F> {
  scanned: number;
  rows: Rows;
}

/**
 * One pass for the page, the total and the facets: the rows that fit, and those that miss one chosen facet, for its own
 * counts. A facet without which too much would fit is counted by the share of the newest rows. Nothing where there are more
 * than `most` after all.
 */
async function fromIndex<F extends string>(search: Search<F>, expected: Expected<F>, before?: Probed<F>): Promise<Found<F> | undefined> {
  const { db, index, wanted, limits, facets } = search;
  const missable = [...wanted.chosen.keys()].filter((facet) => expected.without(facet) <= limits.beside);
  const guessed = [...wanted.chosen.keys()].filter((facet) => !missable.includes(facet));
  const probing = async () => {
    if (guessed.length === 0 || before) return before;
    const probed = await sql.probe(db, index, { ...search, queries: wanted.words, since: undefined, size: limits.near });
    return { ...probed, ...sorted(probed.rows, wanted.chosen) };
  };
  const [rows, probed] = await Promise.all([readWhole(search, expected.queries(missable)), probing()]);
  if (!rows) return undefined;
  const found = sorted(rows, wanted.chosen);
  const factor = probed ? Math.max(1, expected.size / probed.scanned) : 1;
  const counts = facets.map((facet) => {
    const shared = guessed.includes(facet) ? probed?.beside.get(facet) : undefined;
    if (!shared) return [facet, valuesOf(search, facet, found.beside.get(facet) ?? found.counts)] as const;
    return [facet, atLeast(valuesOf(search, facet, shared, factor), found.counts)] as const;
  });
  return {
    ids: pageFrom(search, rows, found),
    total: found.fitting.length,
    totalIsExact: true,
    facets: Object.fromEntries(counts) as Facets<F>,
    facetsAreExact: guessed.length === 0,
  };
}

/** A guess is never below what was counted. */
const atLeast = (values: { code: number; count: number }[], counted: Tally) =>
  values.map(({ code, count }) => ({ code, count: Math.max(count, counted.get(code) ?? 0) }));

/** There are more than were looked at: the page from the nearest where they suffice, the numbers by share or by one pass. */
async function fromShare<F extends string>(search: Search<F>, expected: Expected<F>, probed: Probed<F>): Promise<Found<F>> {
  const { facets, asked, limits } = search;
  const { size } = expected;
  const factor = Math.max(1, size / probed.scanned);
  const page = await pageBeyond(search, expected, probed);
  const total = page.total ?? (size <= limits.countable ? await exactly(search, expected) : undefined);
  const seen = (asked.page - 1) * asked.count + page.ids.length;
  const counts = facets.map((facet) => [facet, valuesOf(search, facet, probed.beside.get(facet) ?? probed.counts, factor)] as const);
  return {
    ids: page.ids,
    total: total ?? Math.max(rounded(probed.fitting.length * factor), page.ids.length > 0 ? seen : 0),
    totalIsExact: total !== undefined,
    facets: Object.fromEntries(counts) as Facets<F>,
    facetsAreExact: false,
  };
}

async function exactly<F extends string>({ db, index }: Search<F>, expected: Expected<F>) {
  const queries = expected.queries([]);
  if (queries.length === 0) return sql.countAll(db, index);
  return (await sql.pageOf(db, index, queries, { ascending: false, skip: 0, take: 1 })).total;
}

interface Part {
  skip: number;
  take: number;
}

/** A part of a list: from the rows at hand where they reach far enough, on foot where it is near, else by a pass over the index. */
async function slice<F extends string>(search: Search<F>, queries: sql.Queries, scanned: number, ids: number[], { skip, take }: Part) {
  const { db, index, limits, ascending, asked } = search;
  if (skip + take <= ids.length || asked.since !== undefined) return { ids: ids.slice(skip, skip + take), total: undefined };
  const part = { ascending, skip, take };
  if (queries.length === 0) return { ids: await sql.walked(db, index, sql.fits(queries), part), total: undefined };
  const byCodes = search.wanted.words.length === 0;
  const far = Math.ceil(((skip + take) * scanned * 1.2) / Math.max(1, ids.length));
  if (far <= (byCodes ? limits.walkCodes : limits.walkDocs)) {
    const found = await sql.walked(db, index, byCodes ? sql.hasCodes([...search.wanted.chosen.values()]) : sql.fits(queries), part, far);
    if (found.length === take) return { ids: found, total: undefined };
  }
  return sql.pageOf(db, index, queries, part);
}

/** The ids of the page. Best match: those with the words in their title first, then the others, each the newest first. */
async function pageBeyond<F extends string>(search: Search<F>, expected: Expected<F>, { rows, fitting, scanned }: Probed<F>) {
  const { asked, title } = search;
  const { page, count } = asked;
  const skip = (page - 1) * count;
  const queries = expected.queries([]);
  const idsOf = (places: number[]) => places.map((row) => rows.ids[row] ?? 0);
  if (title === '') return slice(search, queries, scanned, idsOf(fitting), { skip, take: count });
  const titled = idsOf(fitting.filter((row) => rows.titled[row]));
  const first = await slice(search, [title, ...queries], scanned, titled, { skip, take: count });
  const missing = count - first.ids.length;
  if (missing === 0) return { ids: first.ids, total: undefined };
  const others = idsOf(fitting.filter((row) => !rows.titled[row]));
  const beyond = { skip: Math.max(0, skip - (first.total ?? 0)), take: missing };
  const second = await slice(search, [...queries, without(title)], scanned, others, beyond);
  const total = first.total !== undefined && second.total !== undefined ? first.total + second.total : undefined;
  return { ids: [...first.ids, ...second.ids], total };
}
