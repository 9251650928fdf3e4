import type { Language } from '@vitrine/contract/vocabulary.ts';

const names: Record<string, Language> = { english: 'en', german: 'de', deutsch: 'de', french: 'fr', français: 'fr' };

/** What an engine calls a language, as one of ours. */
export const languageNamed = (name: string | null): Language | undefined => {
  const low = name?.toLowerCase() ?? '';
  return names[low] ?? (/^(en|de|fr)(-|_|$)/.test(low) ? (low.slice(0, 2) as Language) : undefined);
};
