import type { Language } from '@vitrine/contract/vocabulary.ts';

/**
 * Which share of the scores of all styles in our reference texts lies below a score, for each language and the scores 0, 1 … 10. It was counted once in
 * texts that we wrote ourselves (`reading/reference-texts.ts`), never in those of candidates, and is not validated.
 */
export const referenceTable: Record<Language, readonly number[]> = {
  en: [0, 37, 59, 79, 87, 90, 91, 93, 95, 97, 100],
  de: [0, 37, 60, 79, 87, 90, 92, 94, 97, 98, 100],
  fr: [0, 33, 58, 77, 86, 92, 95, 97, 97, 98, 100],
};

/** The percentile of a score, 0 to 100, between two lines of the table in proportion. */
export function percentileOf(score: number, language: Language) {
  const table = referenceTable[language];
  const below = Math.min(9, Math.floor(score));
  const [from, to] = [table[below] ?? 0, table[below + 1] ?? 100];
  return Math.round(from + (to - from) * (score - below));
}
