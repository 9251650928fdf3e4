import { useSearch } from '@tanstack/react-router';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { AdPreview } from '../areas/job-ads/editor/AdPreview.tsx';
import { JobCodePreview } from '../areas/job-codes/JobCodePreview.tsx';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { useAsk } from '../platform/calls/use-ask.ts';

/** What stands under a booking, exactly as candidates will see it. */
export function JobPreviewPage() {
  const { bookingId = '', part } = useSearch({ from: '/job-preview' });
  const asked = useAsk(jobAdEditing.parts, { bookingId });
  return (
    <QueryBoundary of={asked}>
      {({ jobAd, jobCode }) =>
        jobCode && (part === 'code' || !jobAd) ? <JobCodePreview bookingId={bookingId} /> : <AdPreview bookingId={bookingId} />
      }
    </QueryBoundary>
  );
}
