import * as sql from './engine.sql.ts';
import type { Rows } from './facet-counts.ts';
import type { Conditions, Expected } from './selectivity.ts';
import type { Place } from './statistics.ts';

/** How much is read. */
export interface Amount {
  /** What is expected to be no more rows than this is read whole. */
  whole: number;
  /** Of what is more, the nearest are read, about so many of them: the rest is told by their share. */
  part: number;
}

export interface Limits {
  /** For the page and the total. */
  hits: Amount;
  /** For the values beside a chosen one. */
  beside: Amount;
  /** Words that may stand together more often than by chance are looked for in a part first, from this many rows on. */
  sure: number;
  /** Where the shortest stretch has more hits than this, or there is none and all have, single rows are looked at instead. */
  dense: number;
  /** No more rows than this are taken from the database at once. */
  most: number;
  /** Below this many rows even a broad search is counted exactly. */
  countable: number;
}

export const usual: Limits = {
  hits: { whole: 1500, part: 700 },
  beside: { whole: 600, part: 400 },
  sure: 500,
  dense: 6000,
  most: 20_000,
  countable: 30_000,
};

/** So large a part of all rows tells whether words stand together. */
const firstLook = 0.1;

/** The nearest rows of a list, in its order. */
export interface Part {
  rows: Rows;
  /** Which share of all rows was searched for them; 1 where nothing is left out. */
  share: number;
}

/** Where is read, and which way. */
export interface Reader extends Place {
  limits: Limits;
  ascending: boolean;
  size: number;
  stretches: Expected<string>['stretches'];
}

/** Reads everything that fits where that is little, else as many of the nearest as are wanted, and `needed` at the least. */
export async function nearest(
  reader: Reader,
  { queries, rows: expected, doubtful }: Conditions,
  amount: Amount,
  needed = 0,
): Promise<Part> {
  const { limits, stretches } = reader;
  const least = Math.max(needed, amount.part / 3);
  const wanted = Math.max(needed * 1.2, amount.part);
  const few = (rows: number) => rows <= amount.whole;
  const longEnough = (rows: number) => stretches.findIndex(({ share }) => rows * share >= wanted);

  if (queries.length === 0 || expected * (stretches[0]?.share ?? 1) > limits.dense) {
    const part = await oneByOne(reader, queries, expected, { least, wanted });
    if (part) return part;
  }
  const unsure = doubtful && expected > limits.sure;
  let place = !few(expected) ? longEnough(expected) : unsure ? stretches.findIndex(({ share }) => share >= firstLook) : -1;
  for (let stretch = stretches[place]; stretch; stretch = stretches[place]) {
    const rows = await read(reader, [...queries, stretch.query]);
    const likely = rows.ids.length / stretch.share;
    // what was read of a list that is hardly too long is not thrown away for the whole of it
    if (rows.ids.length >= least && !few(likely * 2)) return { rows, share: stretch.share };
    const next = few(likely) ? -1 : longEnough(likely);
    place = next < 0 ? -1 : Math.max(next, place + 1);
  }
  const rows = await read(reader, queries);
  return { rows, share: rows.ids.length <= limits.most ? 1 : Math.min(0.99, rows.ids.length / Math.max(expected, 1)) };
}

const read = ({ db, index, ascending, limits }: Reader, queries: sql.Queries) =>
  sql.everything(db, index, queries, ascending, limits.most + 1);

/** Looks at the nearest rows, one by one; nothing where that does not find enough. */
async function oneByOne(
  { db, index, ascending, limits, size }: Reader,
  queries: sql.Queries,
  expected: number,
  { least, wanted }: { least: number; wanted: number },
): Promise<Part | undefined> {
  const common = Math.max(expected / Math.max(1, size), 0.01);
  const near = Math.ceil(Math.min(limits.most, (wanted * 1.1) / common));
  const { scanned, rows } = await sql.probe(db, index, { queries, ascending, since: undefined, size: near });
  if (scanned < near) return { rows, share: 1 };
  return rows.ids.length >= least ? { rows, share: Math.min(0.99, scanned / Math.max(1, size)) } : undefined;
}
