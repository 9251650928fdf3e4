import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { effectPracticeHandlers } from './practising.ts';

/** How what somebody says may come across, by 29 published lists of words: `docs/speech-effect.md`. */
export const speechEffectArea = defineArea({
  serves: [topic(effectPractice, effectPracticeHandlers)],
});
