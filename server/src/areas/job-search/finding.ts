import { type Facet, facets, type SearchOrder } from '@vitrine/contract/job-search/search.ts';
import type { Db } from '../../platform/db.ts';
import { all, anyCode, type Wanted, without } from './asking.ts';
import * as sql from './finding.sql.ts';

export interface Limits {
  /** How many of the newest ads are looked at before the index is asked. */
  near: number;
  /** From this many hits among them a search is broad: they fill the page, and tell the rest by their share. */
  enough: number;
  /** A narrow search is read whole; what is unexpectedly more than this is counted by the database. */
  most: number;
  /** Below this many ads even a broad search is counted exactly. */
  countable: number;
}
const usual: Limits = { near: 3000, enough: 40, most: 20_000, countable: 30_000 };

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
  const probed = await sql.probe(db, { ...base, ascending, since, size: limits.near });
  if (probed.scanned < limits.near) return inMemory(probed.rows, wanted, asked);
  if (wanted.base !== '' && probed.rows.length < limits.enough && since === undefined) {
    const rows = await sql.everything(db, base, ascending, limits.most);
    if (rows.length <= limits.most) return inMemory(await withTitles(db, rows, base, ascending, limits.most), wanted, asked);
  }
  return fromShare(db, wanted, asked, probed);
}

/** Marks the rows whose title has the words. */
async function withTitles(db: Db, rows: sql.Row[], base: sql.Narrowing & { title: string }, ascending: boolean, most: number) {
  if (base.title === '') return rows;
  const query = all([base.query, base.title]);
  const titled = new Set((await sql.everything(db, { ...base, query }, ascending, most)).map((row) => row.id));
  return rows.map((row) => ({ ...row, inTitle: titled.has(row.id) }));
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
async function fromShare(db: Db, wanted: Wanted, asked: Asked, probed: Probed): Promise<Found> {
  const { enough, most, countable } = asked.limits ?? usual;
  const size = await sql.sizeOf(db);
  const factor = Math.max(1, size / probed.scanned);
  const found = matching(probed.rows, wanted);
  const narrowing = { query: queryOf(wanted), now: asked.now, salaryFrom: wanted.salaryFrom };
  const ascending = asked.sort === 'Oldest';
  if (found.length < enough && narrowing.query !== '') {
    const rows = await sql.everything(db, narrowing, ascending, most);
    if (rows.length <= most) {
      const titled = await withTitles(db, rows, { ...narrowing, title: asked.sort === 'Best' ? wanted.title : '' }, ascending, most);
      return { ...inMemory(titled, wanted, asked), ...(await countsBeside(db, wanted, asked, probed, factor, rows)) };
    }
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
