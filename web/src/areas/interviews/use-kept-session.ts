import { useEffect, useState } from 'react';
import { keptSession } from '../../platform/session/kept-session.ts';
import { session as currentSession, storeSession, useSession } from '../../platform/session/session.ts';

/** Keeps the session of an interview safe from a killed browser, and takes it up again afterwards; false while it looks. */
export function useKeptSession(): boolean {
  const session = useSession();
  const [looked, setLooked] = useState(session !== null);
  useEffect(() => {
    if (session) void keptSession.keep(session);
  }, [session]);
  useEffect(() => {
    if (looked) return;
    void keptSession.read().then((kept) => {
      if (kept && !currentSession()) storeSession(kept);
      setLooked(true);
    });
  }, [looked]);
  return looked;
}
