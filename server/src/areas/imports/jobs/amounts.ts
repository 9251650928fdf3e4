import type { salaryPeriods } from '@vitrine/contract/job-ads/card.ts';
import { periodOf } from './words.ts';

const signs: [RegExp, string][] = [
  [/€|euros?\b/i, 'EUR'],
  [/£/, 'GBP'],
  [/\bfr\.|\bsfr\b/i, 'CHF'],
  [/zł/i, 'PLN'],
  [/\$/, 'USD'],
];
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** The currency that a cell names by its sign or its three letters. */
export function currencyOf(value: string): string | undefined {
  const code = /\b[A-Za-z]{3}\b/g;
  for (const [word] of value.matchAll(code)) if (currencies.has(word.toUpperCase())) return word.toUpperCase();
  return signs.find(([sign]) => sign.test(value))?.[1];
}

/** An amount as tables write one: 2400, 2.400,50, 2'400, 2,400.50, 55k, with a sign of its currency or not. Undefined where it is none. */
export function amountOf(value: string): number | undefined {
  const found = /^[^\d-]*(\d[\d.,'’\s\u00a0\u202f]*)\s*(k|tsd\.?)?[^\d]*$/i.exec(value.trim());
  if (!found?.[1]) return undefined;
  const digits = found[1].replace(/['’\s\u00a0\u202f]/g, '').replace(/[.,]$/, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const both = digits.includes('.') && digits.includes(',');
  const behind = last < 0 ? '' : digits.slice(last + 1);
  // one sign with three digits behind it parts thousands
  const fraction = last >= 0 && (both || (behind.length !== 3 && digits.indexOf(digits[last] ?? '') === last));
  const whole = (fraction ? digits.slice(0, last) : digits).replace(/[.,]/g, '');
  const amount = Number(fraction ? `${whole}.${behind}` : whole) * (found[2] ? 1000 : 1);
  return Number.isFinite(amount) && amount > 0 && amount <= 100_000_000 ? amount : undefined;
}

/** One amount or a span of them, with the currency and the period that stand beside them; undefined where it is none. */
export function spanOf(value: string) {
  const ends = value.split(/\s*(?:–|—|\bbis\b|\bto\b|\bà\b|(?<=\d[\s€$£k]*)-)\s*/i).filter((one) => /\d/.test(one));
  const amounts = ends.map(amountOf);
  if (amounts.length === 0 || amounts.length > 2 || amounts.some((one) => one === undefined)) return undefined;
  const words = value.split(/[^\p{L}]+/u).filter((one) => one.length > 1 && !/^(pro|per|par|bis|to|k)$/i.test(one));
  const period = words.map(periodOf).find((one) => one !== undefined);
  return { from: amounts[0] ?? null, to: amounts[1] ?? amounts[0] ?? null, currency: currencyOf(value), period };
}

/** Over which time an amount is paid where nothing says it: what is usual for so much. */
export const likelyPeriod = (amount: number): (typeof salaryPeriods)[number] =>
  amount < 200 ? 'hour' : amount < 20_000 ? 'month' : 'year';
