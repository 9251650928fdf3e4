/** Dates and spans of time as CVs write them, in English, German and French. */
import { untilNow } from '@vitrine/contract/candidates/shapes.ts';

export interface Span {
  fromMonth: number;
  fromYear: number;
  toMonth: number;
  toYear: number;
  /** A month was missing at one of its ends. */
  yearsOnly: boolean;
  /** One date alone, which is both ends. */
  single: boolean;
}

export interface SpanFound extends Span {
  /** Where it stands in the text. */
  at: number;
  length: number;
}

const months = [
  'jan(?:uary|uar|vier|v)?|jän(?:ner)?',
  'feb(?:ruary|ruar|r)?|f[ée]v(?:rier|r)?',
  'mar(?:ch|s)?|märz?|mrz',
  'apr(?:il)?|avr(?:il)?',
  'may|mai',
  'june?|juni?|juin',
  'july?|juli?|juil(?:let)?',
  'aug(?:ust)?|ao[uû]t',
  'sept?(?:ember|embre)?',
  'o[ck]t(?:ober|obre)?',
  'nov(?:ember|embre)?',
  'de[cz](?:ember)?|d[ée]c(?:embre)?',
];
const monthPatterns = months.map((one) => new RegExp(`^(?:${one})$`, 'iu'));
const named = months.join('|');
const year = '(?:19[4-9]\\d|20[0-4]\\d)';
const part = `(?:(?:\\d{1,2}[./-])?(?:0?[1-9]|1[0-2])[./-]${year}|${year}[-/.](?:0[1-9]|1[0-2])(?:-\\d{2})?|(?:\\d{1,2}\\.?\\s)?(?:${named})\\.?,?\\s*(?:'|’)?(?:${year}|\\d{2}(?!\\d))|${year})`;
const monthAlone = `(?:(?:${named})\\.?|(?:0?[1-9]|1[0-2])\\.?)`;
const now =
  "(?:heute|jetzt|dato|laufend|aktuell|gegenwärtig|present|today|now|date|current(?:ly)?|ongoing|présent|aujourd[’']hui|actuel(?:lement)?|ce jour|en cours|maintenant)";
const to = "\\s*(?:-{1,2}|–|—|−|→|(?<!\\p{L})(?:bis(?: zum)?|to|until|till|au|à|jusqu[’'](?:à|en|au))(?!\\p{L}))\\s*";
const edge = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}\\d])';

const range = new RegExp(
  `${edge}(?:(?:von|from|vom|de|du|ab)\\s+)?(${part}|${monthAlone}(?=${to}(?:${named}|\\d{1,2}[./])))${to}(?:(?:à|bis|to)\\s+)?(${part}|${now})${end}`,
  'iu',
);
const schoolYears = new RegExp(`${edge}(${year})\\s*/\\s*(${year})${end}`, 'u');
const since = new RegExp(`${edge}(?:seit|since|depuis|dès|ab)\\s+(?:le\\s+)?(${part})(?:\\s*[-–—]+)?${end}`, 'iu');
const open = new RegExp(`${edge}(${part})\\s*[-–—]\\s*$`, 'iu');
const single = new RegExp(`${edge}(${part})${end}`, 'iu');

interface Point {
  month: number | undefined;
  year: number;
}

function pointOf(text: string): Point | undefined {
  const full = /(?:19[4-9]\d|20[0-4]\d)/.exec(text);
  const short = full ? undefined : /(\d{2})$/.exec(text.trim());
  const yearOf = full ? Number(full[0]) : short ? (Number(short[1]) > 50 ? 1900 : 2000) + Number(short[1]) : undefined;
  if (yearOf === undefined) return undefined;
  const word = /\p{L}+/u.exec(text)?.[0];
  if (word) {
    const month = monthPatterns.findIndex((one) => one.test(word));
    return { month: month < 0 ? undefined : month + 1, year: yearOf };
  }
  const rest = full ? text.replace(full[0], ' ') : text;
  const numbers = rest.match(/\d{1,2}/g)?.map(Number) ?? [];
  // the year stands first in 2019-03-01, and last in 01.03.2019
  const month = full?.index === 0 ? numbers[0] : numbers.at(-1);
  return { month: month !== undefined && month >= 1 && month <= 12 ? month : undefined, year: yearOf };
}

/** The month of a beginning that borrows its year from the end: "Jan – Mar 2020". */
function borrowed(text: string, last: Point | undefined): Point | undefined {
  if (!last) return undefined;
  const word = /\p{L}+/u.exec(text)?.[0];
  const month = word ? monthPatterns.findIndex((one) => one.test(word)) + 1 : Number(/\d+/.exec(text)?.[0]);
  return month >= 1 && month <= 12 ? { month, year: last.year } : undefined;
}

function spanBetween(from: Point, last: Point | undefined): Omit<Span, 'single'> | undefined {
  const begin = { fromMonth: from.month ?? 1, fromYear: from.year };
  if (!last) return { ...begin, toMonth: untilNow, toYear: untilNow, yearsOnly: from.month === undefined };
  const toMonth = last.month ?? 12;
  if (last.year * 12 + toMonth < from.year * 12 + begin.fromMonth) return undefined;
  return { ...begin, toMonth, toYear: last.year, yearsOnly: from.month === undefined || last.month === undefined };
}

const isNow = new RegExp(`^${now}$`, 'iu');

/** The first span of time in a text; a date alone is one of its month or its year. */
export function spanIn(text: string): SpanFound | undefined {
  const place = (match: RegExpExecArray) => ({ at: match.index, length: match[0].length });
  const whole = range.exec(text) ?? schoolYears.exec(text);
  if (whole) {
    const [, first = '', second = ''] = whole;
    const last = isNow.test(second) ? undefined : pointOf(second);
    const from = pointOf(first.trim()) && /\d{4}|['’]\d{2}|\p{L}.*\d/u.test(first) ? pointOf(first) : borrowed(first, last);
    const span = from && spanBetween(from, last);
    if (span) return { ...span, single: false, ...place(whole) };
  }
  const going = since.exec(text) ?? open.exec(text);
  const start = going && pointOf(going[1] ?? '');
  if (going && start) {
    const span = spanBetween(start, undefined);
    if (span) return { ...span, single: false, ...place(going) };
  }
  const one = single.exec(text);
  const point = one && pointOf(one[1] ?? '');
  const span = point && spanBetween(point, point);
  return one && span ? { ...span, single: true, ...place(one) } : undefined;
}

/** A text without one part of it, and without the signs that joined the two. */
export function without(text: string, { at, length }: { at: number; length: number }) {
  const trimmed = (part: string) => part.replace(/^[\s,;:|·()[\]–—-]+|[\s,;:|·([–—-]+$/gu, '').trim();
  const [before, after] = [trimmed(text.slice(0, at)), trimmed(text.slice(at + length))];
  return [before, after].filter(Boolean).join('\t');
}

/** A day that has been, as YYYY-MM-DD, and whether day and month might be the other way round. */
export function dayIn(text: string): { day: string; unsure: boolean } | undefined {
  const two = (value: number) => String(value).padStart(2, '0');
  const valid = (y: number, m: number, d: number, unsure = false) => {
    const date = new Date(Date.UTC(y, m - 1, d));
    return date.getUTCMonth() === m - 1 && date.getUTCDate() === d && y >= 1900 && date <= new Date()
      ? { day: `${y}-${two(m)}-${two(d)}`, unsure }
      : undefined;
  };
  const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /(?<!\d)(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})(?!\d)/.exec(text);
  if (figures) {
    const [one, sign, other, y] = [Number(figures[1]), figures[2], Number(figures[3]), Number(figures[4])];
    if (other > 12) return valid(y, one, other);
    return valid(y, other, one, sign !== '.' && one <= 12 && one !== other);
  }
  const words = new RegExp(
    `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er)?\\.?\\s+(${named})\\.?\\s+(\\d{4})|(${named})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})`,
    'iu',
  ).exec(text);
  if (!words) return undefined;
  const month = monthPatterns.findIndex((one) => one.test(words[2] ?? words[4] ?? '')) + 1;
  return month > 0 ? valid(Number(words[3] ?? words[6]), month, Number(words[1] ?? words[5])) : undefined;
}
