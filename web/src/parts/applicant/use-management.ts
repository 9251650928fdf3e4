import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import type { ManagementSearch, ReviewSearch } from './management-search.ts';

/** What the address of the management keeps, and how it is changed; the same in the product's and in the company's look. */
export function useManagement() {
  const search = useSearch({ strict: false }) as ManagementSearch & { part?: string };
  const navigate = useNavigate();
  const corporate = useRouterState({ select: (state) => state.location.pathname.toLowerCase().startsWith('/ci-') });
  // among the people of one job the job stays, whatever is filtered
  const place = search.part === undefined ? {} : { part: search.part, bookingId: search.bookingId };
  const go = (next: ManagementSearch, replace = false) => void navigate({ to: '.', search: { ...next, ...place }, replace } as never);
  return {
    search,
    /** Only candidates who came through the company's own sign-up. */
    corporate,
    /** Goes to exactly this. */
    go,
    /** Changes a part and begins at the first page. */
    set: (change: ManagementSearch, replace = true) => go({ ...search, page: undefined, ...change }, replace),
  };
}

/** What the applicant lists ask for beside a booking. */
export function useApplicantFilter() {
  const { search, corporate } = useManagement();
  const { status, progress, sort, q, due, assigned, reason } = search;
  return {
    ...(status ? { status } : {}),
    ...(progress ? { progress } : {}),
    ...(sort ? { sort } : {}),
    ...(q ? { textSearch: q } : {}),
    ...(due ? { due } : {}),
    ...(assigned ? { assigned } : {}),
    ...(reason ? { reasonId: reason } : {}),
    ...(corporate ? { corporate } : {}),
  };
}

/** What leads a review through the list that is shown, in its order. */
export function useListSearch(): ReviewSearch {
  const { search, corporate } = useManagement();
  const { bookingId, view, status, progress, sort, q, due, assigned, reason } = search;
  const from = search.part === undefined ? {} : ({ from: 'job' } as const);
  const where = { ...(bookingId ? {} : { all: true }), ...(corporate ? { corporate } : {}), ...from, view };
  return { ...where, status, progress, sort, q, due, assigned, reason };
}

/** How many applicants there are in each status and how far they have come, of the booking that is shown or of all. */
export function useCounts() {
  const { search, corporate } = useManagement();
  const { bookingId } = search;
  return useAsk(applicants.counts, { ...(bookingId ? { bookingId } : {}), ...(corporate ? { corporate } : {}) }).data;
}
