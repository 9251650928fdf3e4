import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import type { ReactNode } from 'react';
import { Asked } from '../../parts/Asked.tsx';
import { useFreshAsk } from '../../platform/use-ask.ts';
import { EditorForm } from './EditorForm.tsx';

/** Edits the job code of a booking; `above` stands over the form. */
export function JobCodeEditing({ bookingId, above }: { bookingId: string; above?: ReactNode }) {
  return <Asked of={useFreshAsk(jobCodeLookup.byBooking, { bookingId })}>{(code) => <EditorForm loaded={code} above={above} />}</Asked>;
}
