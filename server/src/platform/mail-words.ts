import type { Language } from '@vitrine/contract/vocabulary.ts';

/** How a mail begins; without a name where none is known. */
export const hello: Record<Language, (name: string) => string> = {
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
  de: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  fr: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
};
