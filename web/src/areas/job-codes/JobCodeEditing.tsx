import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useFreshAsk } from '../../platform/calls/use-ask.ts';
import { EditorForm } from './EditorForm.tsx';

/** Edits the job code of a booking; `above` stands over the form. */
export function JobCodeEditing({ bookingId, above }: { bookingId: string; above?: ReactNode }) {
  return (
    <QueryBoundary of={useFreshAsk(jobCodeLookup.byBooking, { bookingId })}>
      {(code) => <EditorForm loaded={code} above={above} />}
    </QueryBoundary>
  );
}
