import type { Db } from '../postgres/db.ts';
import { type Terms, wordsLike } from './lexicon.sql.ts';

/** Letters to change, add, leave out or swap with their neighbour until one word is the other. */
export function distance(one: string, other: string) {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const steps = [(row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1)];
      if (swapped) steps.push((before[j - 2] ?? 0) + 1);
      row.push(Math.min(...steps));
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

const allowed = (length: number) => (length <= 4 ? 1 : length <= 11 ? 2 : 3);
/** People rarely miss the first letter: another one is another word, unless nothing else is wrong. */
const sharesEnough = (typed: string, known: string, far: number) => far <= allowed(typed.length) && (typed[0] === known[0] || far <= 1);
const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** How far a known word is from what was typed; one still being typed is compared with its beginning, at a small price. */
function farness(typed: string, known: string) {
  const whole = distance(typed, known);
  if (known.length <= typed.length) return whole;
  return Math.min(whole, distance(typed, known.slice(0, typed.length)) + 0.5);
}

interface Word {
  folded: string;
  shown: string;
  uses: number;
}

/** Words that are known besides those that stand somewhere: themselves, and those that may be like a typed one. */
export interface OtherWords {
  has: (folded: string) => boolean;
  like: (folded: string) => readonly Word[];
}
const none: OtherWords = { has: () => false, like: () => [] };

/** The word that a folded one was most likely meant to be; undefined where none looks like it. */
export const misspelt = (typed: string, words: readonly Word[]) =>
  words
    .map((one) => ({ ...one, far: farness(typed, one.folded) }))
    .filter((one) => sharesEnough(typed, one.folded, one.far))
    .toSorted((a, b) => a.far - b.far || b.uses - a.uses)[0];

/** The text with its unknown words replaced by known ones that look like them; nothing where there are none. */
export async function corrected(db: Db, terms: Terms, text: string, words: readonly string[], others = none) {
  let changed = text;
  for (const { said, known, alike } of await wordsLike(db, terms, words)) {
    const typed = fold(said);
    if (known || others.has(typed)) continue;
    const best = misspelt(typed, [...alike, ...others.like(typed)]);
    if (best) changed = changed.replace(said, best.shown);
  }
  return changed === text ? undefined : changed;
}
