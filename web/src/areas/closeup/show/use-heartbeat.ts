import { closeupViewing, heartbeatSeconds } from '@vitrine/contract/closeup/viewing.ts';
import { useEffect } from 'react';
import { call } from '../../../platform/calls/api.ts';

const often = 1000;

/** Tells how long the closeup was in sight: every few seconds, and what is left over when it goes out of sight. */
export function useHeartbeat(id: string) {
  useEffect(() => {
    let seen = 0;
    let last = performance.now();
    const send = () => {
      const seconds = Math.floor(seen / 1000);
      if (seconds === 0) return;
      seen -= seconds * 1000;
      // a figure that does not arrive disturbs nobody who looks
      call(closeupViewing.track, { id, seconds }).catch(() => undefined);
    };
    const count = () => {
      const now = performance.now();
      // a computer that slept did not look
      if (document.visibilityState === 'visible') seen += Math.min(now - last, 2 * often);
      last = now;
      if (seen >= heartbeatSeconds * 1000) send();
    };
    const turn = () => {
      last = performance.now();
      if (document.visibilityState === 'hidden') send();
    };
    const timer = setInterval(count, often);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      send();
    };
  }, [id]);
}
