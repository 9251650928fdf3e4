import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import type { JobAd } from '@vitrine/contract/job-ads/shapes.ts';
import { type ReactNode, useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useFreshAsk } from '../../../platform/calls/use-ask.ts';
import { type AdEditor, useAdEditor } from './use-ad-editor.ts';

interface Props {
  bookingId: string;
  children: (editor: AdEditor) => ReactNode;
}

/** Loads the ad of a booking and holds its editor for everything below, whichever part of the job is shown. */
export function WithAdEditor({ bookingId, children }: Props) {
  const asked = useFreshAsk(jobAdEditing.read, { bookingId });
  const [round, setRound] = useState(0);
  const again = () => void asked.refetch().then(() => setRound(round + 1));
  return (
    <QueryBoundary of={asked}>
      {(ad) => (
        <Held key={`${ad.bookingId} ${round}`} loaded={ad} onAnew={again}>
          {children}
        </Held>
      )}
    </QueryBoundary>
  );
}

function Held({ loaded, onAnew, children }: { loaded: JobAd; onAnew: () => void; children: Props['children'] }) {
  return children(useAdEditor(loaded, onAnew));
}
