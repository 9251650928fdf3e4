import type { Language } from '@vitrine/contract/vocabulary.ts';

/** The colon behind a label; in French it stands off and never breaks away. */
export const colonIn = (language: Language) => (language === 'fr' ? '\u00a0:' : ':');

/** `Label: value` as the language sets it. */
export const labelled = (language: Language, label: string, value: string) => `${label}${colonIn(language)} ${value}`;
