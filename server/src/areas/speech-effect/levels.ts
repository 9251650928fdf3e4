import { type Level, levels, type Style } from '@vitrine/contract/speech-effect/styles.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { fill } from '../../platform/texts.ts';
import { rulesOf } from './styles/all.ts';
import { levelSentences } from './texts.ts';

/** What a level of a style says in a language. */
export function levelText(style: Style, level: Level, language: Language) {
  const { name, about } = rulesOf[style];
  const { veryLow, low, middle, high, veryHigh } = levelSentences[language];
  return fill({ 1: veryLow, 2: low, 3: middle, 4: high, 5: veryHigh }[level], { name: name[language], about: about[language] });
}

/** What all five levels of a style say. */
export const levelTexts = (style: Style, language: Language) => levels.map((level) => levelText(style, level, language));
