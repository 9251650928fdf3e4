/** Reads what engines say, in the forms that they say it in. */
import * as z from 'zod';
import type { Heard, Piece, Word } from './heard.ts';

/** Seconds of `01:02:03.456`, `02:03,456` or `3.4`. */
function secondsOf(clock: string) {
  return clock
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

const word = z.object({ word: z.string().optional(), text: z.string().optional(), start: z.number(), end: z.number() });
const words = z.array(word).nullish();
const segment = z.object({ start: z.number(), end: z.number(), text: z.string(), words });
/** As OpenAI and those who speak like it answer, with and without `verbose_json`. */
const verbose = z.object({
  language: z.string().nullish(),
  text: z.string().optional(),
  segments: z.array(segment).nullish(),
  words,
});
/** As whisper.cpp writes it. */
const whisperCpp = z.object({
  result: z.object({ language: z.string().nullish() }).nullish(),
  transcription: z.array(z.object({ offsets: z.object({ from: z.number(), to: z.number() }), text: z.string() })),
});

const wordsOf = (found: z.infer<typeof words>): Word[] =>
  (found ?? []).flatMap(({ word, text = word, start, end }) => (text?.trim() ? { text: text.trim(), start, end } : []));

const isIn = ({ start, end }: Piece, { start: from, end: to }: Word) => (from + to) / 2 >= start && (from + to) / 2 <= end;

/** What a JSON answer says; nothing where it is none that is known. `seconds`: how long the sound is. */
export function readJson(value: unknown, seconds: number): Heard | undefined {
  const cpp = whisperCpp.safeParse(value);
  if (cpp.success) {
    const pieces = cpp.data.transcription.map(({ offsets, text }) => ({ start: offsets.from / 1000, end: offsets.to / 1000, text }));
    return { language: cpp.data.result?.language ?? null, pieces };
  }
  const parsed = verbose.safeParse(Array.isArray(value) ? { segments: value } : value);
  if (!parsed.success) return undefined;
  const { language = null, text, segments, words: all } = parsed.data;
  if (text === undefined && !segments && !all) return undefined;
  return { language, pieces: piecesOf(text, segments, wordsOf(all), seconds) };
}

function piecesOf(text = '', segments: z.infer<typeof segment>[] | null | undefined, all: Word[], seconds: number): Piece[] {
  if (segments && segments.length > 0) {
    return segments.map(({ start, end, text, words }) => {
      const piece = { start, end, text };
      const own = wordsOf(words);
      const inside = own.length > 0 ? own : all.filter((one) => isIn(piece, one));
      return inside.length > 0 ? { ...piece, words: inside } : piece;
    });
  }
  const [first, last] = [all[0], all.at(-1)];
  if (first && last) return [{ start: first.start, end: last.end, text: all.map((one) => one.text).join(' '), words: all }];
  return text.trim() ? [{ start: 0, end: seconds, text }] : [];
}

const clock = String.raw`((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})`;
const bracketed = new RegExp(`^\\[${clock} --> ${clock}\\]\\s*(.*)$`);
const cue = new RegExp(`^${clock} --> ${clock}`);

/** WebVTT, SubRip, and the lines that whisper.cpp prints; nothing where a text is none of these. */
export function readCues(text: string): Piece[] | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const pieces: Piece[] = [];
  let open: Piece | undefined;
  let isKnown = lines[0]?.startsWith('WEBVTT') ?? false;
  for (const line of lines) {
    const [, from, to, said] = bracketed.exec(line) ?? cue.exec(line) ?? [];
    if (from !== undefined && to !== undefined) {
      isKnown = true;
      open = { start: secondsOf(from), end: secondsOf(to), text: said ?? '' };
      pieces.push(open);
    } else if (line.trim() === '') open = undefined;
    else if (open) open.text = `${open.text} ${line.replace(/<[^>]*>/g, '')}`.trim();
  }
  return isKnown ? pieces.filter((one) => one.text.trim() !== '') : undefined;
}

const timedWord = /^(\S+?)(?:\(\d+\))?\s+(\d+\.\d+)\s+(\d+\.\d+)\s+\d+\.\d+$/;

/** As pocketsphinx prints it: a line, and behind it each word with its seconds; nothing where a text is not like that. */
function readWords(text: string): Piece[] | undefined {
  const lines = text.split(/\r?\n/);
  const found = lines.map((line) => timedWord.exec(line));
  if (!found.some(Boolean)) return undefined;
  const pieces: Piece[] = [];
  for (const one of found) {
    const [, text = '', from, to] = one ?? [];
    if (text === '<s>' || pieces.length === 0) pieces.push({ start: 0, end: 0, text: '', words: [] });
    if (!one || /^(<.*>|\[.*\]|\+\+.*\+\+)$/.test(text)) continue;
    pieces.at(-1)?.words?.push({ text, start: Number(from), end: Number(to) });
  }
  return pieces.flatMap(({ words = [] }) => piecesOf('', null, words, 0));
}

/** Reads what a program said, in any of the forms; a text that is none of them is what was said, without any seconds. */
export function readOutput(text: string, seconds: number): Heard | undefined {
  const trimmed = text.trim();
  if (/^[{[]/.test(trimmed) && !bracketed.test(trimmed.split(/\r?\n/)[0] ?? '')) {
    try {
      return readJson(JSON.parse(trimmed), seconds);
    } catch {
      return undefined;
    }
  }
  const pieces = readCues(trimmed) ?? readWords(trimmed) ?? piecesOf(trimmed, null, [], seconds);
  return { language: null, pieces };
}
