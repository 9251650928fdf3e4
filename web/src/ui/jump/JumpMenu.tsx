import { type MouseEvent, useEffect, useState } from 'react';
import { Sideways } from '../Sideways.tsx';
import classes from './JumpMenu.module.css';

export interface Part {
  /** The id of the section it leads to. */
  id: string;
  title: string;
}

interface Props {
  parts: readonly Part[];
  /** What screen readers call the menu. */
  label: string;
}

/** Wears the section that is jumped to: it stands below what stays in sight. */
export const jumpTarget = classes.target;

/** Brings a section under the menu; the next key goes on in it. */
export function jumpTo(section: HTMLElement) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** The sections of a long page as a line that stays in sight; the one that is read is marked. */
export function JumpMenu({ parts, label }: Props) {
  const current = useCurrentPart(parts);
  // the sections come after their data: the browser has looked for them too early
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, []);
  if (parts.length < 2) return null;
  const jump = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const section = document.getElementById(id);
    if (!section) return;
    event.preventDefault();
    jumpTo(section);
  };
  const links = parts.map(({ id, title }) => (
    <a key={id} href={`#${id}`} className={classes.link} aria-current={id === current || undefined} onClick={(event) => jump(event, id)}>
      {title}
    </a>
  ));
  return (
    <nav className={classes.menu} aria-label={label}>
      <Sideways>
        <div className={classes.links}>{links}</div>
      </Sideways>
    </nav>
  );
}

/** Where a section counts as read: its top has passed the upper third of the screen. */
const readFrom = 0.35;

function useCurrentPart(parts: readonly Part[]) {
  const ids = parts.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState('');
  useEffect(() => {
    let asked = 0;
    const measure = () => {
      asked = 0;
      const tops = ids
        .split(' ')
        .map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY }));
      const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = tops.filter(({ top }) => top < window.innerHeight * (atEnd ? 1 : readFrom));
      setCurrent(passed.toSorted((a, b) => a.top - b.top).at(-1)?.id ?? ids.split(' ')[0] ?? '');
    };
    const ask = () => {
      asked ||= requestAnimationFrame(measure);
    };
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(asked);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [ids]);
  return current;
}
