import type { Db } from '../postgres/db.ts';
import { type Stretch, stretchesOf } from './day-ranges.ts';
import * as sql from './engine.sql.ts';

/** What is searched. */
export interface Place {
  db: Db;
  index: sql.Index;
}

type Shared = Stretch & { share: number };

/** What changes slowly; up to a minute old. */
interface Known {
  until: number;
  /** How many rows there are. */
  size: number;
  /** Which stretches of them could be read from either end. */
  fromFirst: Shared[];
  fromLast: Shared[];
  /** In which share of all rows the conditions hold that are asked for often. */
  shares: Map<string, number>;
}

const known = new WeakMap<Db, Map<string, Known>>();
const keptFor = 60_000;
const mostShares = 10_000;

/** What is known of an index before it is searched from its last row, the newest: a row that comes later is thought of. */
export async function knownOf(place: Place): Promise<Known> {
  const tables = known.get(place.db) ?? new Map<string, Known>();
  known.set(place.db, tables);
  const last = tables.get(place.index.table);
  if (last && last.until > Date.now()) return last;
  const fresh = await learnt(place);
  tables.set(place.index.table, fresh);
  return fresh;
}

/** In which share of all rows each condition holds, as far as the planner knows; what is asked for often is remembered. */
export async function sharesOf(place: Place, { once, often }: { once: readonly string[]; often: readonly string[] }) {
  const { size, shares } = await knownOf(place);
  const asked = [...once, ...often.filter((query) => !shares.has(query))];
  const rows = await sql.estimates(place.db, place.index, asked.map(sql.holds));
  const fresh = new Map(asked.map((query, at) => [query, shareOf(rows[at], size)]));
  const all = new Map([...often.map((query) => [query, shares.get(query) ?? 1] as const), ...fresh]);
  if (shares.size < mostShares) for (const query of often) shares.set(query, all.get(query) ?? 1);
  return all;
}

/** The same, as it is now: before what was the first row another may come back. */
export async function learnt({ db, index }: Place): Promise<Known> {
  const { size, first, last } = await sql.extentOf(db, index);
  const span = first && last && { first, last };
  const [fromFirst, fromLast] = span ? [stretchesOf(span, true), stretchesOf(span, false)] : [[], []];
  const reached = (stretches: Stretch[], ascending: boolean) => stretches.map(({ until }) => sql.reached(index, until, ascending));
  const rows = await sql.estimates(db, index, [...reached(fromFirst, true), ...reached(fromLast, false)]);
  // each leaves out a row at the least, whatever the planner believes: what was found in it is never all there is
  const [least, most] = [1 / Math.max(1, size), 1 - 1 / Math.max(2, size)];
  const shared = (stretches: Stretch[], from: number) =>
    stretches.map((one, at) => ({ ...one, share: Math.min(most, Math.max(least, shareOf(rows[from + at], size))) }));
  return {
    until: Date.now() + keptFor,
    size,
    fromFirst: shared(fromFirst, 0),
    fromLast: shared(fromLast, fromFirst.length),
    shares: new Map(),
  };
}

const shareOf = (rows: number | undefined, size: number) => Math.min(1, (rows ?? size) / Math.max(1, size));
