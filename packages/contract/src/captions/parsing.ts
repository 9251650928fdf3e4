/** Reads files of captions, WebVTT (.vtt) and SubRip (.srt), and says line by line what is wrong with them. */
import type { SpokenWord } from '../transcripts/shapes.ts';

/** `time`: it cannot be read; `ends`: before it begins; `order`: it begins before the one above; `late`: behind the end of the film; `stray`: text without a time. */
export const captionProblems = ['time', 'ends', 'order', 'late', 'stray'] as const;
export interface CaptionProblem {
  /** Counted from 1. */
  line: number;
  problem: (typeof captionProblems)[number];
}

/** A caption as its file has it, in seconds. */
export interface FileCue {
  start: number;
  end: number;
  text: string;
}

const arrow = '-->';

/** Whether a text is a file of captions, and not lines that somebody typed. */
export const isCaptionFile = (text: string) => /^\s*WEBVTT(\s|$)/.test(text) || text.includes(arrow);

const clock = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})$/;

/** Seconds of `1:02:03.450` or `02:03,450`; nothing where it is no time. */
function secondsOf(text: string): number | undefined {
  const found = clock.exec(text);
  if (!found) return undefined;
  const [minutes, seconds] = [Number(found[2]), Number(found[3])];
  if (minutes > 59 || seconds > 59) return undefined;
  return Number(found[1] ?? 0) * 3600 + minutes * 60 + seconds + Number((found[4] ?? '0').padEnd(3, '0')) / 1000;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0', quot: '"' };

/** A line of a caption without what only tells how it looks, or who speaks. */
const plain = (line: string) =>
  line
    .replace(/<[^>]*>/g, '')
    .replace(/\{\\[^}]*\}/g, '')
    .replace(/&(amp|lt|gt|nbsp|quot|lrm|rlm);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Parts of a file between empty lines, each with the number of its first line. */
function blocksOf(text: string) {
  const blocks: { first: number; lines: string[] }[] = [];
  let open: string[] | undefined;
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (line.trim() === '') open = undefined;
    else if (open) open.push(line.trim());
    else {
      open = [line.trim()];
      blocks.push({ first: index + 1, lines: open });
    }
  }
  return blocks;
}

const isRemark = (line = '') => /^(WEBVTT|NOTE|STYLE|REGION)(\s|$)/.test(line);

/** The captions of a file, and what is wrong in it; where anything is, nothing of it should be taken. */
export function readCaptionFile(text: string, length = Number.POSITIVE_INFINITY): { cues: FileCue[]; problems: CaptionProblem[] } {
  const cues: FileCue[] = [];
  const problems: CaptionProblem[] = [];
  for (const { first, lines } of blocksOf(text)) {
    const at = lines.findIndex((line) => line.includes(arrow));
    if (at < 0 && isRemark(lines[0])) continue;
    // before the time stands at most a number or a name
    if (at < 0 || at > 1) {
      problems.push({ line: first, problem: 'stray' });
      continue;
    }
    const [from = '', to = ''] = (lines[at] ?? '').split(arrow);
    const [start, end] = [secondsOf(from.trim()), secondsOf(to.trim().split(/\s/)[0] ?? '')];
    const problem = (which: CaptionProblem['problem']) => problems.push({ line: first + at, problem: which });
    if (start === undefined || end === undefined) problem('time');
    else if (end <= start) problem('ends');
    else if (start < (cues.at(-1)?.start ?? 0)) problem('order');
    else if (start > length) problem('late');
    else
      cues.push({
        start,
        end,
        text: lines
          .slice(at + 1)
          .map(plain)
          .filter(Boolean)
          .join(' '),
      });
  }
  return { cues: cues.filter((one) => one.text !== ''), problems };
}

const cents = (seconds: number) => Math.round(seconds * 100) / 100;

/** The words of captions: each caption begins a line at its second, and its words are spread over it by their letters. */
export function wordsOfCues(cues: readonly FileCue[]): SpokenWord[] {
  return cues.flatMap(({ start, end, text }, index) => {
    const words = text.split(' ');
    const until = Math.max(start, Math.min(end, cues[index + 1]?.start ?? end));
    const perLetter = (until - start) / words.reduce((sum, word) => sum + word.length + 1, 0);
    let at = start;
    return words.map((word, place) => {
      const from = at;
      at += (word.length + 1) * perLetter;
      const last = place === words.length - 1;
      return {
        text: word,
        start: cents(from),
        end: cents(last ? until : at - perLetter),
        ...(place === 0 ? { line: true } : { guessed: true }),
      };
    });
  });
}
