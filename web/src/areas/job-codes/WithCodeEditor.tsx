import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import type { JobCode } from '@vitrine/contract/job-codes/shapes.ts';
import { type ReactNode, useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useFreshAsk } from '../../platform/calls/use-ask.ts';
import { type Editor, useEditor } from './use-editor.ts';

interface Props {
  bookingId: string;
  children: (editor: Editor) => ReactNode;
}

/** Loads the job code of a booking and holds its editor for everything below, whichever part of the job is shown. */
export function WithCodeEditor({ bookingId, children }: Props) {
  const asked = useFreshAsk(jobCodeLookup.byBooking, { bookingId });
  const [round, setRound] = useState(0);
  const again = () => void asked.refetch().then(() => setRound(round + 1));
  return (
    <QueryBoundary of={asked}>
      {(code) => (
        <Held key={`${code.id} ${round}`} loaded={code} onAnew={again}>
          {children}
        </Held>
      )}
    </QueryBoundary>
  );
}

function Held({ loaded, onAnew, children }: { loaded: JobCode; onAnew: () => void; children: Props['children'] }) {
  return children(useEditor(loaded, onAnew));
}
