import type { Language } from '@vitrine/contract/vocabulary.ts';

/** Where each language is written as here: which form of dates, countries and names. */
export const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

/** A day in words: one of the calendar (YYYY-MM-DD) as it stands there, an instant as the day it is in UTC. */
export const writtenDay = (language: Language, day: string | Date) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Whole cents as an amount of euro. */
export const euros = (language: Language, cents: number) =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** Hundredths of a percent. */
export const percent = (language: Language, hundredths: number) =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 }).format(hundredths / 10_000);
