import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Picture } from '../../../parts/recording/Picture.tsx';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { type Recording, recordHere } from '../../../platform/recording/recorder.ts';
import { useCountdown } from '../../../platform/recording/use-countdown.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';
import recorder from '../stage/Recorder.module.css';
import { Ring } from '../stage/Ring.tsx';

const practiceSeconds = 60;

/** As often as the person likes; what is recorded here never leaves the device. */
export function PracticeStep({ stream, onNext }: { stream: MediaStream | null; onNext: () => void }) {
  const t = useTexts('interviews');
  const [recording, setRecording] = useState<Recording | null>(null);
  const [made, setMade] = useState<{ url: string; contentType: string; seconds: number } | null>(null);
  const since = useRef(0);
  const stop = async () => {
    if (!recording) return;
    setRecording(null);
    const { blob } = await recording.stop('stopped');
    setMade({ url: URL.createObjectURL(blob), contentType: blob.type, seconds: (performance.now() - since.current) / 1000 });
  };
  const ending = useRef(stop);
  ending.current = stop;
  const start = () => {
    if (!stream) return;
    since.current = performance.now();
    setMade(null);
    const begun = recordHere(stream);
    setRecording(begun);
    void begun.ended.then(() => ending.current());
  };
  useEffect(() => () => (made ? URL.revokeObjectURL(made.url) : undefined), [made]);
  const left = useCountdown(practiceSeconds, recording !== null, () => void stop());
  return (
    <div className={classes.page}>
      <Stack gap={20}>
        <Title order={1}>{t('practice.title')}</Title>
        <Text>{t('practice.text')}</Text>
        <Text className={classes.question}>{t('practice.question')}</Text>
        {made ? (
          <VideoPlayer src={made.url} contentType={made.contentType} seconds={made.seconds} label={t('practice.played')} />
        ) : (
          <Picture stream={stream} live={recording ? t('stage.recording') : undefined} />
        )}
        <Group>
          {recording ? (
            <Ring left={left} of={practiceSeconds} label={t('stage.timeToAnswer')} urgent={left <= 10}>
              <button type="button" className={recorder.round} data-recording aria-label={t('stage.stop')} onClick={() => void stop()}>
                <IconPlayerStopFilled size={34} aria-hidden="true" />
              </button>
            </Ring>
          ) : (
            <Button variant="default" disabled={!stream} onClick={start}>
              {made ? t('practice.again') : t('practice.start')}
            </Button>
          )}
          {!recording && <Button onClick={onNext}>{t('practice.next')}</Button>}
        </Group>
      </Stack>
    </div>
  );
}
