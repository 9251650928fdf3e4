import type { Media } from '@vitrine/contract/interviews/parts.ts';

export type Quiet = Media['quiet'];

/** So much silence is left before and behind what is skipped, in seconds. */
const margin = 0.3;
/** Who goes back over what is skipped hears so much of what was said before it. */
const before = 2;

/** The quiet moments of what is shown, in its own seconds; what a trim leaves of one may be too short to matter. */
export const shownQuiet = (quiet: Quiet, { first, length }: { first: number; length: number }): Quiet =>
  quiet
    .map(({ start, end }) => ({ start: Math.max(0, start - first), end: Math.min(length, end - first) }))
    .filter(({ start, end }) => end - start >= 3 * margin);

/** Where to go on from a second within a quiet moment; nothing elsewhere. */
export const behindQuiet = (quiet: Quiet, second: number) => {
  const here = quiet.find(({ start, end }) => second >= start + margin && second < end - margin);
  return here && here.end - margin;
};

/** Where somebody gets to who goes back to a second: not into what is skipped again at once. */
export const backOver = (quiet: Quiet, second: number) => {
  const here = quiet.find(({ start, end }) => second >= start && second < end);
  return here ? Math.max(0, here.start - before) : second;
};
