import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import type { AccommodationWishes } from '@vitrine/contract/interviews/accommodation.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { checkSeconds } from '@vitrine/contract/interviews/parts.ts';
import { type ReactNode, useState } from 'react';
import { AccommodationLink } from '../../../parts/accommodation/AccommodationLink.tsx';
import { BlurSwitch } from '../../../parts/recording/BlurSwitch.tsx';
import { DeviceFields } from '../../../parts/recording/DeviceFields.tsx';
import { DeviceProblem } from '../../../parts/recording/DeviceProblem.tsx';
import { Picture } from '../../../parts/recording/Picture.tsx';
import picture from '../../../parts/recording/Recording.module.css';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { canRecord } from '../../../platform/recording/formats.ts';
import type { DeviceChoice } from '../../../platform/recording/media-wanted.ts';
import { recordHere } from '../../../platform/recording/recorder.ts';
import type { useDevices } from '../../../platform/recording/use-devices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';
import { RotatePrompt } from './RotatePrompt.tsx';
import { Ticks } from './Ticks.tsx';

interface Props {
  devices: ReturnType<typeof useDevices>;
  choice: DeviceChoice;
  onChoice: (choice: DeviceChoice) => void;
  onPractise: () => void;
  /** The number of the question that comes next. */
  next: number;
  onNext: () => void;
  /** What else can be allowed. */
  also: ReactNode;
  /** The person asked for something in every interview. */
  onWishes: (wishes: AccommodationWishes) => void;
}

/** An honest check: picture, voice and connection, and five seconds that were really sent and come back from the server. */
export function CheckStep({ devices, choice, onChoice, onPractise, next, onNext, also, onWishes }: Props) {
  const t = useTexts('interviews');
  const [recording, setRecording] = useState(false);
  const act = useAct(interview.check, { changes: false });
  const { stream, fault, lost } = devices;
  const asking = !stream && !fault && !lost && canRecord();
  const test = async () => {
    if (!stream) return;
    setRecording(true);
    const running = recordHere(stream);
    await new Promise((done) => setTimeout(done, checkSeconds * 1000));
    const { blob } = await running.stop('stopped');
    setRecording(false);
    act.mutate({ file: blob });
  };
  const played = recording ? undefined : act.data;
  const onward = next > 1 ? t('check.goOn', { number: next }) : t('check.first');
  const testing = (
    <Button variant="default" loading={recording || act.isPending} onClick={() => void test()}>
      {played ? t('check.again') : t('check.test', { count: checkSeconds })}
    </Button>
  );
  return (
    <div className={classes.page}>
      <Stack gap={16}>
        <Title order={1}>{t('check.title')}</Title>
        <RotatePrompt />
        {!canRecord() && (
          <Alert role="alert" color="info" title={t('landing.unsupported')}>
            {t('landing.unsupportedText')}
          </Alert>
        )}
        {(fault || lost) && canRecord() && <DeviceProblem fault={fault ?? 'lost'} again={devices.again} />}
        {asking && (
          <div className={picture.picture} role="status">
            <div className={picture.cover}>
              <div>
                <Text fw={700} size="lg" c="#e8eeef">
                  {t('check.asking')}
                </Text>
                <Text>{t('check.askingText')}</Text>
              </div>
            </div>
          </div>
        )}
        {stream && !played && (
          <div className={classes.framed}>
            <Picture stream={stream} live={recording ? t('stage.recording') : undefined} />
            <div className={classes.chips}>
              {testing}
              <Button variant="default" disabled={recording} onClick={onPractise}>
                {t('check.practise')}
              </Button>
            </div>
          </div>
        )}
        {played && (
          <Stack gap={8}>
            <Alert role="status" color="confirm" title={t('check.back')}>
              {played.hasSound ? t('check.backText') : t('check.noSound')}
            </Alert>
            <VideoPlayer
              key={played.media.url}
              src={played.media.url}
              contentType={played.media.contentType}
              poster={played.media.poster}
              seconds={played.media.seconds}
              label={t('check.played')}
            />
            <div className={classes.chips} data-below>
              {testing}
              <Button variant="default" onClick={onPractise}>
                {t('check.practise')}
              </Button>
            </div>
          </Stack>
        )}
        {stream && <Ticks stream={stream} />}
        <div className={classes.foot}>
          <Button size="md" variant={asking ? 'subtle' : 'filled'} disabled={recording} onClick={onNext}>
            {stream ? onward : t('check.without')}
          </Button>
        </div>
        <BlurSwitch stream={stream} disabled={recording} />
        {stream && <DeviceFields devices={devices} choice={choice} onChoice={onChoice} disabled={recording} />}
        <AccommodationLink onSaved={onWishes} />
        {also}
        <Text size="sm" c="dimmed">
          {t('check.forgotten')}
        </Text>
      </Stack>
    </div>
  );
}
