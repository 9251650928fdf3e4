import { useEffect, useRef } from 'react';

/** Milliseconds that something written has to stand before it may count as read. */
export const readAfter = 3000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Tells once that something written was read: it has stood for a while, and whoever sits there has done anything since, if only
 * to go on. What a step by itself brought onto the screen of somebody who has left is read by nobody.
 */
export function useRead(what: string | undefined, onRead: () => void) {
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    if (!what) return;
    const since = Date.now();
    const end = new AbortController();
    const look = () => {
      if (Date.now() - since < readAfter) return;
      end.abort();
      latest.current();
    };
    // before the key that leads on has done so
    for (const sign of signs) window.addEventListener(sign, look, { capture: true, passive: true, signal: end.signal });
    return () => end.abort();
  }, [what]);
}
