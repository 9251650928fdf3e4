import { useQueryClient } from '@tanstack/react-query';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { type RefObject, useEffect, useRef } from 'react';
import type { PlayerHandle } from '../../../../parts/VideoPlayer.tsx';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { type Film, filmOf, type ReviewedAnswer, useAnswers } from '../reviewed.ts';
import type { Queue } from '../use-queue.ts';

interface Options {
  queue: Queue;
  items: ReviewedAnswer[];
  current: ReviewedAnswer | undefined;
  player: RefObject<PlayerHandle | null>;
  show: (questionNo: number) => void;
}

/** The film on the stage and those fetched ahead: the next answer, and the next applicant's to the same question. Who watches goes on watching. */
export function useFilms({ queue, items, current, player, show }: Options) {
  const ahead = useAnswers(queue.next, false).data?.items ?? [];
  const following = items[items.findIndex((one) => one.questionNo === current?.questionNo) + 1];
  const sameOfNext = ahead.find((one) => one.questionNo === current?.questionNo) ?? ahead[0];
  const shown = filmOf(current);
  const films = [shown, filmOf(following), filmOf(sameOfNext)].filter((one): one is Film => one !== undefined);
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
  // what is read or has nothing to play is looked at by being shown
  const { applicationId, questionNo, answer, watched } = current ?? {};
  const read = Boolean(answer && !shown && !current?.hidden && !watched);
  useEffect(() => {
    if (read && applicationId && questionNo) watch(applicationId, questionNo);
  }, [read, applicationId, questionNo, watch]);
  return {
    films,
    shown,
    onEnd: () => {
      if (!following) return;
      running.current = true;
      leadsOn.current = true;
      show(following.questionNo);
    },
    onRunning: (is: boolean) => {
      if (!leadsOn.current) running.current = is;
      if (is && current && !current.watched) watch(current.applicationId, current.questionNo);
    },
  };
}

/** Marks an answer as looked at, for this reviewer alone; the film goes on meanwhile. */
function useWatched() {
  const client = useQueryClient();
  const { mutate } = useAct(applicantAnswers.watched, {
    changes: false,
    handles: 'all',
    onDone: (_, { id, questionNo }) =>
      client.setQueriesData<{ items: ReviewedAnswer[] }>(
        { queryKey: [applicantAnswers.questionwise.route] },
        (old) =>
          old && {
            items: old.items.map((one) => (one.applicationId === id && one.questionNo === questionNo ? { ...one, watched: true } : one)),
          },
      ),
  });
  const latest = useRef((id: string, questionNo: number) => mutate({ id, questionNo }));
  return latest.current;
}
