import { type Language, languages } from '@vitrine/contract/vocabulary.ts';

/** A text with what is known in its places; the place of what is not known stays to be seen. */
export const filled = (text: string, facts: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(facts, name) && facts[name]) || place);

/** The language wanted, or the first one in which something is written. */
export const writtenIn = (wanted: Language, isWritten: (one: Language) => boolean) => [wanted, ...languages].find(isWritten) ?? wanted;
