import type { Effect } from '@vitrine/contract/speech-effect/shapes.ts';
import { levelOf } from '@vitrine/contract/speech-effect/styles.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { effectOf, rulesVersion } from './reading/effect.ts';

/** How a text may come across, as it is told. */
export function effectOnWire(text: string, language: Language): Effect {
  const effect = effectOf(text, language);
  const items = effect.state === 'done' ? effect.styles : [];
  return {
    state: effect.state,
    version: rulesVersion,
    language,
    wordCount: effect.words,
    items: items.map(({ style, score, percentile, words }, index) => ({
      slNo: index + 1,
      results: style,
      resultDetails: { score, percentile },
      level: levelOf(percentile),
      words,
    })),
  };
}
