import { useSearch } from '@tanstack/react-router';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import type { ReactNode } from 'react';
import type { AdEditor } from '../../areas/job-ads/editor/use-ad-editor.ts';
import { WithAdEditor } from '../../areas/job-ads/editor/WithAdEditor.tsx';
import type { Editor } from '../../areas/job-codes/use-editor.ts';
import { WithCodeEditor } from '../../areas/job-codes/WithCodeEditor.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { Job } from './Job.tsx';
import { NewJob } from './NewJob.tsx';

/** A job as one place: its ad, its interview, its people and its team; without a booking, the way to a new one. */
export function JobEditPage() {
  const { bookingId } = useSearch({ from: '/job-edit' });
  return bookingId ? <Loaded key={bookingId} bookingId={bookingId} /> : <NewJob />;
}

function Loaded({ bookingId }: { bookingId: string }) {
  return (
    <QueryBoundary of={useAsk(jobAdEditing.parts, { bookingId })}>
      {({ jobAd, jobCode }) => (
        <MaybeAd bookingId={jobAd ? bookingId : undefined}>
          {(ad) => (
            <MaybeCode bookingId={jobCode === null ? undefined : bookingId}>
              {(code) => <Job bookingId={bookingId} ad={ad} code={code} />}
            </MaybeCode>
          )}
        </MaybeAd>
      )}
    </QueryBoundary>
  );
}

interface Maybe<Editing> {
  bookingId: string | undefined;
  children: (editor: Editing | undefined) => ReactNode;
}

const MaybeAd = ({ bookingId, children }: Maybe<AdEditor>) =>
  bookingId ? <WithAdEditor bookingId={bookingId}>{children}</WithAdEditor> : children(undefined);

const MaybeCode = ({ bookingId, children }: Maybe<Editor>) =>
  bookingId ? <WithCodeEditor bookingId={bookingId}>{children}</WithCodeEditor> : children(undefined);
