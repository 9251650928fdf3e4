import { expect, test } from 'vitest';
import { complaintsOf, refusalComplaints, untypedComplaints } from './check-texts.ts';
import { serverComplaints } from './server-texts.ts';

const check = (en: Record<string, string>, de: Record<string, string>, code: string) =>
  complaintsOf({ file: 'web/src/areas/a/texts.json', texts: { en, de, fr: en }, code });

test('a key that a language lacks or has alone is a complaint', () => {
  expect(check({ save: 'Save' }, { sichern: 'Sichern' }, "t('save')")).toEqual([
    'web/src/areas/a/texts.json (de) lacks "save"',
    'web/src/areas/a/texts.json (de) has "sichern", which English does not know',
  ]);
});

test('so are other placeholders, empty texts and keys that nothing uses', () => {
  expect(check({ hello: 'Hello {{name}}' }, { hello: 'Hallo {{wer}}' }, "t('hello')")).toHaveLength(1);
  expect(check({ hello: 'Hello' }, { hello: ' ' }, "t('hello')")).toHaveLength(1);
  expect(check({ hello: 'Hello' }, { hello: 'Hallo' }, "t('helloes')")).toEqual(['web/src/areas/a/texts.json: nothing uses "hello"']);
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

const mail = (de: string, { file = 'server/src/areas/a/mails/loaf.ts', used = 'texts.en.subject' } = {}) =>
  serverComplaints([
    {
      file,
      text: `const texts = inLanguages({ en: { subject: '{count} loaves' }, de: ${de}, fr: { subject: '{count} pains' } });\nshow(${used});`,
    },
  ]);

test('a mail of the server is held to the same rules', () => {
  const place = 'server/src/areas/a/mails/loaf.ts:1';
  expect(mail("{ subject: '{count} Brote' }")).toEqual([]);
  expect(mail("{ betreff: '{count} Brote' }")).toEqual([
    `${place} (de) lacks "subject"`,
    `${place} (de) has "betreff", which English does not know`,
  ]);
  expect(mail("{ subject: '{zahl} Brote' }")).toEqual([`${place} (de): "subject" has other placeholders than English`]);
  expect(mail("{ subject: 'brote: {count}' }")).toEqual([`${place} (de): "subject" begins with a small letter`]);
  expect(mail("{ subject: '' }")).toHaveLength(2);
  expect(mail('{ subject: loaves() }')).toContain(`${place} (de): "subject" is no plain text`);
  expect(mail("{ subject: '{count} Brote' }", { used: 'nothing' })).toEqual([`${place}: nothing uses "subject"`]);
});

test('the texts of the server have their homes', () => {
  const file = 'server/src/areas/a/loaves.ts';
  expect(mail("{ subject: '{count} Brote' }", { file })).toEqual([
    `${file} has a table of texts: it belongs to texts.ts or mails/ of its area`,
  ]);
  const text = "const words = { en: 'Fetch them', de: 'Jetzt abholen', fr: 'Les chercher' };";
  expect(serverComplaints([{ file, text }])).toEqual([`${file}:1 says something in three languages outside of inLanguages`]);
  expect(serverComplaints([{ file, text: "const names = { en: 'English', de: 'Deutsch', fr: 'Français' };" }])).toEqual([]);
});

test('an area whose texts no type names is found', () => {
  const types = "accounts: TextsIn<typeof import('./areas/accounts/texts.json')>;";
  expect(untypedComplaints(['web/src/areas/accounts/texts.json'], types)).toEqual([]);
  expect(untypedComplaints(['web/src/areas/talks/texts.json'], types)).toEqual([expect.stringContaining('areas/talks/texts.json')]);
});
