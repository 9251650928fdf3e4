import { Button } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import { Asked } from '../../parts/Asked.tsx';
import { useAsk } from '../../platform/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EditorForm } from './EditorForm.tsx';

/** Edits the job code of a booking. */
export function JobEditPage() {
  const t = useTexts('job-codes');
  const { bookingId } = useSearch({ from: '/job-edit' });
  if (bookingId) return <Editing key={bookingId} bookingId={bookingId} />;
  return (
    <EmptyState
      drawing="list"
      title={t('editor.which')}
      action={
        <Button component={Link} to="/job-management">
          {t('list.title')}
        </Button>
      }
    />
  );
}

function Editing({ bookingId }: { bookingId: string }) {
  const asked = useAsk(jobCodeLookup.byBooking, { bookingId });
  // an answer from an earlier visit may be older than what is stored
  const fresh = asked.isFetchedAfterMount || asked.error ? asked : { ...asked, data: undefined };
  return <Asked of={fresh as typeof asked}>{(code) => <EditorForm loaded={code} />}</Asked>;
}
