/**
 * How a text may come across: 29 counts of words. Nothing but the text and its language goes in: no sound, no picture, no
 * person. It is a pure function: the same text and the same version of the rules give the same bytes.
 */
import { minEffectWords, type Style, styles } from '@vitrine/contract/speech-effect/styles.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { hitsIn } from './hits.ts';
import { isWrittenIn } from './language.ts';
import { percentileOf } from './reference.ts';
import { wordsOf } from './words.ts';

/** Counted up with every change of a list, a rule or the reference table. */
export const rulesVersion = '2026-11-25';

/** So many listed words in a hundred give 10; fewer give less in proportion. */
export const fullScoreAt = 4;

/** A listed word as it stands in the text, by its characters, and the entry that it was found by. */
export interface EffectWord {
  start: number;
  end: number;
  entry: string;
}

export interface StyleEffect {
  style: Style;
  /** 0 to 10 with one decimal. */
  score: number;
  /** 0 to 100, from the published table; nobody validated it. */
  percentile: number;
  words: EffectWord[];
}

/** How a text may come across, or why nothing is said of it. */
export type Effect =
  | { state: 'done'; version: string; language: Language; words: number; styles: StyleEffect[] }
  | { state: 'too-little' | 'other-language'; words: number };

/** How a text may come across. */
export function effectOf(text: string, language: Language): Effect {
  const words = wordsOf(text, language);
  if (words.length < minEffectWords) return { state: 'too-little', words: words.length };
  if (!isWrittenIn(words, language)) return { state: 'other-language', words: words.length };
  const hits = hitsIn(words, language);
  const effects = styles.map((style) => {
    const own = hits.filter(({ entry }) => entry.style === style);
    const score = scoreOf(own.length, words.length);
    return {
      style,
      score,
      percentile: percentileOf(score, language),
      words: own.map(({ entry, from, to }) => ({
        start: words[from]?.start ?? 0,
        end: words[to - 1]?.end ?? 0,
        entry: entry.written,
      })),
    };
  });
  return { state: 'done', version: rulesVersion, language, words: words.length, styles: effects };
}

/** So many listed words in a hundred, as a score. */
const scoreOf = (hits: number, words: number) => Math.min(10, Math.round((hits / words) * (1000 / fullScoreAt) * 10) / 10);
