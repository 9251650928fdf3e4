import { hour } from '@vitrine/contract/durations.ts';

/** A saved search that was mailed before this instant may be mailed again: a day is a little shorter here, so that a late run skips none. */
export const mailedBefore = (now: Date) => new Date(now.getTime() - 20 * hour).toISOString();

/** The address at which a saved search is shown: its values as they stand in the query. */
export function searchAddress(page: string, query: object) {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) for (const one of [value].flat()) search.append(key, String(one));
  return `${page}?${search}`;
}
