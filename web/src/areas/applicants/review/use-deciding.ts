import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { useState } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { asksFirst, type MailedStatus } from '../StatusDialog.tsx';
import { useSetStatus } from '../use-set-status.ts';
import type { Queue, Waiting } from './use-queue.ts';

/** Deciding leads on to the next applicant; taking it back leads to the one it was about. */
export function useDeciding({ items, current }: Queue, go: (to: Waiting | undefined) => void) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const [asked, ask] = useState<MailedStatus>();
  const placeOf = ([id]: string[]) => items.findIndex((one) => one.id === id);
  const set = useSetStatus({
    movesOn: true,
    said: (status, ids) => t('review.decided', { name: nameOf(items[placeOf(ids)] ?? current), status }),
    onDone: (ids) => {
      ask(undefined);
      // whoever went on meanwhile stays there
      if (ids[0] === current.id) go(items[placeOf(ids) + 1]);
    },
    onUndone: (ids) => go(items[placeOf(ids)]),
  });
  return {
    asked,
    /** Invited with times or a date: whoever it was about is dealt with. */
    planned: () => {
      ask(undefined);
      go(items[placeOf([current.id]) + 1]);
    },
    set,
    close: () => ask(undefined),
    choose: (status: ApplicationStatus) => (asksFirst(status) ? ask(status) : set.mutate({ ids: [current.id], status })),
  };
}
export type Deciding = ReturnType<typeof useDeciding>;
