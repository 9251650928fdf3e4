import { Button, Group, Stack, Switch, Text, VisuallyHidden } from '@mantine/core';
import { IconPlayerRecordFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import type { InterviewView, Question } from '@vitrine/contract/interviews/interview.ts';
import { warningSeconds } from '@vitrine/contract/interviews/parts.ts';
import { useEffect, useState } from 'react';
import { Picture } from '../../../parts/recording/Picture.tsx';
import { showProblem } from '../../../platform/calls/problems.ts';
import { useCountdown } from '../../../platform/recording/use-countdown.ts';
import type { useDevices } from '../../../platform/recording/use-devices.ts';
import { stored } from '../../../platform/stored.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import classes from './Recorder.module.css';
import { Ring } from './Ring.tsx';
import { useRecording } from './use-recording.ts';

interface Props {
  view: InterviewView;
  question: Question;
  kind: 'video' | 'audio';
  devices: ReturnType<typeof useDevices>;
  onBusy: (busy: boolean) => void;
  onTake: (takeId: string | undefined) => void;
  onDone: () => Promise<unknown>;
}

/** Time to think, then time to answer, around one round button. */
export function RecordAnswer({ view, question, kind, devices, onBusy, onTake, onDone }: Props) {
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
  return (
    <Stack gap={16}>
      <Picture stream={stream} hidden={hidden} kind={kind} live={live ? t('stage.recording') : undefined} />
      <Group justify="center">
        {thinking ? (
          <Ring left={think} of={question.thinkSeconds} label={t('stage.timeToThink')} urgent={think <= 5}>
            {button}
          </Ring>
        ) : question.timed && phase !== 'saving' ? (
          <Ring left={left} of={question.seconds} label={t('stage.timeToAnswer')} urgent={near}>
            {button}
          </Ring>
        ) : (
          button
        )}
      </Group>
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
      <Group justify="center">
        {kind === 'video' && <Switch label={t('stage.hide')} checked={hidden} onChange={(event) => hide(event.currentTarget.checked)} />}
        {live && (
          <Button variant="subtle" color="gray.3" onClick={() => setAsking(true)}>
            {t('stage.cancel')}
          </Button>
        )}
      </Group>
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
