import { useQueryClient } from '@tanstack/react-query';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useEffect, useRef } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { asking } from '../../../platform/calls/use-ask.ts';

type Kept = NonNullable<Reply<typeof scorecards.get>['draft']>;

/** Who types a note is not sent letter by letter. */
const pauseMilliseconds = 500;

/** Keeps a draft of scores with the server: soon after a change, and at once when one goes on to somebody else. */
export function useKeptDraft(id: string, setId: string) {
  const client = useQueryClient();
  const { mutateAsync } = useAct(scorecards.keepDraft, { changes: false });
  const waiting = useRef<Kept>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef<Promise<unknown>>(Promise.resolve());

  const send = () => {
    clearTimeout(timer.current);
    const draft = waiting.current;
    if (!draft) return;
    waiting.current = undefined;
    // one after the other, so that the last one stays
    sent.current = sent.current.then(() => mutateAsync({ id, setId, ...draft })).catch(() => undefined);
  };
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => () => latest.current(), []);

  return {
    keep: (draft: Kept) => {
      // who comes back finds it, whether the server has answered or not
      client.setQueryData(
        asking(scorecards.get, { id }).queryKey,
        (old) => old && { ...old, draft: draft.scores.length > 0 ? draft : null },
      );
      waiting.current = draft;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), pauseMilliseconds);
    },
    /** What was kept has arrived, so that it cannot arrive after what is done next. */
    settle: () => {
      send();
      return sent.current;
    },
  };
}
