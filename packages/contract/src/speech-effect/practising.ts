import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { fieldOfActivity } from '../job-ads/shapes.ts';
import { language, text } from '../vocabulary.ts';
import { effect, idealValue, style } from './shapes.ts';
import { maxEffectCharacters } from './styles.ts';

/** What the 29 styles are and by which words they are found, for everybody; and trying them out. */
export const effectPractice = {
  styles: endpoint({
    route: 'GET /api/speech-effect/styles',
    access: 'public',
    summary: 'The published rules of a language: every style with its name, its words and what its five levels say.',
    query: z.object({ language }),
    reply: z.object({
      version: z.string(),
      items: z.array(
        z.object({
          key: style,
          name: z.string(),
          /** What is counted for it. */
          about: z.string(),
          words: z.array(z.string()),
          /** From very low to very high. */
          levels: z.array(z.string()),
        }),
      ),
    }),
  }),
  ideals: endpoint({
    route: 'GET /api/speech-effect/ideals',
    access: 'public',
    summary: 'The ideal values of a field of activity; without one the recommended value, 4 for every style.',
    query: z.object({ fieldOfActivity: fieldOfActivity.optional() }),
    reply: z.object({ items: z.array(idealValue) }),
  }),
  practise: endpoint({
    route: 'POST /api/speech-effect/practise',
    access: 'candidate',
    summary: 'How a text may come across, with the words that made each score. Nothing of it is stored.',
    body: z.object({ text: text(maxEffectCharacters), language }),
    reply: effect,
    rate: { max: 120, seconds: 600 },
  }),
};
