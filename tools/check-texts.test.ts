import { expect, test } from 'vitest';
import { complaintsOf, refusalComplaints } from './check-texts.ts';

const check = (en: Record<string, string>, de: Record<string, string>, code: string) =>
  complaintsOf({ folder: 'web/src/areas/a/texts', texts: { en, de, fr: en }, code });

test('a key that a language lacks or has alone is a complaint', () => {
  expect(check({ save: 'Save' }, { sichern: 'Sichern' }, "t('save')")).toEqual([
    'web/src/areas/a/texts/de.json lacks "save"',
    'web/src/areas/a/texts/de.json has "sichern", which en.json does not know',
  ]);
});

test('so are other placeholders, empty texts and keys that nothing uses', () => {
  expect(check({ hello: 'Hello {{name}}' }, { hello: 'Hallo {{wer}}' }, "t('hello')")).toHaveLength(1);
  expect(check({ hello: 'Hello' }, { hello: ' ' }, "t('hello')")).toHaveLength(1);
  expect(check({ hello: 'Hello' }, { hello: 'Hallo' }, "t('helloes')")).toEqual(['web/src/areas/a/texts: nothing uses "hello"']);
});

test('keys put together in a template and plural forms are found', () => {
  const texts = { 'state.open': 'Open', days_one: 'One day', days_other: '{{count}} days' };
  const code = ['t(`state.$', "{state}`); t('days', { count })"].join('');
  expect(check(texts, texts, code)).toEqual([]);
});

test('a refusal without a text is a complaint, and so is a text without a refusal', () => {
  const texts = { 'refusals.gone': 'Gone' };
  expect(refusalComplaints({ en: texts, de: texts, fr: texts }, ['gone'])).toEqual([]);
  expect(refusalComplaints({ en: texts, de: texts, fr: {} }, ['gone', 'late'])).toHaveLength(4);
  expect(refusalComplaints({ en: texts, de: texts, fr: texts }, [])).toHaveLength(3);
});
