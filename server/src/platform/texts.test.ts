import { expect, test } from 'vitest';
import { fill, inLanguages } from './texts.ts';

const texts = inLanguages({
  en: { subject: '{name}: {count} loaves', label: 'Fetch them', kinds: { rye: 'Rye' } },
  de: { subject: '{name}: {count} Brote', label: 'Abholen', kinds: { rye: 'Roggen' } },
  fr: { subject: '{name} : {count} pains', label: 'Les chercher', kinds: { rye: 'Seigle' } },
});

test('braces are filled once, whatever is put into them', () => {
  expect(fill(texts.en.subject, { name: '{count} $& Kims', count: 2 })).toBe('{count} $& Kims: 2 loaves');
  expect([texts.de.label, texts.fr.kinds.rye]).toEqual(['Abholen', 'Seigle']);
});

test('what is missing does not compile', () => {
  const wrong = [
    // @ts-expect-error a language is missing
    () => inLanguages({ en: { label: 'Fetch' }, de: { label: 'Holen' } }),
    // @ts-expect-error French lacks a key
    () => inLanguages({ en: { label: 'Fetch' }, de: { label: 'Holen' }, fr: {} }),
    // @ts-expect-error German has a key that English does not know
    () => inLanguages({ en: { label: 'Fetch' }, de: { label: 'Holen', other: 'Andere' }, fr: { label: 'Chercher' } }),
    // @ts-expect-error a name in braces is not told
    () => fill(texts.en.subject, { count: 2 }),
    // @ts-expect-error a text with braces is no text yet
    (): string => texts.en.subject,
  ];
  expect(wrong).toHaveLength(5);
});
