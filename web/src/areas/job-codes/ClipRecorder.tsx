import { Alert, AspectRatio, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconPlayerRecordFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { minutesSeconds } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';

const longest = 180;
const formats = ['video/mp4;codecs=avc1.42E01F,mp4a.40.2', 'video/webm;codecs=h264,opus', 'video/webm;codecs=vp8,opus', 'video/webm'];

interface Props {
  title: string;
  onUse: (clip: Blob) => void;
  onClose: () => void;
}

type Stage = { at: 'asking' } | { at: 'ready' } | { at: 'recording' } | { at: 'done'; clip: Blob; url: string } | { at: 'failed' };

function useRecorder() {
  const [stage, setStage] = useState<Stage>({ at: 'asking' });
  const [seconds, setSeconds] = useState(0);
  const stream = useRef<MediaStream | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  const [live, setLive] = useState<MediaStream | null>(null);

  useEffect(() => {
    let gone = false;
    const wanted = { video: { width: { ideal: 1280 }, height: { ideal: 720 } }, audio: true };
    const asking = navigator.mediaDevices?.getUserMedia(wanted) ?? Promise.reject(new Error('no camera'));
    asking.then(
      (found) => {
        if (gone) {
          for (const track of found.getTracks()) track.stop();
          return;
        }
        stream.current = found;
        setLive(found);
        setStage({ at: 'ready' });
      },
      () => setStage({ at: 'failed' }),
    );
    return () => {
      gone = true;
      for (const track of stream.current?.getTracks() ?? []) track.stop();
    };
  }, []);

  useEffect(() => {
    if (stage.at !== 'recording') return;
    const begun = Date.now();
    const timer = setInterval(() => {
      const passed = (Date.now() - begun) / 1000;
      setSeconds(passed);
      if (passed >= longest) recorder.current?.stop();
    }, 200);
    return () => clearInterval(timer);
  }, [stage.at]);

  useEffect(() => (stage.at === 'done' ? () => URL.revokeObjectURL(stage.url) : undefined), [stage]);

  function start() {
    if (!stream.current) return;
    const mimeType = formats.find((one) => MediaRecorder.isTypeSupported(one));
    const pieces: Blob[] = [];
    const next = new MediaRecorder(stream.current, { ...(mimeType ? { mimeType } : {}), videoBitsPerSecond: 2_500_000 });
    next.ondataavailable = ({ data }) => pieces.push(data);
    next.onstop = () => {
      const clip = new Blob(pieces, { type: next.mimeType });
      setStage({ at: 'done', clip, url: URL.createObjectURL(clip) });
    };
    recorder.current = next;
    setSeconds(0);
    next.start(1000);
    setStage({ at: 'recording' });
  }
  return { stage, live, seconds, start, stop: () => recorder.current?.stop(), again: () => setStage({ at: 'ready' }) };
}

const frame = { borderRadius: 12, background: '#10181a', objectFit: 'contain' } as const;

/** Records a clip with camera and microphone, shows it, and hands it over. */
export function ClipRecorder({ title, onUse, onClose }: Props) {
  const t = useTexts('job-codes');
  const { stage, live, seconds, start, stop, again } = useRecorder();
  const show = (element: HTMLVideoElement | null) => {
    if (element && element.srcObject !== live) element.srcObject = live;
  };
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={16}>
        {stage.at === 'failed' && (
          <Alert role="alert" color="red">
            {t('recorder.failed')}
          </Alert>
        )}
        {stage.at !== 'failed' && (
          <AspectRatio ratio={16 / 9}>
            {stage.at === 'done' ? (
              // biome-ignore lint/a11y/useMediaCaption: just recorded, by the person who watches it
              <video src={stage.url} controls playsInline aria-label={title} style={frame} />
            ) : (
              <video
                ref={show}
                autoPlay
                muted
                playsInline
                aria-label={t('recorder.mirror')}
                style={{ ...frame, transform: 'scaleX(-1)' }}
              />
            )}
          </AspectRatio>
        )}
        <Group justify="space-between">
          <Text aria-live="off" fw={700}>
            {stage.at === 'recording' ? `${minutesSeconds(seconds)} / ${minutesSeconds(longest)}` : ''}
          </Text>
          <Group gap={8}>
            {stage.at === 'ready' && (
              <Button data-autofocus leftSection={<IconPlayerRecordFilled size={18} />} onClick={start}>
                {t('recorder.start')}
              </Button>
            )}
            {stage.at === 'recording' && (
              <Button color="red.9" leftSection={<IconPlayerStopFilled size={18} />} onClick={stop}>
                {t('recorder.stop')}
              </Button>
            )}
            {stage.at === 'done' && (
              <>
                <Button variant="default" onClick={again}>
                  {t('recorder.again')}
                </Button>
                <Button onClick={() => onUse(stage.clip)}>{t('recorder.use')}</Button>
              </>
            )}
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}
