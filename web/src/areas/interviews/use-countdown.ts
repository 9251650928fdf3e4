import { useEffect, useRef, useState } from 'react';

/** Seconds left of a time that runs while `running`; calls `onEnd` once when it is over. A new `key` starts it anew. */
export function useCountdown(seconds: number, running: boolean, onEnd: () => void, key: unknown = 0) {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key restarts the clock
  useEffect(() => {
    setLeft(seconds);
    if (!running) return;
    const due = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = (due - performance.now()) / 1000;
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      clearInterval(timer);
      end.current();
    }, 200);
    return () => clearInterval(timer);
  }, [seconds, running, key]);
  return left;
}
