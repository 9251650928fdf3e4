import type { Language } from '@vitrine/contract/vocabulary.ts';

const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

/** A date-only day, written out in a language. */
export const writtenDay = (language: Language, day: string) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** How a mail begins; without a name where none is known. */
export const hello: Record<Language, (name: string) => string> = {
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
  de: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  fr: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
};
