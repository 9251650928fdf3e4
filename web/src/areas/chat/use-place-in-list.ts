import type { ChatMessage } from '@vitrine/contract/chat/shapes.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Written } from './use-written.ts';

/** Whoever is no further than this above the end follows what comes. */
const nearEnd = 120;

/** Opens at the first unread message, stays where one reads when earlier ones come, and follows at the end. */
export function usePlaceInList(items: readonly ChatMessage[], waiting: number) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef({ first: undefined as string | undefined, height: 0, top: 0, atEnd: true });
  const first = items[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes what stands in the list
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const former = last.current;
    if (former.first === undefined && first) {
      const unread = list.querySelector<HTMLElement>('[data-first-unread]');
      list.scrollTop = unread ? unread.offsetTop - list.offsetTop - 40 : list.scrollHeight;
    } else if (former.first !== first) list.scrollTop = former.top + list.scrollHeight - former.height;
    else if (former.atEnd) list.scrollTop = list.scrollHeight;
    last.current = { ...former, first, height: list.scrollHeight, top: list.scrollTop };
  }, [first, items, waiting]);
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const note = () => {
      const { scrollTop, scrollHeight, clientHeight } = list;
      last.current = { ...last.current, top: scrollTop, atEnd: scrollHeight - scrollTop - clientHeight < nearEnd };
    };
    // a picture has its height once it is there
    const follow = () => {
      if (last.current.atEnd) list.scrollTop = list.scrollHeight;
    };
    note();
    list.addEventListener('scroll', note, { passive: true });
    list.addEventListener('load', follow, true);
    return () => {
      list.removeEventListener('scroll', note);
      list.removeEventListener('load', follow, true);
    };
  }, []);
  return box;
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
