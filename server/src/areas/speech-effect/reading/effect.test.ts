import { createHash } from 'node:crypto';
import { fieldsOfActivity } from '@vitrine/contract/reference-lists.ts';
import { feelingStyles, levelOf, levels, recommendedValue, styleGroups, styles } from '@vitrine/contract/speech-effect/styles.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { expect, expectTypeOf, test } from 'vitest';
import { importedFrom } from '../../../../test/imported.ts';
import { proposedIdeals } from '../ideals.ts';
import { levelText } from '../levels.ts';
import { rulesOf } from '../styles/all.ts';
import { type Effect, effectOf, fullScoreAt, rulesVersion } from './effect.ts';
import { entriesOf, lists } from './entries.ts';
import { referenceTable } from './reference.ts';
import { sampleTexts, stylesOf } from './sample.ts';
import { wordsOf } from './words.ts';

/** Long enough, and with no word of any list. */
const plain: Record<Language, string> = {
  en: 'the table and the chair were of wood and a cup was on it with water in it while the cat sat at the window. ',
  de: 'der Tisch und der Stuhl waren aus Holz und eine Tasse war auf ihm mit Wasser und die Katze saß am Fenster. ',
  fr: 'la table et la chaise étaient en bois et une tasse était sur la table avec de l’eau et le chat était assis. ',
};
const long = (language: Language) => plain[language].repeat(8);

test('only a text and its language go in: no sound, no picture, nobody', () => {
  expectTypeOf(effectOf).parameters.toEqualTypeOf<[string, Language]>();
  expectTypeOf(effectOf).returns.toEqualTypeOf<Effect>();
  const outside = importedFrom('server/src/areas/speech-effect/reading/effect.ts').filter(
    (place) => !/^server\/src\/areas\/speech-effect\/|^packages\/contract\/src\//.test(place),
  );
  // what the contract declares its shapes with; no files, no media, no network, no clock, no chance
  expect(outside).toEqual(['library:zod']);
});

test('the same text and version give the same bytes', () => {
  const bytes = () => JSON.stringify(languages.map((language) => sampleTexts(language).map((text) => effectOf(text, language))));
  const digestOf = (all: string) => createHash('sha256').update(all).digest('hex').slice(0, 16);
  const digest = digestOf(bytes());
  expect(digestOf(bytes())).toBe(digest);
  // whoever changes a list or a rule counts up the version with it
  expect({ rulesVersion, digest }).toEqual({ rulesVersion: '2026-11-25', digest: '1430b88aade2b7b5' });
});

test('there are 29 styles with words, 435 texts and 24 times 29 ideal values', () => {
  expect(Object.values(styleGroups).flat().toSorted()).toEqual([...styles].toSorted());
  expect(styles).toHaveLength(29);
  expect(feelingStyles).toHaveLength(11);
  for (const style of styles)
    for (const language of languages) {
      const own = entriesOf(style, language);
      expect(own.length, `${style} ${language}`).toBeGreaterThanOrEqual(24);
      expect(new Set(own).size, `${style} ${language}`).toBe(own.length);
      expect(rulesOf[style].name[language]).not.toBe('');
    }
  for (const language of languages) expect(lists[language].entries.filter(({ parts }) => parts.length === 0)).toEqual([]);
  const texts = styles.flatMap((style) => languages.flatMap((language) => levels.map((level) => levelText(style, level, language))));
  expect(new Set(texts).size).toBe(435);
  expect(texts.filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
  const values = fieldsOfActivity.flatMap((field) => styles.map((style) => proposedIdeals(field)[style]));
  expect(values).toHaveLength(24 * 29);
  expect(values.filter((value) => !Number.isInteger(value) || value < 2 || value > 10)).toEqual([]);
  expect(recommendedValue).toBe(4);
});

test('the five levels are fifths of the percentile', () => {
  expect([0, 19, 20, 39, 40, 59, 60, 79, 80, 100].map(levelOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

test('each score is made by the words it names and by nothing else', () => {
  for (const language of languages)
    for (const text of sampleTexts(language).slice(0, 40)) {
      const count = wordsOf(text, language).length;
      for (const { score, words } of stylesOf(text, language))
        expect(score).toBe(Math.min(10, Math.round((words.length / count) * (1000 / fullScoreAt) * 10) / 10));
    }
  const text = `${long('en')} We made a plan, and Anna helped.`;
  const found = stylesOf(text, 'en').flatMap(({ style, words }) =>
    words.map(({ start, end, entry }) => [style, text.slice(start, end), entry]),
  );
  expect(found).toEqual([
    ['supportive', 'helped', 'help*'],
    ['structured', 'plan', 'plan'],
  ]);
});

test('what is denied does not count', () => {
  const scored = (text: string, language: Language) =>
    stylesOf(`${long(language)} ${text}`, language).flatMap(({ style, words }) => (words.length > 0 ? [style] : []));
  expect(scored('They are not punctual.', 'en')).toEqual([]);
  expect(scored('They are not only punctual.', 'en')).toEqual(['reliable']);
  expect(scored('Sie sind nie pünktlich.', 'de')).toEqual([]);
  expect(scored('Ce n’est pas ponctuel.', 'fr')).toEqual([]);
});

test.each(languages)('one more listed word moves only the styles that list it (%s)', (language) => {
  const neutral = { en: 'water', de: 'Wasser', fr: 'tasse' }[language];
  const before = stylesOf(long(language), language);
  expect(before.filter(({ score }) => score > 0)).toEqual([]);
  for (const { parts, written, style } of lists[language].entries) {
    // as many words as before: those of the entry in the place of others
    const shown = written.replaceAll('*', '');
    const text = `${long(language)} ${shown}. ${neutral}`;
    const after = stylesOf(text, language);
    const moved = after.filter(({ score }) => score > 0);
    const listing = moved.every(({ words }) => words.every(({ start }) => start >= long(language).length));
    expect(listing, written).toBe(true);
    expect(
      moved.map((one) => one.style),
      `${written} (${parts.length})`,
    ).toContain(style);
  }
});

test('too little text and another language give no result', () => {
  expect(effectOf('I help.', 'en')).toEqual({ state: 'too-little', words: 2 });
  expect(effectOf('', 'de')).toEqual({ state: 'too-little', words: 0 });
  expect(effectOf(long('fr'), 'en').state).toBe('other-language');
  expect(effectOf(long('en'), 'de').state).toBe('other-language');
  expect(effectOf('Lorem ipsum dolor sit amet consectetur. '.repeat(60), 'fr').state).toBe('other-language');
  expect(effectOf('это слово '.repeat(200), 'en').state).toBe('other-language');
});

test('the reference table is counted in our own texts', () => {
  for (const language of languages) {
    const scores = sampleTexts(language).flatMap((text) => stylesOf(text, language).map(({ score }) => score));
    const shares = referenceTable[language].map((_, score) =>
      score === 0 ? 0 : score === 10 ? 100 : Math.round((100 * scores.filter((one) => one < score).length) / scores.length),
    );
    expect(referenceTable[language]).toEqual(shares);
  }
});
