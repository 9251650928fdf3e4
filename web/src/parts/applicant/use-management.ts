import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import type { ManagementSearch } from './management-search.ts';

/** What the address of the management keeps, and how it is changed; the same in the product's and in the company's look. */
export function useManagement() {
  const search = useSearch({ strict: false }) as ManagementSearch;
  const navigate = useNavigate();
  const corporate = useRouterState({ select: (state) => state.location.pathname.toLowerCase().startsWith('/ci-') });
  const go = (next: ManagementSearch, replace = false) => void navigate({ to: '.', search: next, replace } as never);
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
  const { status, progress, sort, q, due } = search;
  return {
    ...(status ? { status } : {}),
    ...(progress ? { progress } : {}),
    ...(sort ? { sort } : {}),
    ...(q ? { textSearch: q } : {}),
    ...(due ? { due } : {}),
    ...(corporate ? { corporate } : {}),
  };
}

/** How many applicants there are in each status and how far they have come, of the booking that is shown or of all. */
export function useCounts() {
  const { search, corporate } = useManagement();
  const { bookingId } = search;
  return useAsk(applicants.counts, { ...(bookingId ? { bookingId } : {}), ...(corporate ? { corporate } : {}) }).data;
}
