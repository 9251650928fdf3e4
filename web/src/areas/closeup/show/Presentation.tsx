import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ShownCloseup } from '@vitrine/contract/closeup/shapes.ts';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/use-texts.ts';
import { lookOf } from './look.ts';
import classes from './Presentation.module.css';
import { Slide } from './Slide.tsx';

interface Props {
  closeup: ShownCloseup;
  /** Fills the window; else it stands in a page that has its own heading. */
  whole?: boolean;
  /** Only a part of a page: the keys of the window stay the page's own. */
  still?: boolean;
  /** Beside the way through the pages. */
  beside?: ReactNode;
  onExpired: () => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  PageDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  PageUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Keys that somebody types, plays or chooses with belong to what they are in. */
const isBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, video, [role="slider"], [role="dialog"], [role="radiogroup"]') !== null;

/** Turned or resized, the presentation stands on the page it showed or was on its way to, never between two. */
function useStandingPage(track: RefObject<HTMLElement | null>, aim: RefObject<number>) {
  const width = useRef(0);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    width.current = element.clientWidth;
    const watch = new ResizeObserver(() => {
      if (element.clientWidth === width.current) return;
      width.current = element.clientWidth;
      element.scrollTo({ left: aim.current * width.current, behavior: 'instant' });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [track, aim]);
  return width;
}

/** A closeup page by page: swiped, walked through by keys, or printed as a whole. */
export function Presentation({ closeup, whole = false, still = false, beside, onExpired }: Props) {
  const t = useTexts('closeup');
  const { pages, template, colour, name, language } = closeup;
  const track = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);
  // the page that a key or button leads to: ahead of `at` while it slides there, so that two quick keys are two pages
  const aim = useRef(0);
  const sliding = useRef(false);
  const last = pages.length - 1;
  const go = useCallback(
    (to: number) => {
      const element = track.current;
      if (!element) return;
      aim.current = Math.max(0, Math.min(last, to));
      const left = aim.current * element.clientWidth;
      sliding.current = Math.abs(element.scrollLeft - left) > 1;
      element.scrollTo({ left });
    },
    [last],
  );
  const width = useStandingPage(track, aim);
  const follow = () => {
    const element = track.current;
    // while it is being resized the place says nothing: it is put right in a moment
    if (!element?.clientWidth || element.clientWidth !== width.current) return;
    const place = element.scrollLeft / element.clientWidth;
    const nearest = Math.max(0, Math.min(last, Math.round(place)));
    setAt(nearest);
    if (Math.abs(place - nearest) > 0.01) return;
    // a slide passes pages, and begins on one: what it is bound for stays until it is there, or a hand takes over
    if (nearest === aim.current) sliding.current = false;
    else if (!sliding.current) aim.current = nearest;
  };
  const takeOver = () => {
    sliding.current = false;
  };
  const hand = { onScroll: follow, onPointerDown: takeOver, onWheel: takeOver };
  useEffect(() => {
    if (still) return;
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || isBusy(event.target)) return;
      event.preventDefault();
      go(step(aim.current, last));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [last, go, still]);
  const titleOf = (index: number) => pages[index]?.title || t(`kinds.${pages[index]?.number as 1}`);
  const covered = pages[0]?.number === 1 && pages[0].title !== '';
  const first = whole ? 1 : 2;
  return (
    <div className={classes.stage} data-whole={whole || undefined} data-template={template} style={lookOf(template, colour)}>
      {!covered && <h1 className={classes.unseen}>{name}</h1>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section ref={track} className={classes.track} {...hand} aria-label={t('show.pagesOf', { name })} tabIndex={0}>
        {pages.map((one, index) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long page scrolls within itself
          <section key={one.number} className={classes.page} lang={language} aria-label={titleOf(index)} tabIndex={0}>
            <Slide page={one} order={(index === 0 && covered ? first : first + 1) as 1 | 2 | 3} onExpired={onExpired} />
          </section>
        ))}
      </section>
      <nav className={classes.way} aria-label={t('show.way')}>
        <button type="button" aria-label={t('show.back')} disabled={at === 0} onClick={() => go(aim.current - 1)}>
          <IconChevronLeft stroke={1.5} aria-hidden="true" />
        </button>
        <ol className={classes.dots}>
          {pages.map((one, index) => (
            <li key={one.number}>
              <button
                type="button"
                aria-label={titleOf(index)}
                aria-current={index === at ? 'page' : undefined}
                onClick={() => go(index)}
              />
            </li>
          ))}
        </ol>
        <span className={classes.place} aria-live="polite">
          {t('show.place', { at: at + 1, of: pages.length })}
        </span>
        <button type="button" aria-label={t('show.on')} disabled={at === last} onClick={() => go(aim.current + 1)}>
          <IconChevronRight stroke={1.5} aria-hidden="true" />
        </button>
        {beside && <div className={classes.beside}>{beside}</div>}
      </nav>
    </div>
  );
}
