import { expect, it } from 'vitest';
import { startTexts } from '../../platform/i18n.ts';
import { hours } from './hours.ts';

it.each([
  ['en', '1,234.50'],
  ['de', '1.234,50'],
  ['fr', '1\u202f234,50'],
] as const)('hours of watching stand in %s with two decimals (R227)', async (language, text) => {
  await startTexts(language);
  expect(hours('1234.5')).toBe(text);
});
