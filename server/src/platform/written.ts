import type { Language } from '@vitrine/contract/vocabulary.ts';

/** Where each language is written as here: which form of dates, countries and names. */
export const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

/** A day in words: one of the calendar (YYYY-MM-DD) as it stands there, an instant as the day it is in UTC. */
export const writtenDay = (language: Language, day: string | Date) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
