import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { AccommodationWishes } from '@vitrine/contract/interviews/accommodation.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { checkSeconds } from '@vitrine/contract/interviews/parts.ts';
import { useState } from 'react';
import { AccommodationLink } from '../../../parts/accommodation/AccommodationLink.tsx';
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

interface Props {
  devices: ReturnType<typeof useDevices>;
  choice: DeviceChoice;
  onChoice: (choice: DeviceChoice) => void;
  onPractise: () => void;
  onNext: () => void;
  /** The person asked for something in every interview. */
  onWishes: (wishes: AccommodationWishes) => void;
}

/** An honest check: picture, level, and five seconds that were really sent and come back from the server. */
export function CheckStep({ devices, choice, onChoice, onPractise, onNext, onWishes }: Props) {
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
  return (
    <div className={classes.page}>
      <Stack gap={20}>
        <Title order={1}>{t('check.title')}</Title>
        <Text>{t('check.text')}</Text>
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
        {stream && (!act.data || recording) && <Picture stream={stream} live={recording ? t('stage.recording') : undefined} />}
        {stream && <DeviceFields devices={devices} choice={choice} onChoice={onChoice} disabled={recording} />}
        {act.data && !recording && (
          <Stack gap={8}>
            <Alert role="status" color="confirm" title={t('check.back')}>
              {act.data.hasSound ? t('check.backText') : t('check.noSound')}
            </Alert>
            <VideoPlayer
              key={act.data.media.url}
              src={act.data.media.url}
              contentType={act.data.media.contentType}
              poster={act.data.media.poster}
              seconds={act.data.media.seconds}
              label={t('check.played')}
            />
          </Stack>
        )}
        <Group>
          {stream && (
            <Button variant={act.data ? 'default' : 'filled'} loading={recording || act.isPending} onClick={() => void test()}>
              {act.data ? t('check.again') : t('check.test', { count: checkSeconds })}
            </Button>
          )}
          {stream && (
            <Button variant="default" disabled={recording} onClick={onPractise}>
              {t('check.practise')}
            </Button>
          )}
          <Button variant={asking ? 'subtle' : act.data || !stream ? 'filled' : 'default'} disabled={recording} onClick={onNext}>
            {stream ? t('check.next') : t('check.without')}
          </Button>
        </Group>
        <AccommodationLink onSaved={onWishes} />
        <Text size="sm" c="dimmed">
          {t('check.forgotten')}
        </Text>
      </Stack>
    </div>
  );
}
