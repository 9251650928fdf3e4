/** The 29 communication styles of the specification, in its order; so they are named on the wire (R095, R274). */
export const styles = [
  'positive',
  'reliable',
  'supportive',
  'professional',
  'directing',
  'formal',
  'cooperative',
  'intellectual',
  'competitive',
  'self_confident',
  'empathic',
  'structured',
  'venturing',
  'independent',
  'visionary',
  'innovative',
  'aggressive',
  'goal_oriented',
  'inspiring',
  'authoritative',
  'impressive',
  'impulsive',
  'optimistic',
  'philosophical',
  'dramatic',
  'unconventional',
  'motivating',
  'friendly',
  'composed',
] as const;
export type Style = (typeof styles)[number];

/** The styles as they are shown: what is alike stands together. */
export const styleGroups = {
  together: ['supportive', 'cooperative', 'empathic', 'friendly'],
  leading: ['directing', 'authoritative', 'motivating', 'inspiring', 'competitive'],
  order: ['structured', 'reliable', 'formal', 'professional', 'composed'],
  thinking: ['intellectual', 'philosophical', 'visionary', 'innovative', 'unconventional'],
  drive: ['goal_oriented', 'venturing', 'independent', 'self_confident', 'impulsive'],
  tone: ['positive', 'optimistic', 'dramatic', 'aggressive', 'impressive'],
} as const satisfies Record<string, readonly Style[]>;
export type StyleGroup = keyof typeof styleGroups;

/** Styles that sound like feelings or like a judgement: companies see them only where the operator turns them on. */
export const feelingStyles: readonly Style[] = [
  'aggressive',
  'impulsive',
  'dramatic',
  'composed',
  'optimistic',
  'positive',
  'friendly',
  'empathic',
  'self_confident',
  'impressive',
  'authoritative',
];

/** What every style is compared with as long as no field of activity is chosen (R097). */
export const recommendedValue = 4;
/** Ideal values are whole numbers from here to there (R096). */
export const idealRange = { min: 2, max: 10 } as const;

/** Fewer words give no result. */
export const minEffectWords = 150;
/** More characters are not taken at once: an hour of quick speech. */
export const maxEffectCharacters = 60_000;

/** Five levels by fifths of the percentile, from very low to very high. */
export const levels = [1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];
export const levelOf = (percentile: number) => Math.min(5, Math.floor(percentile / 20) + 1) as Level;
