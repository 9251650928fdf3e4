import { useHotkeys } from '@mantine/hooks';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import type { RefObject } from 'react';
import type { PlayerHandle } from '../../../parts/VideoPlayer.tsx';
import { useAct } from '../../../platform/use-act.ts';
import type { ReviewedAnswer, ReviewedApplicant } from './reviewed.ts';

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
  const give = useAct(deciding.rate, { refreshes: [deciding.ratings, applicants.one, applicants.byBooking, applicants.ofCompany] });
  const rate = (stars: number) => {
    if (questionNo) give.mutate({ id: applicant.id, questionNo, stars });
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
