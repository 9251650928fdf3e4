import { number } from './format.ts';

/** Whole cents as an amount of euro. */
export const euros = (cents: number) => number(cents / 100, { style: 'currency', currency: 'EUR' });

/** Hundredths of a percent. */
export const percent = (hundredths: number) => number(hundredths / 10_000, { style: 'percent', maximumFractionDigits: 2 });
