import { useNavigate, useSearch } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { worthRetrying } from '../../platform/calls/retry.ts';

/** Whether the server has said no; that it could not be asked says nothing of the link. */
const isOver = (error: unknown) => error instanceof CallFailed && !worthRetrying(error);

/**
 * A guest's mailed link (`?guest=`) opens the session again and leaves the address bar; `next` is the query that stays.
 * One that is over has `failed`; while the server is `away` nobody knows.
 */
export function useGuestLink(next: Record<string, string> = {}) {
  const { guest } = useSearch({ strict: false }) as { guest?: string };
  const navigate = useNavigate();
  const [state, setState] = useState<'none' | 'opening' | 'failed' | 'away'>(guest ? 'opening' : 'none');
  const opened = useEffectEvent(() => {
    setState('none');
    void navigate({ to: '.', search: next, replace: true } as never);
  });
  useEffect(() => {
    if (!guest) return;
    // who comes by such a link is the exception: others do not load what opens it
    const opening = import('./open-guest-link.ts').then(({ openGuestLink }) => openGuestLink(guest));
    opening.then(
      () => opened(),
      (error: unknown) => setState(isOver(error) ? 'failed' : 'away'),
    );
  }, [guest]);
  return state;
}
