import type { Salary } from '@vitrine/contract/job-ads/card.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { fill } from '../../platform/texts.ts';
import { printTexts } from '../candidates/index.ts';
import { portalTexts } from './texts.ts';

export const locales = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' } as const;

/** What is paid, in the words of the screen; undefined where no amount stands. Hours and days keep their cents. */
export function salaryWords({ from, to, currency, period }: Salary, language: Language) {
  const low = from ?? to;
  if (low === null) return undefined;
  const whole = [from, to].every((one) => one === null || Number.isInteger(one));
  const digits = !whole && (period === 'hour' || period === 'day') ? 2 : 0;
  const money = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  const format = new Intl.NumberFormat(locales[language], money);
  const amount = from !== null && to !== null && from !== to ? format.formatRange(from, to) : format.format(low);
  const { upTo, from: atLeast, range } = portalTexts[language].salary;
  const said = from === null ? upTo : to === null ? atLeast : range;
  return fill(said[period], { amount });
}

/** The kinds of employment by their names. */
export const employmentNames = (keys: readonly string[], language: Language) => {
  const names: Record<string, string> = printTexts[language].employmentType;
  return keys.map((key) => names[key] ?? key);
};

/** In how many days a reply is promised. */
export const replyWords = (days: number, language: Language) => {
  const { replyOne, replyOther } = portalTexts[language];
  return fill(days === 1 ? replyOne : replyOther, { count: days });
};
