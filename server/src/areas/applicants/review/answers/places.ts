/** Where in an answer words are said that somebody looks for. */
import type { SpokenAnswer } from '@vitrine/contract/applicants/spoken.ts';
import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import { linesOf, type SpokenLine } from '@vitrine/contract/transcripts/text.ts';

const mostTerms = 12;
const mostPlaces = 3;

/** Without accents and capitals, as the index has it. */
const folded = (text: string) =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
const isPlain = /^[ -~]*$/;

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The words of a text as they are compared. */
const plainWords = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((one) => one !== '')
    .map((one) => one.replace(/([a-z]{3,}in)nen$/, '$1'));

/** What somebody looks for, word by word. */
export const termsOf = (text: string) => [...new Set(plainWords(text))].slice(0, mostTerms);

/** A word as it is said, and as it would be written on a keyboard without umlauts. */
function formsOf(word: string) {
  if (isPlain.test(word)) return plainWords(word);
  const typed = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (one) => umlauts[one] ?? one);
  return [...new Set([...plainWords(word), ...plainWords(typed)])];
}

/** Whether a plain word is a form of a term that its beginning does not show. */
export type IsForm = (word: string, term: string) => boolean;

/** Says which of the terms a word is: it begins with them, or is a form of them. People say the same words again and again. */
function termsIn(terms: readonly string[], isForm: IsForm) {
  const known = new Map<string, string[]>();
  return ({ text }: SpokenWord) => {
    const before = known.get(text);
    if (before) return before;
    const forms = formsOf(text);
    const found = terms.filter((term) => forms.some((form) => form.startsWith(term) || isForm(form, term)));
    known.set(text, found);
    return found;
  };
}

/** The plain words of an answer, where some term begins none of them and may be said in another form. */
export function unclear(words: readonly SpokenWord[], terms: readonly string[]) {
  const all = [...new Set([...new Set(words.map(({ text }) => text))].flatMap(formsOf))];
  return terms.every((term) => all.some((form) => form.startsWith(term))) ? [] : all;
}

/** The places that have the most of the terms, in their order; nothing where one of them is said nowhere. */
export function placesOf(words: readonly SpokenWord[], terms: readonly string[], isForm: IsForm): SpokenAnswer['places'] | undefined {
  const said = new Set<string>();
  const found = termsIn(terms, isForm);
  const lines = linesOf(words).flatMap((line) => {
    const inLine = line.words.map(found);
    for (const term of inLine.flat()) said.add(term);
    return inLine.some((one) => one.length > 0) ? { line, found: inLine } : [];
  });
  if (said.size < terms.length) return undefined;
  return lines
    .toSorted((one, other) => new Set(other.found.flat()).size - new Set(one.found.flat()).size)
    .slice(0, mostPlaces)
    .toSorted((one, other) => one.line.start - other.line.start)
    .map(({ line, found }) => placeIn(line, found));
}

/** A line cut where what was looked for begins and ends, and the second of the first of it. */
function placeIn({ words, start }: SpokenLine, found: string[][]) {
  const parts: { text: string; found: boolean }[] = [];
  for (const [index, { text }] of words.entries()) {
    const isFound = (found[index] ?? []).length > 0;
    const last = parts.at(-1);
    if (last?.found === isFound) last.text += ` ${text}`;
    else {
      // the space stands outside of what was found
      if (last && isFound) last.text += ' ';
      parts.push({ text: last && !isFound ? ` ${text}` : text, found: isFound });
    }
  }
  return { second: words[found.findIndex((one) => one.length > 0)]?.start ?? start, parts };
}
