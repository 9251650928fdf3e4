import { expect, test } from 'vitest';
import { saidIn } from './texts-by-language.ts';

test('a page gets one language of a file of texts, with the plural forms that this language has', () => {
  const texts = {
    title: { en: 'Loaves', de: 'Brote', fr: 'Pains' },
    left_one: { en: '{{count}} left', de: 'noch {{count}}', fr: 'encore {{count}}' },
    left_many: { fr: 'encore {{count}}' },
    languages: { en: { en: 'English', de: 'Englisch', fr: 'Anglais' } },
  };
  expect(saidIn('de', texts)).toEqual({ title: 'Brote', left_one: 'noch {{count}}', languages: { en: 'Englisch' } });
  expect(saidIn('fr', texts)).toHaveProperty('left_many', 'encore {{count}}');
});
