import { useDocumentTitle } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { KeysDialog } from '../../../parts/keys/KeysDialog.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import type { PlayerHandle } from '../../../parts/VideoPlayer.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices, undoLatest } from '../../../platform/notices.ts';
import { useIsRecruiter } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { SideBySide } from '../compare/SideBySide.tsx';
import { StatusDialog } from '../StatusDialog.tsx';
import type { MarkHandle } from '../scorecards/mark-handle.ts';
import { NotHere } from './NotHere.tsx';
import { type BegunNotes, makeBegunNotes } from './panel/begun-notes.ts';
import { Panel, type PanelTab, usePanelTabs } from './panel/Panel.tsx';
import classes from './Review.module.css';
import { ReviewBar, Thumb } from './ReviewBar.tsx';
import { filmOf, freshMilliseconds, useAnswers } from './reviewed.ts';
import { NoAnswers } from './stage/NoAnswers.tsx';
import { QueueEnd } from './stage/QueueEnd.tsx';
import { useSkipsQuiet } from './stage/QuietSwitch.tsx';
import { Stage } from './stage/Stage.tsx';
import { nextSpeed, type Speed } from './stage/speeds.ts';
import touch from './Touch.module.css';
import { useDeciding } from './use-deciding.ts';
import { partnerOf, type Queue, useQueue, type Waiting } from './use-queue.ts';
import { type KeyActions, useReviewKeys } from './use-review-keys.ts';
import { useVolume } from './use-volume.ts';

const route = getRouteApi('/candidate-details/candidate/$id');
const skipSeconds = 5;

/** The theatre: everybody of a list, one after the other; the answers large, the team's judgement beside them. */
export function CandidateDetailsPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const { asked, queue } = useQueue(id, search);
  const [begun] = useState(makeBegunNotes);
  // an id that cannot be one is answered as badly formed
  const status = asked.error?.problem.status;
  if (status === 404 || status === 400) return <NotHere />;
  const together = search.beside !== undefined && search.beside.length > 0;
  return (
    <QueryBoundary of={asked}>
      {() => queue && (together ? <SideBySide queue={queue} /> : <Review queue={queue} begun={begun} />)}
    </QueryBoundary>
  );
}

function Review({ queue, begun }: { queue: Queue; begun: BegunNotes }) {
  const t = useTexts('applicants');
  const { current: waiting } = queue;
  const navigate = route.useNavigate();
  const { question = 1, at } = route.useSearch();
  const player = useRef<PlayerHandle>(null);
  const marks = useRef<MarkHandle>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [help, setHelp] = useState(false);
  const [menu, setMenu] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const { volume, keys: ofVolume } = useVolume();
  const [skipsQuiet, skipQuiet] = useSkipsQuiet();
  const tabs = usePanelTabs();
  const [tab, setTab] = useState<PanelTab>(at === undefined ? 'score' : 'words');
  const recruiter = useIsRecruiter();
  const one = useAsk(applicants.one, { id: waiting.id }, { refetchInterval: freshMilliseconds });
  // who was left blind is known once one has judged
  useDocumentTitle(`${useNameOf()(one.data ?? waiting)} · Vitrine`);
  const answers = useAnswers(waiting);
  const items = answers.data?.items ?? [];
  const current = items.find((item) => item.questionNo === question) ?? items[0];
  // an answer that was chosen is compared from one person to the next; what a film ran on to is not
  const [byHand, setByHand] = useState(false);
  const place = (questionNo: number, chosen: boolean) => {
    setByHand(chosen);
    end(undefined);
    void navigate({ search: (now) => ({ ...now, question: questionNo, at: undefined }), replace: true });
  };
  const show = (questionNo: number) => place(questionNo, true);
  const nextQuestion = byHand ? question : 1;
  // whoever was looked at when the queue came to its end
  const [endedAt, end] = useState<string>();
  const ended = endedAt === waiting.id;
  const onward = useRef<{ go: () => void }>(null);
  // a second key that comes before the next one stands there goes on from them
  const way = useRef<{ from: Waiting; to: Waiting }>(undefined);
  const here = () => (way.current?.from === waiting ? way.current.to : waiting);
  const neighbour = (by: 1 | -1) => queue.items[queue.items.indexOf(here()) + by];
  // a review is one step of the way: back leads to where it began, whoever was looked at meanwhile
  const go = (to: Waiting | undefined, number = nextQuestion) => {
    if (!to) return;
    end(undefined);
    if (number === 1) setByHand(false);
    marks.current?.leave();
    way.current = { from: waiting, to };
    void navigate({ params: { id: to.id }, search: (now) => ({ ...now, question: number, at: undefined }), replace: true });
  };
  const pass = (by: 1 | -1) => go(neighbour(by));
  const atEnd = () => {
    marks.current?.leave();
    end(here().id);
  };
  // whoever comes next after a decision is looked at from the beginning
  const deciding = useDeciding(queue, (to) => (to ? go(to, 1) : atEnd()));

  const partner = partnerOf(queue);
  const beside = () => partner && void navigate({ search: (now) => ({ ...now, beside: [partner.id] }), replace: true });

  const step = (by: number) => {
    const next = items[items.findIndex((item) => item.questionNo === current?.questionNo) + by];
    if (next) show(next.questionNo);
  };
  /** Shows a tab at once, so that what stands in it takes the next act. */
  const open = (next: PanelTab) => flushSync(() => setTab(next));
  const actions: KeyActions = {
    play: () => player.current?.toggle(),
    skip: (key) => player.current?.skip(key === 'ArrowLeft' ? -skipSeconds : skipSeconds),
    ...ofVolume,
    full: () => player.current?.full(),
    speed: (key) => setSpeed((now) => nextSpeed(now, key === '>' ? 1 : -1)),
    ...(filmOf(current)?.media.quiet.length
      ? {
          quiet: () => {
            skipQuiet(!skipsQuiet);
            notices.info(skipsQuiet ? t('review.quiet.off') : t('review.quiet.on'), 'quiet');
          },
        }
      : {}),
    question: (key) => step(key === 'ArrowUp' ? -1 : 1),
    next: () => (ended ? onward.current?.go() : neighbour(1) ? pass(1) : atEnd()),
    // back from the end is back to the last one
    previous: () => (ended ? go(waiting) : pass(-1)),
    mark: (key) => {
      open('score');
      marks.current?.mark(Number(key));
    },
    criterion: (key) => {
      open('score');
      marks.current?.step(key === 'j' ? 1 : -1);
    },
    give: () => marks.current?.give(),
    note: () => field.current?.focus(),
    ...(recruiter
      ? {
          status: () => setMenu(true),
          invite: () => deciding.choose('Interview'),
          deny: () => deciding.choose('Denied'),
        }
      : {}),
    undo: () => undoLatest() || notices.info(t('review.nothingToUndo'), 'undo'),
    tab: () => setTab((now) => tabs[(tabs.indexOf(now) + 1) % tabs.length] ?? 'score'),
    beside,
    help: () => setHelp(true),
  };
  useReviewKeys(actions);
  const unseen = queue.firstUnseen;
  const asks = deciding.asked !== undefined;
  // nobody hears an answer go on behind what they are deciding
  useEffect(() => {
    if (asks) player.current?.pause();
  }, [asks]);

  return (
    <div className={`${classes.review} ${touch.touch}`} data-notices="head">
      <ReviewBar
        queue={queue}
        applicant={one.data}
        deciding={deciding}
        menu={{ opened: menu, onChange: setMenu }}
        onPass={pass}
        onHelp={() => setHelp(true)}
        onBeside={partner && beside}
      />
      <div className={classes.middle}>
        <QueryBoundary of={answers}>
          {() =>
            ended ? (
              <QueueEnd queue={queue} onUnseen={unseen && (() => go(unseen, 1))} onward={onward} />
            ) : current ? (
              <Stage
                queue={queue}
                items={items}
                current={current}
                onShow={show}
                onRunOn={(next) => place(next, false)}
                nextQuestion={nextQuestion}
                startsAt={at}
                player={player}
                speed={speed}
                onSpeed={setSpeed}
                volume={volume}
                skipsQuiet={skipsQuiet}
                onSkipsQuiet={skipQuiet}
                onExpired={() => void answers.refetch()}
                onPass={pass}
              />
            ) : (
              one.data && <NoAnswers key={waiting.id} applicant={one.data} />
            )
          }
        </QueryBoundary>
      </div>
      <div className={classes.side}>
        <QueryBoundary of={one}>
          {(applicant) => (
            <Panel
              key={applicant.id}
              applicant={applicant}
              current={current}
              tab={tab}
              onTab={setTab}
              player={player}
              marks={marks}
              field={field}
              begun={begun}
              onShow={show}
            />
          )}
        </QueryBoundary>
      </div>
      <Thumb status={one.data?.status ?? waiting.status} onChoose={deciding.choose} onNote={() => field.current?.focus()} />
      {deciding.asked && (
        <StatusDialog
          applicants={[one.data ?? waiting]}
          status={deciding.asked}
          set={deciding.set}
          onClose={deciding.close}
          onPlanned={deciding.planned}
        />
      )}
      {help && <KeysDialog onClose={() => setHelp(false)} />}
    </div>
  );
}
