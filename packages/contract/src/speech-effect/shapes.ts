import * as z from 'zod';
import { language } from '../vocabulary.ts';
import { levels, styles } from './styles.ts';

export const style = z.enum(styles);

/** How a style came out. The first three fields are those of the specification (R095). */
export const styleResult = z.object({
  slNo: z.number(),
  /** The name of the style. */
  results: style,
  /** 0 to 10 with one decimal, and 0 to 100 from a published table; neither is validated. */
  resultDetails: z.object({ score: z.number(), percentile: z.number() }),
  level: z.union(levels.map((one) => z.literal(one))),
  /** The words that made the score, by their characters in the text, each with the entry of the published list. */
  words: z.array(z.object({ start: z.number(), end: z.number(), entry: z.string() })),
});
export type StyleResult = z.output<typeof styleResult>;

/** Nothing is said of fewer than 150 words, or of a text in another language than was named. */
export const effectStates = ['done', 'too-little', 'other-language'] as const;

/** How a text may come across. */
export const effect = z.object({
  state: z.enum(effectStates),
  /** Of the published rules. */
  version: z.string(),
  language,
  wordCount: z.number(),
  /** All 29, or none. */
  items: z.array(styleResult),
});
export type Effect = z.output<typeof effect>;

/** An ideal value, as the specification names its fields (R096). */
export const idealValue = z.object({ precireResult: style, optimalValue: z.number() });

/** A style as a company sees it: the words that made the score without their places. */
export const shownStyle = styleResult.extend({ words: z.array(z.string()) });

/** What a candidate released. */
export const shownEffect = z.object({ version: z.string(), language, wordCount: z.number(), items: z.array(shownStyle) });
export type ShownEffect = z.output<typeof shownEffect>;

/** What was released as a picture that is also read: styles in groups, with words of one language and without figures. */
export const drawnEffect = z.object({
  /** What it is and is not. */
  note: z.string(),
  groups: z.array(
    z.object({
      name: z.string(),
      items: z.array(
        z.object({
          name: z.string(),
          level: styleResult.shape.level,
          levelName: z.string(),
          /** What this level says of the wording. */
          says: z.string(),
          /** The words that made it, each once. */
          words: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type DrawnEffect = z.output<typeof drawnEffect>;
