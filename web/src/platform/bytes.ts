import { number } from './format.ts';

/** Size of a file in words: 12 MB. What is not empty is never said to be so. */
export function bytes(size: number) {
  const [unit, divisor] = size >= 1e6 ? (['megabyte', 1e6] as const) : (['kilobyte', 1e3] as const);
  return number(size > 0 ? Math.max(size / divisor, 0.1) : 0, { style: 'unit', unit, maximumFractionDigits: size >= 1e7 ? 0 : 1 });
}
