import type { NearWithout, SearchFilters } from '@vitrine/contract/job-search/search.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import { wordsIn } from '../../platform/search/tsquery.ts';

/** A search that asks for less, and what it leaves out. */
export interface Wider {
  without: NearWithout;
  filters: SearchFilters;
  /** One of the words is enough. */
  anyWord: boolean;
}

/**
 * What is searched instead where nothing fits, the nearest first: elsewhere, without what was chosen beside the words, with some of
 * the words, and at last without them. What somebody is looking at, a company, stays.
 */
export function widerThan(filters: SearchFilters): Wider[] {
  const { textSearch, jobTitle, position, jobLocation, radius, companyId, ...chosen } = filters;
  const words = omitUndefined({ textSearch, jobTitle, position });
  const said = Object.values(words).some(Boolean);
  const narrowed = Object.values(chosen).some((one) => (Array.isArray(one) ? one.length > 0 : Boolean(one)));
  const of = omitUndefined({ companyId });
  const there = omitUndefined({ jobLocation, radius });
  const wider: (Wider | false)[] = [
    Boolean(jobLocation) && (said || narrowed) && { without: 'place', filters: { ...words, ...chosen, ...of }, anyWord: false },
    narrowed && said && { without: 'filters', filters: { ...words, ...there, ...of }, anyWord: false },
    wordsIn(textSearch ?? '').length > 1 && {
      without: 'words',
      filters: { ...words, ...there, ...of },
      anyWord: true,
    },
    said && Boolean(jobLocation) && { without: 'all-words', filters: { ...there, ...of }, anyWord: false },
  ];
  return wider.filter((one) => one !== false);
}
