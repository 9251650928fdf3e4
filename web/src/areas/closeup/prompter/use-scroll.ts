import { type RefObject, useEffect, useRef } from 'react';

export const countWords = (script: string) => script.trim().split(/\s+/).filter(Boolean).length;

/** Pixels in a second at which so many words a minute pass, of a text that is so high. */
export const pixelsPerSecond = (height: number, words: number, wordsPerMinute: number) =>
  words === 0 ? 0 : (height / words) * (wordsPerMinute / 60);

interface Wanted {
  window: RefObject<HTMLElement | null>;
  /** The words alone, without the room around them. */
  script: RefObject<HTMLElement | null>;
  words: number;
  wordsPerMinute: number;
  running: boolean;
  onEnd: () => void;
}

/** Moves the words up while it runs; while it rests they are scrolled by hand, and it goes on from there. */
export function useScroll({ window: place, script, words, wordsPerMinute, running, onEnd }: Wanted) {
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const element = place.current;
    if (!running || !element) return;
    let frame = 0;
    let last = performance.now();
    // the browser keeps whole pixels
    let top = element.scrollTop;
    const step = (now: number) => {
      top += (pixelsPerSecond(script.current?.offsetHeight ?? 0, words, wordsPerMinute) * (now - last)) / 1000;
      last = now;
      element.scrollTop = top;
      if (top >= element.scrollHeight - element.clientHeight) return end.current();
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [place, script, running, words, wordsPerMinute]);
}
