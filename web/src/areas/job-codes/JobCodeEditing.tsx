import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import type { ReactNode } from 'react';
import { Asked } from '../../parts/Asked.tsx';
import { useAsk } from '../../platform/use-ask.ts';
import { EditorForm } from './EditorForm.tsx';

/** Edits the job code of a booking; `above` stands over the form. */
export function JobCodeEditing({ bookingId, above }: { bookingId: string; above?: ReactNode }) {
  const asked = useAsk(jobCodeLookup.byBooking, { bookingId });
  // an answer from an earlier visit may be older than what is stored
  const fresh = asked.isFetchedAfterMount || asked.error ? asked : { ...asked, data: undefined };
  return <Asked of={fresh as typeof asked}>{(code) => <EditorForm loaded={code} above={above} />}</Asked>;
}
