import type { Language } from '@vitrine/contract/vocabulary.ts';

export const localeOf = { en: 'en-US', de: 'de-DE', fr: 'fr-FR' } as const satisfies Record<Language, string>;

/**
 * The languages that a story is walked in on this device: the usual ones, or those of `JOURNEY_LANGUAGES` (`en,de,fr`) where
 * somebody wants all of them on every device.
 */
export function languagesOf(usual: readonly Language[]): readonly Language[] {
  const asked = process.env.JOURNEY_LANGUAGES?.split(',');
  return asked ? (Object.keys(localeOf) as Language[]).filter((one) => asked.includes(one)) : usual;
}
