import { fieldsOfActivity } from '@vitrine/contract/reference-lists.ts';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { styles } from '@vitrine/contract/speech-effect/styles.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { sampleTexts } from './reading/sample.ts';

let t: TestWorld;
beforeAll(async () => {
  t = await startWorld();
});

test('a candidate tries out a text and reads which words made which score, under the names of the specification', async () => {
  const candidate = await t.as((await givenCandidate(t.world)).id);
  const text = sampleTexts('en')[0] ?? '';
  const effect = await candidate(effectPractice.practise, { text, language: 'en' });
  expect(effect.items.map(({ slNo, results }) => [slNo, results])).toEqual(styles.map((style, index) => [index + 1, style]));
  for (const { results, resultDetails, level, words } of effect.items) {
    expect(results).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(resultDetails.score).toBeGreaterThanOrEqual(0);
    expect(resultDetails.score).toBeLessThanOrEqual(10);
    expect(Number.isInteger(resultDetails.percentile)).toBe(true);
    expect(level).toBe(Math.min(5, Math.floor(resultDetails.percentile / 20) + 1));
    expect(words.every(({ start, end }) => text.slice(start, end).trim() !== '')).toBe(true);
  }
  expect(await candidate(effectPractice.practise, { text, language: 'en' })).toEqual(effect);
  expect(await candidate(effectPractice.practise, { text: 'I help.', language: 'en' })).toMatchObject({ state: 'too-little', items: [] });
  expect(await candidate(effectPractice.practise, { text, language: 'fr' })).toMatchObject({ state: 'other-language', items: [] });
});

test('companies cannot try out texts, whosesoever they are', async () => {
  const recruiter = await t.as((await givenCompany(t.world)).owner.id);
  await expect(recruiter(effectPractice.practise, { text: sampleTexts('de')[0] ?? '', language: 'de' })).rejects.toMatchObject({
    problem: { status: 403 },
  });
});

test('everybody reads the rules: five texts and all words of every style, and the ideal values of every field', async () => {
  const anybody = await t.as();
  for (const language of languages) {
    const { items } = await anybody(effectPractice.styles, { language });
    expect(items.map(({ key }) => key)).toEqual([...styles]);
    expect(items.filter(({ levels, words }) => levels.length !== 5 || words.length < 24)).toEqual([]);
  }
  const recommended = (await anybody(effectPractice.ideals, {})).items;
  expect(recommended).toEqual(styles.map((style) => ({ precireResult: style, optimalValue: 4 })));
  for (const fieldOfActivity of fieldsOfActivity) {
    const { items } = await anybody(effectPractice.ideals, { fieldOfActivity });
    expect(items.map(({ precireResult }) => precireResult)).toEqual([...styles]);
    expect(items.every(({ optimalValue }) => Number.isInteger(optimalValue) && optimalValue >= 2 && optimalValue <= 10)).toBe(true);
  }
});
