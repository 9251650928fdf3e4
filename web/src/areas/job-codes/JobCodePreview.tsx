import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { Preview } from './Preview.tsx';

/** A job code as candidates will see it, without the form beside it. */
export function JobCodePreview({ bookingId }: { bookingId: string }) {
  const t = useTexts('job-codes');
  const [page, setPage] = useState(0);
  const asked = useAsk(jobCodeLookup.byBooking, { bookingId });
  return (
    <Page title={t('preview.name')} width="text">
      <QueryBoundary of={asked}>{(code) => <Preview code={code} draft={code} page={page} onPage={setPage} />}</QueryBoundary>
    </Page>
  );
}
