import type { Language } from '@vitrine/contract/vocabulary.ts';
import { fill, inLanguages } from '../texts.ts';

const texts = inLanguages({
  en: { hello: 'Hello {name},', nameless: 'Hello,' },
  de: { hello: 'Guten Tag {name},', nameless: 'Guten Tag,' },
  fr: { hello: 'Bonjour {name},', nameless: 'Bonjour,' },
});

/** How a mail begins; without a name where none is known. */
export const greeting = (language: Language, name: string) => (name ? fill(texts[language].hello, { name }) : texts[language].nameless);
