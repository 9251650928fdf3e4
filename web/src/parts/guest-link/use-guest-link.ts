import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

/** A guest's mailed link (`?guest=`) opens the session again and leaves the address bar; `next` is the query that stays. */
export function useGuestLink(next: Record<string, string> = {}) {
  const { guest } = useSearch({ strict: false }) as { guest?: string };
  const navigate = useNavigate();
  const [state, setState] = useState<'none' | 'opening' | 'failed'>(guest ? 'opening' : 'none');
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
      () => setState('failed'),
    );
  }, [guest]);
  return state;
}
