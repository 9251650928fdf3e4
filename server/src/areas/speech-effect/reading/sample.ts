import type { Language } from '@vitrine/contract/vocabulary.ts';
import { effectOf, type StyleEffect } from './effect.ts';
import { referenceTexts } from './reference-texts.ts';

/** All texts of three of our reference texts: 220 of each language, the same in all. */
export const sampleTexts = (language: Language) =>
  referenceTexts.flatMap((one, first) =>
    referenceTexts
      .slice(first + 1)
      .flatMap((two, second) =>
        referenceTexts.slice(first + second + 2).map((three) => [one, two, three].map((of) => of[language]).join('\n')),
      ),
  );

/** The styles of a text that is long enough. */
export function stylesOf(text: string, language: Language): readonly StyleEffect[] {
  const effect = effectOf(text, language);
  if (effect.state !== 'done') throw new Error(`${effect.state}, ${effect.words} words`);
  return effect.styles;
}
