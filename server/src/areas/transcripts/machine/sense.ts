/** Leaves out what engines invent: sentences in silence, names of subtitlers, lines that come back and back. */
import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import type { Piece, Span, Word } from '../../../providers/transcription/index.ts';

/** What a program heard, as words; `cut`: repetitions or inventions were left out. */
export interface Sensible {
  words: SpokenWord[];
  cut: boolean;
}

/** Sentences that models learned from films, said by nobody here; compared without signs and capitals. */
const inventions = [
  /\b(thanks?( you)?( so much)? for (watching|listening)|(like and|please) subscribe|subscribe to (my|our|the) channel)\b/,
  /\b(subtitles?|captions?|captioning|transcription|transcribed|translated) by\b/,
  /\b(untertitel(ung)?|untertitelt) (im auftrag|des|der|von|durch)\b/,
  /\bvielen dank (fürs? zuschauen|für ihre aufmerksamkeit und bis)\b/,
  /\b(sous titres?|sous titrage) (réalisés?|fait|société|st|par)\b/,
  /\bmerci d avoir regardé\b|\babonnez vous\b/,
  /\bamara org\b/,
];

/** `[Music]`, `(applause)`, `♪ la la ♪`: told about the sound, and not said. */
const toldAbout = /^\s*(\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|[♪♫🎵].*)\s*$/u;

const plain = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isInvented = (text: string) => toldAbout.test(text) || inventions.some((one) => one.test(plain(text)));

/** The same line so often in a row is a loop: people repeat themselves once, and seldom twice. */
const mostRepeats = 2;

/** Where a sound of a voice is, so much before and after it still belongs to it. */
const around = 0.4;

/** The words of what an engine heard, in the seconds of the recording. */
export function sensible(pieces: readonly Piece[], voice: readonly Span[]): Sensible {
  const said = pieces.filter(({ text }) => plain(text) !== '' && !isInvented(text));
  const once = rowsOf(said).flatMap((row) => (row.length > mostRepeats ? row.slice(0, 1) : row));
  const heard = once.flatMap((piece) => (piece.words ? timedWords(piece.words, voice) : spreadWords(piece, voice)));
  const words = withoutLoops(heard);
  const noted = pieces.filter(({ text }) => plain(text) !== '' && !toldAbout.test(text)).length;
  return { words, cut: once.length < noted || words.length < heard.length };
}

/** Lines that say the same, one after the other, together. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  let last: string | undefined;
  for (const piece of pieces) {
    const text = plain(piece.text);
    if (text === last) rows.at(-1)?.push(piece);
    else rows.push([piece]);
    last = text;
  }
  return rows;
}

/** Words that were said at a moment at which somebody speaks. */
const timedWords = (words: readonly Word[], voice: readonly Span[]): SpokenWord[] =>
  words
    .filter((word) => isHeard((word.start + word.end) / 2, voice))
    .map(({ text, start, end }, index) => ({
      text,
      start: round(start),
      end: round(Math.max(start, end)),
      ...(index === 0 ? { line: true } : {}),
    }));

const isHeard = (second: number, voice: readonly Span[]) =>
  voice.some(({ start, end }) => start - around <= second && second <= end + around);

const round = (seconds: number) => Math.round(seconds * 100) / 100;

/** The words of a piece of which nobody says when each was said: they are spread over the voice in it by their letters. */
function spreadWords(piece: Piece, voice: readonly Span[]): SpokenWord[] {
  const parts = voicedParts(piece, voice);
  if (parts.length === 0) return [];
  const texts = piece.text.split(/\s+/).filter((one) => one !== '');
  const all = parts.reduce((sum, { start, end }) => sum + end - start, 0);
  const letters = texts.map((one) => one.length + 1);
  const perLetter = all / letters.reduce((sum, one) => sum + one, 0);
  let done = 0;
  return texts.map((text, index) => {
    const start = placeIn(parts, done, 'begins');
    done += (letters[index] ?? 0) * perLetter;
    const end = Math.max(start, placeIn(parts, done - perLetter, 'ends'));
    // the second of a line was heard, those of the words in it are guessed
    return { text, start: round(start), end: round(end), ...(index === 0 ? { line: true } : { guessed: true }) };
  });
}

function voicedParts({ start, end }: Piece, voice: readonly Span[]): Span[] {
  return voice.map((one) => ({ start: Math.max(start, one.start), end: Math.min(end, one.end) })).filter((one) => one.end > one.start);
}

/** The second at which so much of the voice has been heard; a word begins behind a pause and ends before it. */
function placeIn(parts: readonly Span[], amount: number, edge: 'begins' | 'ends') {
  let left = amount;
  for (const { start, end } of parts) {
    if (edge === 'begins' ? left < end - start : left <= end - start) return start + left;
    left -= end - start;
  }
  return parts.at(-1)?.end ?? 0;
}

/** So many words may come back again and again, and so often they may: "no, no, no" is said, a sentence five times is not. */
const longestLoop = 12;
const mostRounds = (length: number) => (length === 1 ? 4 : length < 4 ? 3 : 2);

/** Leaves out the rounds of a loop behind its first one. */
function withoutLoops(words: SpokenWord[]): SpokenWord[] {
  const plains = words.map(({ text }) => plain(text));
  const kept: SpokenWord[] = [];
  for (let at = 0; at < words.length; ) {
    const loop = loopAt(plains, at);
    const length = loop ? loop.length : 1;
    kept.push(...words.slice(at, at + length));
    at += loop ? loop.length * loop.rounds : 1;
  }
  return kept;
}

function loopAt(plains: string[], at: number) {
  for (let length = 1; length <= longestLoop; length++) {
    let same = 0;
    while (at + length + same < plains.length && plains[at + same] === plains[at + length + same]) same += 1;
    const rounds = 1 + Math.floor(same / length);
    if (rounds > mostRounds(length)) return { length, rounds };
  }
  return undefined;
}
