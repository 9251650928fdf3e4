import { becomesLink } from '@vitrine/contract/becomes-link.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { fill, inLanguages } from '../texts.ts';

const texts = inLanguages({
  en: { hello: 'Hello {name},', nameless: 'Hello,' },
  de: { hello: 'Guten Tag {name},', nameless: 'Guten Tag,' },
  fr: { hello: 'Bonjour {name},', nameless: 'Bonjour,' },
});

/**
 * How a mail begins; without a name where none is known, or where what stands for it leads elsewhere: who is written to
 * has mostly been named by somebody else.
 */
export const greeting = (language: Language, name: string) =>
  name && !becomesLink(name) ? fill(texts[language].hello, { name }) : texts[language].nameless;
