import { maxCriteria, scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Anchors } from '@vitrine/contract/job-templates/shapes.ts';
import { useRef } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';

/** The criteria of a job as they are written, and how more are put beside them; what is there under the same name stays. */
export function useCriteria(bookingId: string) {
  const stored = useAsk(scorecards.criteria, { bookingId }).data;
  const set = useAct(scorecards.setCriteria);
  const written: Anchors[] = stored?.criteria.map(({ name, levels }) => ({ name, levels })) ?? [];
  // two questions may be taken before the first answer is there
  const latest = useRef<Anchors[]>(undefined);
  return {
    written,
    isFull: written.length >= maxCriteria,
    add(more: readonly Anchors[]) {
      if (!stored) return;
      const now = latest.current ?? written;
      const fresh = more.filter(({ name }) => !now.some((one) => one.name.toLowerCase() === name.toLowerCase()));
      const next = [...now, ...fresh].slice(0, maxCriteria);
      if (next.length === now.length) return;
      latest.current = next;
      set.mutate({ bookingId, criteria: next });
    },
  };
}
