import { day } from '@vitrine/contract/durations.ts';
import { quoted } from './tsquery.ts';

/** The instants of the first and the last row of an index. */
export interface Span {
  first: Date;
  last: Date;
}

/** Some days at the end of an index that is read from, and everything in them. */
export interface Stretch {
  /** The tsquery that is true for its rows. */
  query: string;
  /** It ends here, on the side away from where reading begins. */
  until: Date;
}

/** Docs name the runs of so many days (as powers of two) in which they stand: the function `search_dated`. */
const levels = [8, 6, 4, 2, 0];
const lengths = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768];

const dayOf = (moment: Date) => Math.floor(moment.getTime() / day);
const named = (level: number, run: number) => quoted(`w${level}:${run}`);

/** A stretch of at least so many days; nothing where it would be everything. Each is the beginning of every longer one. */
function stretchOf({ first, last }: Span, ascending: boolean, length: number): Stretch | undefined {
  const level = levels.find((one) => 2 ** one <= length) ?? 0;
  // a day may have begun since the last row was looked up
  const [begin, end] = ascending ? [dayOf(first), dayOf(first) + length] : [dayOf(last) - length, dayOf(last) + 1];
  const [from, to] = [begin >> level, end >> level];
  const until = new Date((ascending ? (to + 1) << level : from << level) * day);
  if (ascending ? until > last : until <= first) return undefined;
  const runs = Array.from({ length: to - from + 1 }, (_, place) => named(level, from + place));
  return { query: `(${runs.join(' | ')})`, until };
}

/** The stretches from the newest rows on (or from the oldest), each half as long again as the one before. */
export const stretchesOf = (span: Span, ascending: boolean) => lengths.flatMap((length) => stretchOf(span, ascending, length) ?? []);
