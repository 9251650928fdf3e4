import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';

/** The jobs of the company that are open, to choose from. */
export function useJobs() {
  const found = useAsk(companyJobs.list, { state: 'open', count: 200 });
  return (found.data?.items ?? []).map((one) => ({ value: one.bookingId, label: one.title || one.bookingId }));
}
