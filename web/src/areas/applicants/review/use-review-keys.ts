import { useEffect, useRef } from 'react';
import { belongsElsewhere, pressed, type ReviewKey } from './review-keys.ts';

/** What the keys of a screen do; a key it says nothing about is left alone. */
export type KeyActions = Partial<Record<ReviewKey, (key: string) => void>>;

/** Everything a reviewer does often, without the mouse, whatever was clicked last. */
export function useReviewKeys(actions: KeyActions) {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    // what was clicked has the focus without wanting keys; what was reached by Tab wants them
    let clicked = false;
    const onPointer = () => {
      clicked = true;
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key === 'Tab') clicked = false;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const [name, written] = pressed(event) ?? [];
      const act = name && latest.current[name];
      if (!act || written === undefined || belongsElsewhere(target, key, clicked)) return;
      // released, the space bar would press what was clicked before
      if (clicked && key === ' ' && target instanceof HTMLElement) target.blur();
      event.preventDefault();
      // before a slider or a choice that was clicked sees it
      event.stopPropagation();
      act(written);
    };
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
}
