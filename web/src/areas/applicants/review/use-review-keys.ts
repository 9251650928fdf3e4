import { type RefObject, useEffect, useRef } from 'react';
import type { PlayerHandle } from '../../../parts/VideoPlayer.tsx';
import { belongsElsewhere, type ReviewKey, reviewKeys } from './review-keys.ts';
import type { ReviewedAnswer, ReviewedApplicant } from './reviewed.ts';
import { useRate } from './use-rate.ts';

interface Options {
  applicant: ReviewedApplicant;
  questionNo: number | undefined;
  items: ReviewedAnswer[];
  player: RefObject<PlayerHandle | null>;
  show: (questionNo: number) => void;
  go: (id: string | null) => void;
  onHelp: () => void;
}

const skipSeconds = 5;
const names = Object.keys(reviewKeys) as ReviewKey[];
const isOf = (name: ReviewKey, key: string) => (reviewKeys[name] as readonly string[]).includes(key);

/** Everything a reviewer does often, without the mouse, whatever was clicked last; returns how to rate. */
export function useReviewKeys({ applicant, questionNo, items, player, show, go, onHelp }: Options) {
  const give = useRate(applicant.id);
  const rate = (stars: number) => {
    if (questionNo) give(questionNo, stars);
  };
  const step = (by: number) => {
    const at = items.findIndex((item) => item.questionNo === questionNo);
    const next = items[at + by];
    if (next) show(next.questionNo);
  };
  const actions: Record<ReviewKey, (key: string) => void> = {
    play: () => player.current?.toggle(),
    skip: (key) => player.current?.skip(key === 'ArrowLeft' ? -skipSeconds : skipSeconds),
    question: (key) => step(key === 'ArrowUp' ? -1 : 1),
    rate: (key) => rate(Number(key)),
    next: () => go(applicant.neighbours.next),
    previous: () => go(applicant.neighbours.previous),
    help: onHelp,
  };
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
      const name = names.find((one) => isOf(one, key.length === 1 ? key.toLowerCase() : key));
      if (!name || belongsElsewhere(target, key, clicked)) return;
      // released, the space bar would press what was clicked before
      if (clicked && key === ' ' && target instanceof HTMLElement) target.blur();
      event.preventDefault();
      // before a slider or a choice that was clicked sees it
      event.stopPropagation();
      latest.current[name](key);
    };
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
  return rate;
}
