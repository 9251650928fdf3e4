import { number } from '../../platform/format.ts';

/** Hours of watching in the reader's figures, always with two decimals (R227): "1.50", "1,50". */
export const hours = (value: string) => number(Number(value), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
