/** Gives the words of a text the seconds at which they were said. */
import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import { matched } from './matching.ts';

export interface Span {
  start: number;
  end: number;
}

/** What is shown of a recording: how long it is, and where nothing is heard, in seconds. */
export interface Shown {
  length: number;
  quiet: readonly Span[];
}

interface Written {
  text: string;
  line: boolean;
  /** The second that was written before it. */
  at: number | undefined;
}

const clock = /^(?:\[(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?\]\s*)+/;

/** The words of a text; a line may begin with its time, as `[1:05]` or `[1:02:05.5]`. */
function writtenIn(text: string): Written[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const time = clock.exec(line.trim());
    const at = time ? Number(time[1] ?? 0) * 3600 + Number(time[2]) * 60 + Number(`${time[3]}.${time[4] ?? 0}`) : undefined;
    const words = line
      .trim()
      .replace(clock, '')
      .split(/\s+/)
      .filter((word) => word !== '');
    return words.map((word, index) => ({ text: word, line: index === 0, at: index === 0 ? at : undefined }));
  });
}

/** A word without what only its spelling or the sentence around it put there. */
const bare = (word: string) => word.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || word;

/**
 * The words of a text with their seconds. Words that `former` has too keep the second at which they were said, unless a
 * time was written before them; all others are spread between those, over the time in which something is heard.
 */
export function timed(text: string, former: readonly SpokenWord[], shown: Shown): SpokenWord[] {
  const written = writtenIn(text);
  const kept = new Map(
    matched(
      written.map((one) => bare(one.text)),
      former.map((one) => bare(one.text)),
    ),
  );
  const fixed = written.map(({ at }, index): Span | undefined => {
    const before = former[kept.get(index) ?? -1];
    // a time that only repeats what is known says less: it is written in whole seconds
    const isRepeated = at !== undefined && before && !before.guessed && Math.floor(before.start) === at;
    if (at !== undefined && !isRepeated) return { start: at, end: at };
    return before && !before.guessed ? { start: before.start, end: before.end } : undefined;
  });
  return spread(written, inOrder(fixed, shown.length), shown);
}

/** Leaves out times that lie outside of the recording or before an earlier one. */
function inOrder(fixed: (Span | undefined)[], length: number) {
  let last = 0;
  return fixed.map((span) => {
    if (!span || span.start < last || span.start > length) return undefined;
    last = Math.max(span.start, Math.min(span.end, length));
    return { start: span.start, end: last };
  });
}

/** Spreads words without a time over the gaps between those that have one, by their letters. */
function spread(written: Written[], fixed: (Span | undefined)[], shown: Shown): SpokenWord[] {
  const words: SpokenWord[] = [];
  let from = 0;
  let open: Written[] = [];
  const fill = (until: number) => {
    words.push(...guessed(open, { start: Math.min(from, until), end: until }, shown));
    open = [];
  };
  for (const [index, one] of written.entries()) {
    const span = fixed[index];
    if (!span) {
      open.push(one);
      continue;
    }
    fill(span.start);
    // a second that was written says when a word begins, and nothing of how long it lasts
    if (span.end > span.start) words.push(wordOf(one, span));
    else {
      const next = fixed.findIndex((other, at) => at > index && other !== undefined);
      const gap = { start: span.start, end: fixed[next]?.start ?? shown.length };
      const [first] = guessed(next < 0 ? written.slice(index) : written.slice(index, next), gap, shown);
      words.push(wordOf(one, { start: span.start, end: Math.max(span.start, first?.end ?? span.start) }));
    }
    from = words.at(-1)?.end ?? 0;
  }
  fill(Math.max(from, shown.length));
  return words;
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;

const wordOf = ({ text, line }: Written, { start, end }: Span, isGuessed = false): SpokenWord => ({
  text,
  start: round(start),
  end: round(end),
  ...(line ? { line } : {}),
  ...(isGuessed ? { guessed: true } : {}),
});

/** Nobody speaks slower than so many seconds a letter; what is left of a gap is a pause behind the words. */
const slowestLetter = 0.25;

function guessed(words: Written[], gap: Span, shown: Shown): SpokenWord[] {
  if (words.length === 0) return [];
  const heard = heardIn(gap, shown.quiet);
  const all = heard.reduce((sum, { start, end }) => sum + end - start, 0);
  const letters = words.map(({ text }) => text.length + 1);
  const sum = letters.reduce((one, other) => one + other, 0);
  const perLetter = Math.min(all / sum, slowestLetter);
  let said = 0;
  return words.map((word, index) => {
    const start = placeIn(heard, said, gap.end);
    said += (letters[index] ?? 0) * perLetter;
    return wordOf(word, { start, end: Math.max(start, placeIn(heard, said - perLetter, gap.end)) }, true);
  });
}

/** The parts of a gap in which something is heard; all of it where nothing is. */
function heardIn(gap: Span, quiet: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let from = gap.start;
  for (const { start, end } of quiet) {
    if (end <= from || start >= gap.end) continue;
    if (start > from) parts.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  if (from < gap.end) parts.push({ start: from, end: gap.end });
  return parts.length > 0 ? parts : [gap];
}

/** The second at which so much of what is heard has been heard. */
function placeIn(heard: Span[], amount: number, last: number) {
  let left = amount;
  for (const { start, end } of heard) {
    if (left < end - start) return start + left;
    left -= end - start;
  }
  return last;
}
