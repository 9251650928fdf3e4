import { type Facet, facets, type SearchOrder } from '@vitrine/contract/job-search/search.ts';
import type { Db } from '../../platform/db.ts';
import { all, anyCode, type Wanted, without } from './asking.ts';
import * as sql from './finding.sql.ts';

export interface Limits {
  /** What is expected to be in no more ads than this is read whole from the index at once. */
  narrow: number;
  /** How many of the newest ads are looked at, at most, before the index is asked. */
  near: number;
  /** So many of the newest ads are looked at that about this many of them fit. */
  sample: number;
  /** From this many hits among them a search is broad: they fill the page, and tell the rest by their share. */
  enough: number;
  /** A narrow search is read whole; what is unexpectedly more than this is counted by the database. */
  most: number;
  /** Below this many ads even a broad search is counted exactly. */
  countable: number;
}
const usual: Limits = { narrow: 6000, near: 3000, sample: 400, enough: 40, most: 20_000, countable: 30_000 };

export interface Asked {
  now: Date;
  page: number;
  count: number;
  sort: SearchOrder;
  /** Only these ads. */
  among?: number[] | undefined;
  /** Only what was published later. */
  since?: string | undefined;
  limits?: Limits;
}

export interface Found {
  ids: number[];
  total: number;
  totalIsExact: boolean;
  facets: Record<Facet, { value: string; count: number }[]>;
  facetsAreExact: boolean;
}

interface Counts {
  facets: Found['facets'];
  facetsAreExact: boolean;
}

/**
 * Finds the ads of one page, how many there are, and how many each facet value would give. A broad search is answered
 * from the newest ads and by their share of all, a narrow one by a pass over the index: neither grows with what is common.
 */
export async function findJobs(db: Db, wanted: Wanted, asked: Asked): Promise<Found> {
  const { now, among, since, limits = usual } = asked;
  const ascending = asked.sort === 'Oldest';
  const title = asked.sort === 'Best' ? wanted.title : '';
  const base = { query: wanted.base, title, now, salaryFrom: wanted.salaryFrom };
  if (among) return inMemory(await sql.those(db, among, base, ascending), wanted, asked);
  const worded = wanted.base !== '' && since === undefined;
  const whole = async () => {
    const rows = await readWhole(db, base, ascending, limits.most);
    return rows && inMemory(rows, wanted, asked);
  };
  const [expected, size] = await Promise.all([since === undefined ? expectedOf(db, wanted) : undefined, sql.sizeOf(db)]);
  if (worded && expected && expected.base <= limits.narrow) {
    const found = await whole();
    if (found) return found;
  }
  const near = expected ? reach(expected.all / Math.max(1, size), limits) : limits.near;
  const probed = await sql.probe(db, { ...base, ascending, since, size: near });
  if (probed.scanned < near) return inMemory(probed.rows, wanted, asked);
  if (worded && probed.rows.length < limits.enough) {
    const found = await whole();
    if (found) return found;
  }
  return fromShare(db, wanted, asked, probed, size);
}

/** How many ads are expected to have the words, and how many of those the chosen facets too; nothing where neither narrows. */
async function expectedOf(db: Db, { base, ...wanted }: Wanted) {
  const query = queryOf({ base, ...wanted });
  if (query === '') return undefined;
  const [words, both] = await Promise.all([base === '' ? 0 : sql.estimate(db, base), query === base ? undefined : sql.estimate(db, query)]);
  return { base: words, all: both ?? words };
}

/** How far to look for what this share of all ads is: the common is found soon. */
const reach = (share: number, { near, sample, enough }: Limits) =>
  Math.min(near, Math.max(enough, Math.ceil(sample / Math.max(share, sample / near))));

/** All rows that fit, those with the words in their title marked; nothing where they are more than `most`. */
async function readWhole(db: Db, narrowing: sql.Narrowing & { title: string }, ascending: boolean, most: number) {
  const query = all([narrowing.query, narrowing.title]);
  const [rows, titled] = await Promise.all([
    sql.everything(db, narrowing, ascending, most),
    narrowing.title === '' ? [] : sql.everything(db, { ...narrowing, query }, ascending, most),
  ]);
  if (rows.length > most) return undefined;
  const ids = new Set(titled.map((row) => row.id));
  return rows.map((row) => ({ ...row, inTitle: ids.has(row.id) }));
}

const fitsIn = (row: sql.Row, codes: readonly number[]) => row.codes.some((code) => codes.includes(code));

/** Rows that fit every chosen facet but the one left out. */
function matching(rows: sql.Row[], { chosen }: Wanted, left?: Facet) {
  const asked = [...chosen].filter(([facet]) => facet !== left);
  return asked.length === 0 ? rows : rows.filter((row) => asked.every(([, codes]) => fitsIn(row, codes)));
}

/** All that fits is here: everything is exact. */
function inMemory(rows: sql.Row[], wanted: Wanted, { page, count }: Asked): Found {
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
    facets: Object.fromEntries(counted) as Found['facets'],
    facetsAreExact: true,
  };
}

/** How often each code stands in the rows. */
function codesIn(rows: sql.Row[]) {
  const counts = new Map<number, number>();
  for (const row of rows) for (const code of row.codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** The values of a facet with their counts, each times the factor, the most frequent first; what is chosen stays in the list. */
function tally(counts: Map<number, number>, facet: Facet, { codes, chosen }: Wanted, factor = 1) {
  const shown = new Set([...counts.keys(), ...(chosen.get(facet) ?? [])].filter((code) => codes.get(code)?.facet === facet));
  return [...shown]
    .map((code) => ({ value: codes.get(code)?.value ?? '', count: counts.get(code) ?? 0 }))
    .map(({ value, count }) => ({ value, count: factor === 1 ? count : rounded(count * factor) }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}

/** Two digits: more would pretend to know. */
export function rounded(amount: number) {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1);
  return Math.round(amount / step) * step;
}

const queryOf = (wanted: Wanted, left?: Facet) =>
  all([wanted.base, ...[...wanted.chosen].filter(([facet]) => facet !== left).map(([, codes]) => anyCode(codes))]);

interface Probed {
  scanned: number;
  rows: sql.Row[];
}

/** There are more than were looked at: the page from the nearest where they suffice, the numbers by share or by one pass. */
async function fromShare(db: Db, wanted: Wanted, asked: Asked, probed: Probed, size: number): Promise<Found> {
  const { enough, most, countable } = asked.limits ?? usual;
  const factor = Math.max(1, size / probed.scanned);
  const found = matching(probed.rows, wanted);
  const narrowing = { query: queryOf(wanted), now: asked.now, salaryFrom: wanted.salaryFrom };
  const ascending = asked.sort === 'Oldest';
  if (found.length < enough && narrowing.query !== '') {
    const rows = await readWhole(db, { ...narrowing, title: asked.sort === 'Best' ? wanted.title : '' }, ascending, most);
    if (rows) return { ...inMemory(rows, wanted, asked), ...(await countsBeside(db, wanted, asked, probed, factor, rows)) };
  }
  const page = await pageOf(db, wanted, asked, narrowing, found);
  const total = page.total ?? (size <= countable ? await exactly(db, narrowing) : undefined);
  const seen = (asked.page - 1) * asked.count + page.ids.length;
  return {
    ids: page.ids,
    total: total ?? Math.max(rounded(found.length * factor), page.ids.length > 0 ? seen : 0),
    totalIsExact: total !== undefined,
    ...(await countsBeside(db, wanted, asked, probed, factor)),
  };
}

const exactly = async (db: Db, narrowing: sql.Narrowing) =>
  narrowing.query === '' ? sql.countAll(db, narrowing) : (await sql.pageOf(db, narrowing, false, 0, 1)).total;

/** A part of the list: from the rows at hand where they reach far enough, else by a pass over the index. */
async function slice(db: Db, narrowing: sql.Narrowing, rows: sql.Row[], ascending: boolean, skip: number, take: number) {
  if (skip + take <= rows.length) return { ids: rows.slice(skip, skip + take).map((row) => row.id), total: undefined };
  return sql.pageOf(db, narrowing, ascending, skip, take);
}

/** The ids of the page. Best match: those with the words in their title first, then the others, each the newest first. */
async function pageOf(db: Db, wanted: Wanted, { page, count, sort }: Asked, narrowing: sql.Narrowing, found: sql.Row[]) {
  const skip = (page - 1) * count;
  if (sort !== 'Best' || wanted.title === '') return slice(db, narrowing, found, sort === 'Oldest', skip, count);
  const titled = found.filter((row) => row.inTitle);
  const first = await slice(db, { ...narrowing, query: all([narrowing.query, wanted.title]) }, titled, false, skip, count);
  const missing = count - first.ids.length;
  if (missing === 0) return { ids: first.ids, total: undefined };
  const others = found.filter((row) => !row.inTitle);
  const rest = { ...narrowing, query: all([narrowing.query, without(wanted.title)]) };
  const second = await slice(db, rest, others, false, Math.max(0, skip - (first.total ?? 0)), missing);
  const total = first.total !== undefined && second.total !== undefined ? first.total + second.total : undefined;
  return { ids: [...first.ids, ...second.ids], total };
}

/** Counts of all facets; `rows` are all that fit, where they were read. A chosen facet is counted as if it were not chosen. */
async function countsBeside(db: Db, wanted: Wanted, asked: Asked, probed: Probed, factor: number, rows?: sql.Row[]): Promise<Counts> {
  const { enough, most } = asked.limits ?? usual;
  let exact = true;
  const unchosen = codesIn(rows ?? matching(probed.rows, wanted));
  const count = async (facet: Facet) => {
    if (rows && !wanted.chosen.has(facet)) return tally(unchosen, facet, wanted);
    const shown = wanted.chosen.has(facet) ? matching(probed.rows, wanted, facet) : undefined;
    const query = queryOf(wanted, facet);
    if (shown && shown.length < enough && query !== '') {
      const whole = await sql.everything(db, { query, now: asked.now, salaryFrom: wanted.salaryFrom }, false, most);
      if (whole.length <= most) return tally(codesIn(whole), facet, wanted);
    }
    exact = false;
    return tally(shown ? codesIn(shown) : unchosen, facet, wanted, factor);
  };
  const counted = await Promise.all(facets.map(async (facet) => [facet, await count(facet)] as const));
  return { facets: Object.fromEntries(counted) as Found['facets'], facetsAreExact: exact };
}
