import { type RefObject, useEffect, useRef } from 'react';
import type { PlayerHandle } from '../../../../parts/VideoPlayer.tsx';
import { type Film, filmOf, type ReviewedAnswer, useAnswers } from '../reviewed.ts';
import type { Queue } from '../use-queue.ts';
import { useWatched } from '../use-watched.ts';
import { useRead } from './use-read.ts';

interface Options {
  queue: Queue;
  items: ReviewedAnswer[];
  current: ReviewedAnswer | undefined;
  player: RefObject<PlayerHandle | null>;
  nextQuestion: number;
  onRunOn: (questionNo: number) => void;
}

/** The film on the stage and those fetched ahead: the next answer, and the one at which the next applicant is opened. Who watches goes on watching. */
export function useFilms({ queue, items, current, player, nextQuestion, onRunOn }: Options) {
  const ahead = useAnswers(queue.next, false).data?.items ?? [];
  const following = items[items.findIndex((one) => one.questionNo === current?.questionNo) + 1];
  const ofNext = ahead.find((one) => one.questionNo === nextQuestion) ?? ahead[0];
  const shown = filmOf(current);
  const films = [shown, filmOf(following), filmOf(ofNext)].filter((one): one is Film => one !== undefined);
  const takeId = shown?.answer.takeId;
  const running = useRef(false);
  // the end of an answer that leads on to the next is no pause
  const leadsOn = useRef(false);
  useEffect(() => {
    const here = takeId ? player.current : null;
    leadsOn.current = false;
    if (running.current) here?.play();
    return () => here?.pause();
  }, [takeId, player]);
  const watch = useWatched();
  // what has nothing to play is looked at by reading it
  const { applicationId = '', questionNo, answer, watched } = current ?? {};
  const unread = answer && !shown && !current?.hidden && !watched;
  useRead(unread ? `${applicationId} ${questionNo}` : undefined, () => watch(applicationId, questionNo));
  return {
    films,
    shown,
    onEnd: () => {
      if (!following) return;
      running.current = true;
      leadsOn.current = true;
      onRunOn(following.questionNo);
    },
    onRunning: (is: boolean) => {
      if (!leadsOn.current) running.current = is;
      if (is && current && !current.watched) watch(current.applicationId, current.questionNo);
    },
  };
}
