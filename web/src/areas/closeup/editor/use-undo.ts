import { useRef, useState } from 'react';

/** Changes that follow each other within this time are one. */
const together = 1500;
const most = 100;

/** What stood there before, to be brought back step by step. */
export function useUndo<T>(restore: (before: T) => void) {
  const steps = useRef<T[]>([]);
  const last = useRef(0);
  const [count, setCount] = useState(0);
  return {
    possible: count > 0,
    /** Remembers what stood there before a change; `apart` where it is a step of its own. */
    remember(before: T, apart = false) {
      const now = Date.now();
      const goesOn = !apart && now - last.current < together && steps.current.length > 0;
      last.current = apart ? 0 : now;
      if (goesOn) return;
      steps.current = [...steps.current, before].slice(-most);
      setCount(steps.current.length);
    },
    undo() {
      const before = steps.current.pop();
      setCount(steps.current.length);
      last.current = 0;
      if (before !== undefined) restore(before);
    },
  };
}
