import { type RefObject, useEffect, useState } from 'react';

/** Where the film stays in sight while the rest goes by; as in the styles of the review. */
const phone = '(max-width: 767px) and (min-height: 560px)';
/** As high as the film is beside its question (`--small` in the styles). */
const smallPixels = 101;
/** So far back one scrolls until the film is large again, so that a resting finger changes nothing. */
const backPixels = 40;

/**
 * On a phone the film makes room for what stands below it, once one has scrolled as far as it gives way. Its place keeps
 * its height, so that nothing jumps under the finger.
 */
export function useMakesRoom(view: RefObject<HTMLElement | null>): boolean {
  const [small, setSmall] = useState(false);
  useEffect(() => {
    const look = () => {
      const { current } = view;
      if (!current?.querySelector('video') || !window.matchMedia(phone).matches) return setSmall(false);
      const isSmall = current.dataset.small !== undefined;
      if (!isSmall) current.style.setProperty('--whole', `${current.offsetHeight}px`);
      const gives = Number.parseFloat(current.style.getPropertyValue('--whole')) - smallPixels;
      setSmall(window.scrollY > gives - (isSmall ? backPixels : 0));
    };
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [view]);
  return small;
}
