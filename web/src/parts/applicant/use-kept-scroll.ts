import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

const kept = new Map<string, number>();

/** So long a page may grow to where one had scrolled. */
const patienceMilliseconds = 2000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls there as soon as the page is long enough, unless the person moves first; returns how to give up. */
function scrollTo(top: number) {
  const arrive = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= Math.floor(top)) giveUp();
  };
  const grows = new ResizeObserver(arrive);
  const timer = setTimeout(() => giveUp(), patienceMilliseconds);
  function giveUp() {
    clearTimeout(timer);
    grows.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, giveUp);
  }
  for (const move of ownMoves) window.addEventListener(move, giveUp, { passive: true });
  grows.observe(document.body);
  arrive();
  return giveUp;
}

/**
 * Where one had scrolled, found again by a step back in the history: the router scrolls once, when the screen comes, and what
 * is long may come after that. To be used by what makes the page long.
 */
export function useKeptScroll() {
  const { history } = useRouter();
  useLayoutEffect(() => {
    const place = history.location.pathname;
    let key = history.location.state.__TSR_key;
    const found = key === undefined ? undefined : kept.get(key);
    const giveUp = found === undefined ? undefined : scrollTo(found);
    // another order of the same list is another step of the history
    const stop = history.subscribe(({ location }) => {
      if (location.pathname === place) key = location.state.__TSR_key;
    });
    return () => {
      stop();
      giveUp?.();
      if (key !== undefined) kept.set(key, window.scrollY);
    };
  }, [history]);
}
