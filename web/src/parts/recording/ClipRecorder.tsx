import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlayerRecordFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { minutesSeconds } from '../../platform/clock.ts';
import type { DeviceChoice } from '../../platform/recording/media-wanted.ts';
import { useDevices } from '../../platform/recording/use-devices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { VideoPlayer } from '../VideoPlayer.tsx';
import classes from './ClipRecorder.module.css';
import { DeviceFields } from './DeviceFields.tsx';
import { DeviceProblem } from './DeviceProblem.tsx';
import { Picture } from './Picture.tsx';
import { type Trim, TrimField, trimOf } from './TrimField.tsx';
import { useClip } from './use-clip.ts';

interface Props {
  title: string;
  /** What is to be said. It stands on top, near the lens, so that whoever reads it seems to look at the viewer. */
  script?: string;
  kind?: 'video' | 'audio';
  /** Seconds that are recorded at most. */
  longest?: number;
  /** What the button says that hands it over. */
  use: string;
  /** The ends are not cut. */
  whole?: boolean;
  /** Stands above the picture until something is recorded. */
  choice?: ReactNode;
  onUse: (clip: Blob, trim: Trim) => void;
  onClose: () => void;
}

/** Records a clip after a count of three, shows it, lets its ends be cut, and hands it over. */
export function ClipRecorder({ title, script, kind = 'video', longest = 180, use, whole = false, choice: above, onUse, onClose }: Props) {
  const t = useTexts('job-codes');
  const phone = useMediaQuery('(max-width: 575px)') ?? false;
  const [choice, setChoice] = useState<DeviceChoice>({});
  const devices = useDevices(kind, choice);
  const { stream, fault, lost } = devices;
  const { clip, counting, left, ...acts } = useClip(stream, kind, longest);
  const [kept, setKept] = useState<[number, number]>();
  const recording = left !== null;
  const problem = fault ?? (lost ? 'lost' : null);
  return (
    <Modal opened onClose={onClose} title={title} size="xl" fullScreen={phone} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={16}>
        {!clip && !recording && counting === null && above}
        {script && !clip && <Text className={classes.script ?? ''}>{script}</Text>}
        {problem && !clip && <DeviceProblem fault={problem} again={devices.again} />}
        {clip ? (
          <>
            <VideoPlayer
              src={clip.url}
              contentType={clip.blob.type}
              seconds={clip.seconds}
              trim={kept && { start: kept[0], end: kept[1] }}
              label={title}
              sound={kind === 'audio'}
            />
            {!whole && <TrimField seconds={clip.seconds} value={kept} onChange={setKept} />}
          </>
        ) : (
          !problem && (
            <Picture
              stream={stream}
              kind={kind}
              live={recording ? minutesSeconds(longest - left) : undefined}
              over={
                counting !== null && (
                  <span role="status" className={classes.count}>
                    {Math.max(1, Math.ceil(counting))}
                  </span>
                )
              }
            />
          )
        )}
        {stream && !clip && (
          <DeviceFields kind={kind} devices={devices} choice={choice} onChoice={setChoice} disabled={recording || counting !== null} />
        )}
        <Group justify="flex-end" gap={8}>
          {clip ? (
            <>
              <Button
                variant="default"
                onClick={() => {
                  setKept(undefined);
                  acts.again();
                }}
              >
                {t('recorder.again')}
              </Button>
              <Button data-autofocus onClick={() => onUse(clip.blob, trimOf(clip.seconds, kept))}>
                {use}
              </Button>
            </>
          ) : recording ? (
            <Button color="red.9" leftSection={<IconPlayerStopFilled size={18} aria-hidden="true" />} onClick={acts.stop}>
              {t('recorder.stop')}
            </Button>
          ) : counting !== null ? (
            <Button color="info" onClick={acts.again}>
              {t('common:cancel')}
            </Button>
          ) : (
            <Button
              data-autofocus
              disabled={!stream}
              leftSection={<IconPlayerRecordFilled size={18} aria-hidden="true" />}
              onClick={acts.start}
            >
              {t('recorder.start')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
