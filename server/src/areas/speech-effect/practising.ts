import type { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { recommendedValue, styles } from '@vitrine/contract/speech-effect/styles.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { proposedIdeals } from './ideals.ts';
import { levelTexts } from './levels.ts';
import { effectOnWire } from './on-wire.ts';
import { rulesVersion } from './reading/effect.ts';
import { entriesOf } from './reading/entries.ts';
import { idealsOf } from './settings.sql.ts';
import { rulesOf } from './styles/all.ts';

export const effectPracticeHandlers: Handlers<typeof effectPractice> = {
  styles: async (_ctx, { language }) => ({
    version: rulesVersion,
    items: styles.map((key) => ({
      key,
      name: rulesOf[key].name[language],
      about: rulesOf[key].about[language],
      words: entriesOf(key, language),
      levels: levelTexts(key, language),
    })),
  }),

  async ideals({ db }, { fieldOfActivity }) {
    const changed = fieldOfActivity ? await idealsOf(db, fieldOfActivity) : [];
    const own = Object.fromEntries(changed.map(({ style, value }) => [style, value]));
    const ideals = fieldOfActivity && { ...proposedIdeals(fieldOfActivity), ...own };
    return { items: styles.map((style) => ({ precireResult: style, optimalValue: ideals?.[style] ?? recommendedValue })) };
  },

  practise: async (_ctx, { text, language }) => effectOnWire(text, language),
};
