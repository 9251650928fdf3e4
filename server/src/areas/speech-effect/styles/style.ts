import type { Style } from '@vitrine/contract/speech-effect/styles.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';

export type InLanguages = Record<Language, string>;

/** What a style is and how it is found: everything there is to it. */
export interface StyleRules {
  /** Its name; in the sentence of a level it stands in the middle. */
  name: InLanguages;
  /** What is counted for it, as several words that a sentence takes up. */
  about: InLanguages;
  /**
   * Its words, between commas. A star stands for any ending, so that one entry holds singular and plural, she and he. Several
   * words count where they follow each other. German nouns begin with a capital letter; what does not is counted in small
   * letters only, so that Frau Kühn is nobody bold.
   */
  words: InLanguages;
}

export type Group<S extends Style> = Record<S, StyleRules>;
