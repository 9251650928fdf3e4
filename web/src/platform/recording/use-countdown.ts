import { useEffect, useRef, useState } from 'react';

/** Seconds left of a time that runs while `running`, and is whole again when it does not; calls `onEnd` once when it is over. */
export function useCountdown(seconds: number, running: boolean, onEnd: () => void) {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!running) return;
    const due = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = (due - performance.now()) / 1000;
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      clearInterval(timer);
      end.current();
    }, 200);
    return () => {
      clearInterval(timer);
      setLeft(seconds);
    };
  }, [seconds, running]);
  return running ? left : seconds;
}
