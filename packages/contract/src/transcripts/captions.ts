/** Captions of what is said: two lines that can be read in the time they stand. */
import type { SpokenWord } from './shapes.ts';
import { linesOf } from './text.ts';

/** What stands over a film for a while: one line or two. */
export interface Cue {
  start: number;
  end: number;
  lines: string[];
}

/** What can be read: so many characters in a line, so many in a second, no shorter and no longer than this. */
export const captionRules = { characters: 42, perSecond: 17, shortest: 1, longest: 7 } as const;

const { characters, perSecond, shortest, longest } = captionRules;
/** Behind a longer pause something new begins. */
const longestPause = 1;
/** Between two captions there is a moment without one, so that the change is seen. */
const gap = 0.04;

interface Piece {
  text: string;
  start: number;
  end: number;
}

/** Words in lines of at most 42 signs; nothing where there are more than two. */
function broken(words: readonly Piece[]): string[] | undefined {
  const lines: string[] = [];
  for (const { text } of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + text.length <= characters) lines[lines.length - 1] = `${line} ${text}`;
    else lines.push(text);
    if (lines.length > 2) return undefined;
  }
  return lines;
}

/** A word that no line holds is cut. */
const inParts = ({ text, start, end }: SpokenWord): Piece[] => {
  const signs = Array.from(text);
  const count = Math.ceil(signs.length / characters);
  const length = (end - start) / count;
  return Array.from({ length: count }, (_, index) => ({
    text: signs.slice(index * characters, (index + 1) * characters).join(''),
    start: start + index * length,
    end: start + (index + 1) * length,
  }));
};

const isOver = (text: string) => /[.?!…]["”»’)]*$/.test(text);

/** The captions of words, in order, none over another. */
export function cuesOf(words: readonly SpokenWord[]): Cue[] {
  const groups: Piece[][] = [];
  for (const { words: line } of linesOf(words)) {
    let open: Piece[] | undefined;
    for (const piece of line.flatMap(inParts)) {
      const [first, last] = [open?.[0], open?.at(-1)];
      const isFull = !open || !first || !last || !broken([...open, piece]) || piece.end - first.start > longest;
      const isNew = last && (piece.start - last.end > longestPause || (isOver(last.text) && last.end - (first?.start ?? 0) >= 2));
      if (!open || isFull || isNew) {
        open = [piece];
        groups.push(open);
      } else open.push(piece);
    }
  }
  return standing(groups);
}

/** Lets each stand long enough to be read, as far as the next one leaves time. */
function standing(groups: readonly Piece[][]): Cue[] {
  const cues: Cue[] = [];
  for (const [index, group] of groups.entries()) {
    const lines = broken(group) ?? [];
    const before = cues.at(-1);
    const start = Math.max(group[0]?.start ?? 0, before ? before.end + gap : 0);
    const wanted = Math.max(group.at(-1)?.end ?? start, start + lines.join('').length / perSecond);
    const next = groups[index + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY;
    const end = Math.max(start + shortest, Math.min(wanted, next - gap, start + longest));
    cues.push({ start, end, lines });
  }
  return cues;
}

const two = (number: number) => String(number).padStart(2, '0');

function clock(seconds: number) {
  const milliseconds = Math.round(seconds * 1000);
  const whole = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${two(hours)}:${two(minutes)}:${two(whole % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
}

const safe = (line: string) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Captions as WebVTT. */
export const webVtt = (cues: readonly Cue[]) =>
  ['WEBVTT', ...cues.map(({ start, end, lines }) => `${clock(start)} --> ${clock(end)}\n${lines.map(safe).join('\n')}`), ''].join('\n\n');
