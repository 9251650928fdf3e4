import { getRouteApi } from '@tanstack/react-router';
import type { Asked } from '@vitrine/contract/endpoint.ts';
import { type Facet, facets, jobSearch, type SearchFilters, type SearchOrder } from '@vitrine/contract/job-search/search.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useVisitor } from '../../platform/session/session.ts';

const perPage = 20;
const route = getRouteApi('/jobs');

/** What the address may hold. */
export type JobsSearch = SearchFilters & {
  sort?: SearchOrder | undefined;
  page?: number | undefined;
  count?: number | undefined;
  marked?: boolean | undefined;
};

/** What narrows, without page and order. */
export function filtersOf({ page: _page, count: _count, sort: _sort, marked: _marked, ...filters }: JobsSearch): SearchFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([key, value]) => key !== 'lang' && value !== undefined && value !== ''),
  ) as SearchFilters;
}

/** What the address asks for, and how to change it: typing replaces the step in the browser's history, choosing adds one. */
export function useJobSearch() {
  const search: JobsSearch = route.useSearch();
  const navigate = route.useNavigate();
  const visitor = useVisitor();
  const { count = perPage, page = 1, sort, marked } = search;
  const asked: Asked<typeof jobSearch.search> = {
    ...filtersOf(search),
    page,
    count,
    ...(sort ? { sort } : {}),
    ...(marked && visitor === 'candidate' ? { marked } : {}),
  };
  const found = useAsk(jobSearch.search, asked, { keepPrevious: true, staleTime: 60_000 });
  const change = (next: Partial<JobsSearch>, { replace = false, scroll = false } = {}) =>
    navigate({ search: (now) => ({ ...now, page: undefined, ...next }) as JobsSearch, replace, resetScroll: scroll });
  const choose = (facet: Facet, values: string[]) => change({ [facet]: values.length > 0 ? values : undefined });
  const widen = (next: (search: JobsSearch) => JobsSearch) => navigate({ search: (now) => next(now as JobsSearch) });
  const clear = () => navigate({ search: {}, resetScroll: false });
  return { search, found, page, count, change, choose, clear, widen };
}

/** One thing that narrows. */
export interface Chosen {
  key: keyof SearchFilters | 'marked';
  value: string;
}

/** Everything that narrows but the text itself, one by one. */
export function chosenOf(search: JobsSearch): Chosen[] {
  const single = (['jobTitle', 'position', 'jobLocation', 'companyName', 'salaryFrom'] as const).flatMap((key) =>
    search[key] ? [{ key, value: String(search[key]) }] : [],
  );
  const many = facets.flatMap((key) => (search[key] ?? []).map((value) => ({ key, value })));
  return [
    ...single,
    ...many,
    ...(search.companyId ? [{ key: 'companyId' as const, value: search.companyId }] : []),
    ...(search.marked ? [{ key: 'marked' as const, value: '' }] : []),
  ];
}
