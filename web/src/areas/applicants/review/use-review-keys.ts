import { useHotkeys } from '@mantine/hooks';
import type { RefObject } from 'react';
import type { PlayerHandle } from '../../../parts/VideoPlayer.tsx';
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

/** Everything a reviewer does often, without the mouse; returns how to rate. */
export function useReviewKeys({ applicant, questionNo, items, player, show, go, onHelp }: Options) {
  const give = useRate(applicant.id, applicant.blind);
  const rate = (stars: number) => {
    if (questionNo) give(questionNo, stars);
  };
  const step = (by: number) => {
    const at = items.findIndex((item) => item.questionNo === questionNo);
    const next = items[at + by];
    if (next) show(next.questionNo);
  };
  const ignored = ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A'];
  useHotkeys(
    [
      ['Space', () => player.current?.toggle()],
      ['ArrowLeft', () => player.current?.skip(-skipSeconds)],
      ['ArrowRight', () => player.current?.skip(skipSeconds)],
      ['ArrowUp', () => step(-1)],
      ['ArrowDown', () => step(1)],
      ['n', () => go(applicant.neighbours.next)],
      ['p', () => go(applicant.neighbours.previous)],
      ['shift+?', onHelp],
      ...[1, 2, 3, 4, 5].map((stars): [string, () => void] => [String(stars), () => rate(stars)]),
    ],
    ignored,
  );
  return rate;
}
