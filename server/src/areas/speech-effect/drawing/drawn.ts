import type { DrawnEffect, ShownEffect } from '@vitrine/contract/speech-effect/shapes.ts';
import { type Level, type Style, type StyleGroup, styleGroups } from '@vitrine/contract/speech-effect/styles.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { fill } from '../../../platform/texts.ts';
import { levelText } from '../levels.ts';
import { rulesOf } from '../styles/all.ts';
import { pictureTexts } from '../texts.ts';

/** What the effect of words is called where it is one of several things. */
export const effectTitle = (language: Language) => pictureTexts[language].title;

/** How a level is called. */
export function levelName(level: Level, language: Language) {
  const { veryLow, low, middle, high, veryHigh } = pictureTexts[language];
  return { 1: veryLow, 2: low, 3: middle, 4: high, 5: veryHigh }[level];
}

/** What was released as a picture in the words of a language: levels alone, no figures. */
export function drawnEffect({ items, wordCount }: ShownEffect, language: Language): DrawnEffect {
  const t = pictureTexts[language];
  const found = new Map(items.map((item) => [item.results, item]));
  const names: Record<StyleGroup, string> = {
    together: t.together,
    leading: t.leading,
    order: t.order,
    thinking: t.thinking,
    drive: t.drive,
    tone: t.tone,
  };
  const groups = (Object.keys(styleGroups) as StyleGroup[]).map((group) => ({
    name: names[group],
    items: (styleGroups[group] as readonly Style[]).flatMap((style) => {
      const item = found.get(style);
      if (!item) return [];
      const { level, words } = item;
      return {
        name: rulesOf[style].name[language],
        level,
        levelName: levelName(level, language),
        says: levelText(style, level, language),
        words: [...new Set(words.map((word) => word.toLocaleLowerCase(language)))],
      };
    }),
  }));
  return { note: fill(t.note, { count: wordCount }), groups: groups.filter((group) => group.items.length > 0) };
}
