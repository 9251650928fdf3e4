import type { Look } from '@vitrine/contract/privacy/privacy.ts';

/** The same act of the same person on one day, as often as it was done. */
export interface LooksAlike {
  look: Look;
  times: number;
}

/** Looks and changes by day, the newest first; what was done again and again on a day is one line with its number. */
export function looksByDay(items: readonly Look[], dayOf: (at: string) => string, sameAs: (look: Look) => string) {
  const days = new Map<string, Map<string, LooksAlike>>();
  for (const look of items) {
    const day = days.get(dayOf(look.at)) ?? new Map<string, LooksAlike>();
    days.set(dayOf(look.at), day);
    const alike = day.get(sameAs(look));
    if (alike) alike.times += 1;
    else day.set(sameAs(look), { look, times: 1 });
  }
  return [...days].map(([day, alike]) => ({ day, rows: [...alike.values()] }));
}
