import { type TouchEvent, useRef } from 'react';

/** So far a finger goes sideways for a swipe, and so much more sideways than down. */
const farPixels = 60;
const sideways = 2;

/** A swipe to the left leads on, to the right back; what is dragged itself keeps the finger. */
export function useSwipe({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }) {
  const begun = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const finger = touches[0];
      const dragged = target instanceof Element && target.closest('[role="slider"], .mantine-Slider-root');
      begun.current = finger && touches.length === 1 && !dragged ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = begun.current;
      begun.current = undefined;
      if (!from || !finger) return;
      const [dx, dy] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(dx) < farPixels || Math.abs(dx) < sideways * Math.abs(dy)) return;
      if (dx < 0) onNext();
      else onPrevious();
    },
    onTouchCancel: () => {
      begun.current = undefined;
    },
  };
}
