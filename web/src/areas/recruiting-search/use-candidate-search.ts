import { getRouteApi } from '@tanstack/react-router';
import { type CandidateFacet, type CandidateFilters, candidateFacets } from '@vitrine/contract/recruiting-search/filters.ts';
import { recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';

/** 10 a page (R220). */
export const perPage = 10;
const route = getRouteApi('/recruiting-search');

/** What the address may hold. */
export type CandidateSearch = CandidateFilters & {
  page?: number | undefined;
  view?: 'favorites' | undefined;
  /** The candidate who is opened. */
  candidate?: string | undefined;
};

/** What narrows, without page and what is opened. */
export function filtersOf(search: CandidateSearch): CandidateFilters {
  const known = ['textsearch', ...candidateFacets] as const;
  return Object.fromEntries(known.flatMap((key) => (search[key]?.length ? [[key, search[key]]] : [])));
}

/** What the address asks for, and how to change it: typing replaces the step in the browser's history, choosing adds one. */
export function useCandidateSearch() {
  const search: CandidateSearch = route.useSearch();
  const navigate = route.useNavigate();
  const page = search.page ?? 1;
  const asked = { ...filtersOf(search), page, count: perPage };
  const found = useAsk(recruitingSearch.search, asked, { keepPrevious: true, staleTime: 30_000, enabled: search.view === undefined });
  const change = (next: Partial<CandidateSearch>, { replace = false } = {}) =>
    navigate({ search: (now) => ({ ...now, page: undefined, ...next }) as CandidateSearch, replace, resetScroll: false });
  const choose = (facet: CandidateFacet, values: string[]) => change({ [facet]: values.length > 0 ? values : undefined });
  const clear = () => navigate({ search: {}, resetScroll: false });
  const open = (candidate: string | undefined) => navigate({ search: (now) => ({ ...now, candidate }), resetScroll: false });
  return { search, found, page, change, choose, clear, open };
}

export interface Chosen {
  key: CandidateFacet;
  value: string;
}

/** Everything that narrows but the text itself, one by one. */
export const chosenOf = (search: CandidateSearch): Chosen[] =>
  candidateFacets.flatMap((key) => (search[key] ?? []).map((value) => ({ key, value })));
