import { number } from './format.ts';

const units = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
] as const;

/** Size of a file in words: 12 MB. What is not empty is never said to be so. */
export function bytes(size: number) {
  const [unit, divisor] = units.find(([, one]) => size >= one) ?? (['kilobyte', 1e3] as const);
  return number(size > 0 ? Math.max(size / divisor, 0.1) : 0, {
    style: 'unit',
    unit,
    maximumFractionDigits: size >= 10 * divisor && divisor > 1e3 ? 0 : 1,
  });
}
