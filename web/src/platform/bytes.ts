import { number } from './format.ts';

/** Size of a file in words: 12 MB. */
export function bytes(size: number) {
  const [unit, divisor] = size >= 1e6 ? (['megabyte', 1e6] as const) : (['kilobyte', 1e3] as const);
  return number(size / divisor, { style: 'unit', unit, maximumFractionDigits: size >= 1e7 ? 0 : 1 });
}
