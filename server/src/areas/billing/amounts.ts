/** The part of a price for so many days of a period, in whole cents, half a cent up. */
export const partOf = (price: number, { left, all }: { left: number; all: number }) => Math.floor((2 * price * left + all) / (2 * all));

/** What is taken off for the rest of a plan, in whole cents before VAT. */
export interface Credit {
  planId: string;
  net: number;
}
