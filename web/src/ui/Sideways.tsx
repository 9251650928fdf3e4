import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import classes from './Sideways.module.css';

/** Rounding leaves a part of a pixel at either end. */
const nothing = 1;

/** One line of tabs or links on every screen: what does not fit is reached by a swipe, and the end of the line shows that there is more. */
export function Sideways({ children, mb = 0 }: { children: ReactNode; mb?: number }) {
  const line = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  const bringIntoView = useChosenInView(line);
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = () => {
      const before = element.scrollLeft > nothing;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - nothing;
      setMore((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const sizes = new ResizeObserver(() => {
      bringIntoView();
      measure();
    });
    for (const one of [element, ...element.children]) sizes.observe(one);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [bringIntoView]);
  const go = (by: 1 | -1) => line.current?.scrollBy({ left: by * line.current.clientWidth * 0.7 });
  return (
    <div className={classes.frame} data-before={more.before || undefined} data-after={more.after || undefined} style={{ marginBottom: mb }}>
      <Further className={classes.before} icon={IconChevronLeft} onPress={() => go(-1)} />
      <div ref={line} className={classes.line}>
        {children}
      </div>
      <Further className={classes.after} icon={IconChevronRight} onPress={() => go(1)} />
    </div>
  );
}

interface FurtherProps {
  className: string | undefined;
  icon: typeof IconChevronLeft;
  onPress: () => void;
}

/** Shows more of the line by a touch; keys walk along what stands in it. */
const Further = ({ className, icon: Icon, onPress }: FurtherProps) => (
  <button type="button" tabIndex={-1} aria-hidden="true" className={className} onClick={onPress}>
    <Icon stroke={1.5} size={20} />
  </button>
);

/**
 * Brings what is chosen into the middle of the line, once for each choice: afterwards the line belongs to the finger. Only what
 * comes later and makes the line longer, a tab or the font, moves it once more.
 */
function useChosenInView(line: RefObject<HTMLDivElement | null>) {
  const last = useRef<{ chosen: Element; length: number }>(null);
  const bring = useCallback(() => {
    const chosen = line.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]');
    if (!line.current || !chosen) return;
    const length = line.current.scrollWidth;
    if (chosen === last.current?.chosen && length === last.current.length) return;
    last.current = { chosen, length };
    const [outer, inner] = [line.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    line.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2, behavior: 'instant' });
  }, [line]);
  useEffect(bring);
  return bring;
}
