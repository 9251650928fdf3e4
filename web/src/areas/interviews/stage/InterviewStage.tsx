import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type InterviewView, interview } from '@vitrine/contract/interviews/interview.ts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../platform/calls/api.ts';
import { canRecord } from '../../../platform/recording/formats.ts';
import type { DeviceChoice } from '../../../platform/recording/media-wanted.ts';
import { holdInterview, isPending, resume, useUploads } from '../../../platform/recording/upload-queue.ts';
import { useDevices } from '../../../platform/recording/use-devices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { AlsoAllowed } from '../landing/AlsoAllowed.tsx';
import { CheckStep } from '../landing/CheckStep.tsx';
import { PracticeStep } from '../landing/PracticeStep.tsx';
import classes from '../Stage.module.css';
import { saveTracking } from '../tracking-store.ts';
import { isAnswered, nextOpen } from '../words.ts';
import hand from './HandHeld.module.css';
import type { AnswerMode } from './ModeButtons.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SlowLine } from './SlowLine.tsx';
import { useLocalTakes, withLocal } from './takes/local-takes.ts';
import { UploadNotes } from './UploadNotes.tsx';
import { UploadPill } from './UploadPill.tsx';
import { useHandHeld } from './use-hand-held.ts';

type Step = 'check' | 'practice' | 'question' | 'review';

interface Props {
  view: InterviewView;
  /** Where a program writes down what is said; null where none does. */
  transcription: string | null;
  /** The person chose to answer without being recorded: there is no camera to check. */
  inWriting: boolean;
  /** Asks the server for the interview as it is now. */
  refresh: () => Promise<unknown>;
  onSent: (view: InterviewView) => void;
  /** Back to where the interview is taken up again another day. */
  onLeave: () => void;
}

/** The interview itself, in the one tab that does it: check, practice, questions, review. */
export function InterviewStage({ view, refresh, ...ways }: Props) {
  const t = useTexts('interviews');
  const [place, setPlace] = useState<'asking' | 'here' | 'elsewhere'>('asking');
  const [steal, setSteal] = useState(0);
  const { applicationId } = view;
  const uploads = useUploads();
  const refused = uploads.filter((one) => one.phase === 'refused').map((one) => one.takeId);
  const local = useLocalTakes().filter((one) => !refused.includes(one.takeId));
  const heard = uploads.map((one) => `${one.takeId} ${one.ended} ${isPending(one)}`).join();

  // what the server has learnt of a take changes the interview
  useEffect(() => {
    if (heard) void refresh();
  }, [heard, refresh]);

  useEffect(() => {
    let release: () => void = () => undefined;
    const until = new Promise<void>((done) => {
      release = done;
    });
    let left = false;
    const held = async () => {
      if (left) return;
      setPlace('here');
      // the tab it was taken from has ended its recording
      if (steal > 0) await refresh();
      await resume(applicationId);
    };
    void holdInterview(applicationId, () => void held(), until, steal > 0).then((result) => {
      if (!left && result !== 'held') setPlace('elsewhere');
    });
    return () => {
      left = true;
      release();
    };
  }, [applicationId, steal, refresh]);

  if (place === 'asking') return <div className={classes.stage} />;
  if (place === 'elsewhere')
    return (
      <div className={classes.page} role="alert">
        <Title order={1} size="h3" mb={8}>
          {t('tabs.title')}
        </Title>
        <Text mb={16}>{t('tabs.text')}</Text>
        <Button onClick={() => setSteal((count) => count + 1)}>{t('tabs.here')}</Button>
      </div>
    );
  return <Steps view={withLocal(view, local)} refresh={refresh} {...ways} />;
}

/** The kind of answer the person asked for; where nothing can be recorded, a file or words. */
const firstMode = ({ answerKind }: Pick<InterviewView, 'answerKind'>): AnswerMode =>
  canRecord() || answerKind === 'text' ? answerKind : 'upload';

function Steps({ view, transcription, inWriting, refresh, onSent, onLeave }: Props) {
  const t = useTexts('interviews');
  const [step, setStep] = useState<Step>(inWriting ? 'question' : 'check');
  const [questionNo, setQuestionNo] = useState(() => nextOpen(view));
  const [mode, setMode] = useState<AnswerMode>(() => (inWriting ? 'text' : firstMode(view)));
  const [choice, setChoice] = useState<DeviceChoice>({});
  const [busy, setBusy] = useState(false);
  const needs =
    step === 'review' || !canRecord() ? null : mode === 'audio' ? 'audio' : mode === 'video' || step !== 'question' ? 'video' : null;
  const devices = useDevices(needs, choice);
  const handHeld = useHandHeld();
  const { applicationId, jobcodeId, uniqueId } = view;

  const go = useCallback(
    (next: Step, number: number) => {
      setStep(next);
      setQuestionNo(number);
      window.scrollTo({ top: 0 });
      const reopened = saveTracking(jobcodeId, uniqueId, number);
      void call(interview.track, { applicationId, activeQuestionNo: number, reopened }).catch(() => undefined);
    },
    [applicationId, jobcodeId, uniqueId],
  );
  const begin = () => {
    if (!devices.stream && mode === 'video' && canRecord()) setMode('text');
    go('question', nextOpen(view));
  };
  const question = view.questions.find((one) => one.questionNo === questionNo);

  if (step === 'check')
    return (
      <CheckStep
        devices={devices}
        choice={choice}
        onChoice={setChoice}
        onPractise={() => setStep('practice')}
        next={nextOpen(view)}
        onNext={begin}
        also={<AlsoAllowed view={view} place={transcription} onChanged={() => void refresh()} />}
        onWishes={(wishes) => {
          setMode(firstMode(wishes));
          void refresh();
        }}
      />
    );
  if (step === 'practice') return <PracticeStep stream={devices.stream} onNext={begin} />;
  if (step === 'review' || !question)
    return (
      <>
        <div className={classes.page} style={{ paddingBottom: 0 }}>
          <UploadPill applicationId={applicationId} />
          <UploadNotes />
        </div>
        <ReviewStep view={view} onQuestion={(number) => go('question', number)} onSent={onSent} />
      </>
    );
  return (
    <div className={`${classes.stage} ${hand.stage}`} data-mantine-color-scheme="dark">
      <div className={`${classes.top} ${hand.top} ${hand.over}`} data-busy={busy || undefined}>
        <Text fw={700} className={classes.company ?? ''}>
          {view.companyName}
        </Text>
        <div className={`${classes.walk} ${hand.walk}`}>
          <ActionIcon
            variant="subtle"
            color="gray.3"
            size={44}
            aria-label={t('stage.previous')}
            disabled={busy || questionNo === 1}
            onClick={() => go('question', questionNo - 1)}
          >
            <IconChevronLeft size={22} stroke={1.5} />
          </ActionIcon>
          <ol className={classes.dots} aria-label={t('stage.progress')}>
            {view.questions.map((one) => (
              <li key={one.questionNo}>
                <button
                  type="button"
                  className={classes.dot}
                  disabled={busy}
                  data-answered={isAnswered(one) || undefined}
                  data-current={one.questionNo === questionNo || undefined}
                  aria-current={one.questionNo === questionNo ? 'step' : undefined}
                  aria-label={
                    isAnswered(one) ? t('stage.answered', { number: one.questionNo }) : t('stage.open', { number: one.questionNo })
                  }
                  onClick={() => go('question', one.questionNo)}
                />
              </li>
            ))}
          </ol>
          <ActionIcon
            variant="subtle"
            color="gray.3"
            size={44}
            aria-label={t('stage.next')}
            disabled={busy || questionNo === view.questions.length}
            onClick={() => go('question', questionNo + 1)}
          >
            <IconChevronRight size={22} stroke={1.5} />
          </ActionIcon>
        </div>
        {!handHeld && (
          <Button variant="subtle" color="gray.3" h={44} px={8} disabled={busy} onClick={onLeave}>
            {t('stage.leave')}
          </Button>
        )}
        <span style={{ marginLeft: 'auto' }}>
          <UploadPill applicationId={applicationId} />
        </span>
      </div>
      <div className={`${classes.notes} ${hand.over}`}>
        <SlowLine />
        <UploadNotes />
      </div>
      <QuestionStep
        key={questionNo}
        view={view}
        question={question}
        devices={devices}
        mode={mode}
        onMode={setMode}
        onBusy={setBusy}
        onChanged={refresh}
        onLeave={onLeave}
        onNext={() => (questionNo < view.questions.length ? go('question', questionNo + 1) : go('review', questionNo))}
      />
    </div>
  );
}
