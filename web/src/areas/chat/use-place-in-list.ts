import type { ChatMessage } from '@vitrine/contract/chat/shapes.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Written } from './use-written.ts';

/** Whoever is no further than this above the end follows what comes. */
const nearEnd = 120;

interface Place {
  /** The first message that one sees, and where it stands. */
  number: string | undefined;
  top: number;
  atEnd: boolean;
}

const messagesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-number]')];
const topOf = (list: HTMLElement, one: HTMLElement) => one.getBoundingClientRect().top - list.getBoundingClientRect().top;

function placeOf(list: HTMLElement): Place {
  const { scrollTop, scrollHeight, clientHeight } = list;
  const edge = list.getBoundingClientRect().top;
  const first = messagesOf(list).find((one) => one.getBoundingClientRect().bottom > edge);
  return {
    number: first?.dataset.number,
    top: first ? topOf(list, first) : 0,
    atEnd: scrollHeight - scrollTop - clientHeight < nearEnd,
  };
}

/**
 * Opens at the first unread message or at the end, stays where one reads whatever comes or goes above and below, and
 * follows at the end. Says whether one is away from it.
 */
export function usePlaceInList(items: readonly ChatMessage[], waiting: number, later: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<Place | undefined>(undefined);
  const former = useRef({ later, waiting });
  const [away, setAway] = useState(false);
  const begun = items.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes what stands in the list
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const before = place.current;
    const { later: ended, waiting: waited } = former.current;
    former.current = { later, waiting };
    const kept = before?.number === undefined ? undefined : list.querySelector<HTMLElement>(`[data-number="${before.number}"]`);
    const follows = before?.atEnd && !ended && !later;
    if (!before) {
      const unread = list.querySelector<HTMLElement>('[data-first-unread]');
      list.scrollTop = unread ? unread.offsetTop - list.offsetTop - 40 : list.scrollHeight;
    } else if (follows || waiting > waited || !kept) list.scrollTop = list.scrollHeight;
    else list.scrollTop += topOf(list, kept) - before.top;
    if (begun) place.current = placeOf(list);
  }, [items, waiting, later, begun]);

  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const note = () => {
      if (place.current) place.current = placeOf(list);
      setAway(list.scrollHeight - list.scrollTop - list.clientHeight > list.clientHeight);
    };
    // a picture has its height once it is there
    const settle = () => {
      const kept = place.current;
      const one = kept?.number === undefined ? undefined : list.querySelector<HTMLElement>(`[data-number="${kept.number}"]`);
      if (kept?.atEnd) list.scrollTop = list.scrollHeight;
      else if (kept && one) list.scrollTop += topOf(list, one) - kept.top;
    };
    note();
    list.addEventListener('scroll', note, { passive: true });
    list.addEventListener('load', settle, true);
    return () => {
      list.removeEventListener('scroll', note);
      list.removeEventListener('load', settle, true);
    };
  }, []);
  return { box, away };
}

/** Leads to a message by its number, at first to the one at which it was opened, wherever it stands: what is not on the screen yet is fetched first. */
export function useJump(
  box: RefObject<HTMLDivElement | null>,
  items: readonly ChatMessage[],
  written: Pick<Written, 'at' | 'loadAround'> | undefined,
) {
  const [target, setTarget] = useState(written?.at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may be there once others stand in the list
  useLayoutEffect(() => {
    if (target === undefined) return;
    const there = box.current?.querySelector<HTMLElement>(`[data-number="${target}"]`);
    if (!there) return;
    setTarget(undefined);
    there.scrollIntoView({ block: 'center' });
    there.focus({ preventScroll: true });
  }, [box, target, items]);
  return (number: number) => {
    setTarget(number);
    if (!items.some((one) => one.number === number)) void written?.loadAround(number);
  };
}
