import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';

const all = { type: 'jobcode', page: 1, count: 200 } as const;

/** The job codes a recruiter may choose from: the open ones first, then those whose deadline has passed. */
export function useBookings() {
  const active = useAsk(jobCodeLists.active, all);
  const expired = useAsk(jobCodeLists.expired, all);
  const option = (one: { bookingId: string; title: string }) => ({ value: one.bookingId, label: one.title || one.bookingId });
  const open = (active.data?.items ?? []).map(option);
  return { open, known: [...open, ...(expired.data?.items ?? []).map(option)], loading: active.isLoading || expired.isLoading };
}
