import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import type { Shown, Span } from './timing.ts';

interface Recorded {
  seconds: number | null;
  trim_start: number | null;
  trim_end: number | null;
  quiet: unknown;
}

/** Where the recording is not known in full, words are spread over a minute. */
const unknownLength = 60;

/** What others see of a recording, in its own seconds: what a trim hides is not there. */
export function shownOf({ seconds, trim_start, trim_end, quiet }: Recorded): Shown {
  const first = trim_start ?? 0;
  const length = Math.max(0, (trim_end ?? seconds ?? unknownLength) - first);
  const spans = ((quiet ?? []) as Span[])
    .map(({ start, end }) => ({ start: Math.max(0, start - first), end: Math.min(length, end - first) }))
    .filter(({ start, end }) => end > start);
  return { length, quiet: spans };
}

/** Words as they are stored. */
export const storedWords = (words: unknown) => words as SpokenWord[];
