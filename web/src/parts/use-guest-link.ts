import { useNavigate, useSearch } from '@tanstack/react-router';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { useEffect, useState } from 'react';
import { useAct } from '../platform/calls/use-act.ts';
import { storeSession } from '../platform/session/session.ts';

/** A guest's mailed link (`?guest=`) opens the session again and leaves the address bar; `next` is the query that stays. */
export function useGuestLink(next: Record<string, string> = {}) {
  const { guest } = useSearch({ strict: false }) as { guest?: string };
  const navigate = useNavigate();
  const [state, setState] = useState<'none' | 'opening' | 'failed'>(guest ? 'opening' : 'none');
  const act = useAct(registration.guestByLink, {
    changes: false,
    handles: 'all',
    onDone: (session) => {
      storeSession(session);
      setState('none');
      void navigate({ to: '.', search: next, replace: true } as never);
    },
  });
  const { mutate } = act;
  useEffect(() => {
    if (guest) mutate({ token: guest }, { onError: () => setState('failed') });
  }, [guest, mutate]);
  return state;
}
