import type { SpokenWord } from './shapes.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** A second as it stands before a line: `1:05`, `1:02:05`. */
export function lineTime(seconds: number) {
  const whole = Math.floor(seconds);
  const minutes = `${Math.floor(whole / 60) % 60}`;
  return whole < 3600 ? `${minutes}:${two(whole % 60)}` : `${Math.floor(whole / 3600)}:${minutes.padStart(2, '0')}:${two(whole % 60)}`;
}

const written = (words: readonly SpokenWord[], before: (word: SpokenWord) => string) =>
  words.map((word, index) => `${index === 0 ? '' : word.line ? '\n' : ' '}${before(word)}${word.text}`).join('');

/** Words as a text; lines stay lines. */
export const textOf = (words: readonly SpokenWord[]) => written(words, () => '');

/** Words as they are corrected: a line whose second is known begins with it. */
export const editableText = (words: readonly SpokenWord[]) =>
  written(words, ({ line, guessed, start }) => (line && !guessed ? `[${lineTime(start)}] ` : ''));

/** A line of a transcript for reading. */
export interface SpokenLine {
  start: number;
  end: number;
  words: SpokenWord[];
}

const longestLine = 28;
const longestPause = 2;

/** Words in lines for reading: as they were written, else by sentences and pauses. */
export function linesOf(words: readonly SpokenWord[]): SpokenLine[] {
  const lines: SpokenLine[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const last = line?.words.at(-1);
    const isOver = (line?.words.length ?? 0) >= (/[.?!…]["”»’)]*$/.test(last?.text ?? '') ? 6 : longestLine);
    if (line && last && !word.line && !isOver && word.start - last.end <= longestPause) {
      line.words.push(word);
      line.end = word.end;
    } else lines.push({ start: word.start, end: word.end, words: [word] });
  }
  return lines;
}
