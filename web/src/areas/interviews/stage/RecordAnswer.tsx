import { Button, Group, Stack, Switch, Text, VisuallyHidden } from '@mantine/core';
import { IconPlayerRecordFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import type { InterviewView, Question } from '@vitrine/contract/interviews/interview.ts';
import { warningSeconds } from '@vitrine/contract/interviews/parts.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { BlurSwitch } from '../../../parts/recording/BlurSwitch.tsx';
import { Picture } from '../../../parts/recording/Picture.tsx';
import { showProblem } from '../../../platform/calls/problems.ts';
import { useCountdown } from '../../../platform/recording/use-countdown.ts';
import type { useDevices } from '../../../platform/recording/use-devices.ts';
import { stored } from '../../../platform/stored.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Attempts } from './Attempts.tsx';
import hand from './HandHeld.module.css';
import { OwnNotes } from './notes/OwnNotes.tsx';
import classes from './Recorder.module.css';
import { Ring } from './Ring.tsx';
import { useRecording } from './use-recording.ts';

interface Props {
  view: InterviewView;
  question: Question;
  kind: 'video' | 'audio';
  devices: ReturnType<typeof useDevices>;
  handHeld: boolean;
  /** Stands beside the button where the stage is held in the hand. */
  left: ReactNode;
  right: ReactNode;
  onBusy: (busy: boolean) => void;
  onTake: (takeId: string | undefined) => void;
  onDone: () => Promise<unknown>;
}

/** Time to think, then time to answer, around one round button. */
export function RecordAnswer({ view, question, kind, devices, handHeld, left: before, right: after, onBusy, onTake, onDone }: Props) {
  const t = useTexts('interviews');
  const { stream, lost } = devices;
  const [hidden, setHidden] = useState(stored.get('hidePicture') === 'true');
  const [thinking, setThinking] = useState(!question.video && question.thinkSeconds > 0);
  const [asking, setAsking] = useState(false);
  const recording = useRecording({
    applicationId: view.applicationId,
    questionNo: question.questionNo,
    kind,
    stream,
    onEnd: (result) => {
      setAsking(false);
      if ('error' in result) showProblem(result.error);
      void onDone();
    },
  });
  const { phase, takeId } = recording;
  const live = phase === 'recording';
  const start = () => {
    setThinking(false);
    void recording.start();
  };
  const think = useCountdown(question.thinkSeconds, thinking && stream !== null && !lost && phase === 'idle', start);
  const left = useCountdown(question.seconds, live, () => void recording.stop('time'));
  const near = live && left <= warningSeconds;
  useEffect(() => {
    onTake(takeId);
    onBusy(takeId !== undefined || phase === 'saving');
  }, [takeId, phase, onTake, onBusy]);
  // gone with the end of its recording, it must not leave the question waiting for it
  useEffect(
    () => () => {
      onTake(undefined);
      onBusy(false);
    },
    [onTake, onBusy],
  );
  const hide = (checked: boolean) => {
    stored.set('hidePicture', String(checked));
    setHidden(checked);
  };
  const button = live ? (
    <button
      type="button"
      className={classes.round}
      data-recording
      aria-label={t('stage.stop')}
      onClick={() => void recording.stop('stopped')}
    >
      <IconPlayerStopFilled size={34} aria-hidden="true" />
    </button>
  ) : (
    <button
      type="button"
      className={classes.round}
      disabled={!stream || lost || phase !== 'idle'}
      aria-label={t('stage.start')}
      onClick={start}
    >
      <IconPlayerRecordFilled size={34} aria-hidden="true" />
    </button>
  );
  const clock = thinking ? (
    <Ring left={think} of={question.thinkSeconds} label={t('stage.timeToThink')} urgent={think <= 5}>
      {button}
    </Ring>
  ) : question.timed && phase !== 'saving' ? (
    <Ring left={left} of={question.seconds} label={t('stage.timeToAnswer')} urgent={near}>
      {button}
    </Ring>
  ) : (
    button
  );
  const aside = handHeld && !live && phase !== 'saving';
  return (
    <Stack gap={16} className={hand.recorder ?? ''} data-recorder>
      {kind === 'video' && <OwnNotes applicationId={view.applicationId} live={live} />}
      <Picture stream={stream} hidden={hidden} kind={kind} fill live={live && !handHeld ? t('stage.recording') : undefined} />
      <div className={`${hand.dock} ${hand.over}`}>
        {handHeld && live && <span className={hand.live}>{t('stage.recording')}</span>}
        {aside && <Attempts question={question} />}
        <div className={hand.row}>
          {aside ? before : <span />}
          {clock}
          {aside ? after : <span />}
        </div>
        <Text ta="center" c={near ? 'info' : 'dimmed'}>
          {phase === 'saving'
            ? t('stage.saving')
            : live
              ? near
                ? t('stage.warning', { count: warningSeconds })
                : t('stage.goOn')
              : thinking
                ? t('stage.thinking')
                : t('stage.ready')}
        </Text>
        <VisuallyHidden role="alert">{near ? t('stage.warning', { count: warningSeconds }) : ''}</VisuallyHidden>
        <VisuallyHidden role="status">{live ? t('stage.recording') : ''}</VisuallyHidden>
        <Group justify="center" gap={16}>
          {kind === 'video' && <BlurSwitch stream={stream} disabled={live || phase !== 'idle'} />}
          {kind === 'video' && <Switch label={t('stage.hide')} checked={hidden} onChange={(event) => hide(event.currentTarget.checked)} />}
          {live && (
            <Button variant="subtle" color="gray.3" onClick={() => setAsking(true)}>
              {t('stage.cancel')}
            </Button>
          )}
        </Group>
      </div>
      <ConfirmDialog
        opened={asking && live}
        title={t('cancel.title')}
        confirm={t('cancel.confirm')}
        cancel={t('cancel.goOn')}
        close={t('common:close')}
        danger
        onConfirm={() => void recording.stop('cancelled')}
        onClose={() => setAsking(false)}
      >
        {question.attemptsLeft === null ? t('cancel.endless') : t('cancel.text', { count: Math.max(0, question.attemptsLeft - 1) })}
      </ConfirmDialog>
    </Stack>
  );
}
