import { Button, Group, RangeSlider, Stack, Text } from '@mantine/core';
import type { Take, Trim } from '@vitrine/contract/interviews/parts.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { useState } from 'react';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { minutesSeconds } from '../../../platform/clock.ts';
import { isPending, useUploads } from '../../../platform/recording/upload-queue.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';
import { isBroken } from '../words.ts';
import { localTake } from './local-takes.ts';

interface Props {
  take: Take;
  number: number;
  onChanged: () => void;
}

/** One take: to look at, to choose, to shorten. */
export function TakeCard({ take, number, onChanged }: Props) {
  const t = useTexts('interviews');
  const uploads = useUploads();
  const broken = isBroken(take, uploads);
  // chosen before this browser has said how long it is, it would be cut to what has arrived
  const open = uploads.some((one) => one.takeId === take.takeId && isPending(one) && !one.ended);
  const choose = useAct(takes.choose, { onDone: onChanged });
  return (
    <div className={classes.take} data-chosen={take.chosen || undefined} data-testid="take" data-state={take.state}>
      <Stack gap={8}>
        <Group justify="space-between" gap={8}>
          <Text fw={700}>{t(`take.${take.kind}`, { number })}</Text>
          {take.chosen && <Text size="sm">{t('take.chosen')}</Text>}
        </Group>
        <TakeContent take={take} number={number} onExpired={onChanged} />
        {broken && <Text size="sm">{t('take.broken')}</Text>}
        {take.mediaState === 'failed' && (
          <Text size="sm" role="alert">
            {t('take.failed')}
          </Text>
        )}
        <Group gap={8}>
          {!take.chosen && take.mediaState !== 'failed' && (
            <Button
              size="xs"
              variant="default"
              disabled={open}
              loading={choose.isPending}
              onClick={() => choose.mutate({ takeId: take.takeId })}
            >
              {broken ? t('take.useBroken') : t('take.use')}
            </Button>
          )}
          {take.mediaState === 'ready' && take.kind === 'video' && <TrimField take={take} onChanged={onChanged} />}
        </Group>
      </Stack>
    </div>
  );
}

function TakeContent({ take, number, onExpired }: { take: Take; number: number; onExpired: () => void }) {
  const t = useTexts('interviews');
  const local = localTake(take.takeId);
  if (take.kind === 'text') return <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{take.text}</Text>;
  if (take.kind === 'file') return <a href={take.media?.url}>{take.fileName}</a>;
  const media = take.media ?? (local && { ...local, poster: null, processing: false });
  if (!media) return <Text size="sm">{take.mediaState === 'waiting' ? t('take.making') : t('take.arriving')}</Text>;
  return (
    <VideoPlayer
      key={take.takeId}
      src={media.url}
      contentType={media.contentType}
      poster={media.poster}
      seconds={media.seconds}
      processing={media.processing}
      trim={take.trim}
      sound={take.kind === 'audio'}
      label={t(`take.${take.kind}`, { number })}
      onExpired={onExpired}
    />
  );
}

/** Hides the beginning or the end; nothing is cut off. */
function TrimField({ take, onChanged }: { take: Take; onChanged: () => void }) {
  const t = useTexts('interviews');
  const length = take.media?.seconds ?? 0;
  const [opened, setOpened] = useState(false);
  const [range, setRange] = useState<[number, number]>([take.trim?.start ?? 0, take.trim?.end ?? length]);
  const act = useAct(takes.trim, {
    onDone: () => {
      setOpened(false);
      onChanged();
    },
  });
  if (!opened)
    return (
      <Button size="xs" variant="subtle" onClick={() => setOpened(true)}>
        {t('trim.open')}
      </Button>
    );
  const save = (trim: Trim | null) => act.mutate({ takeId: take.takeId, trim });
  return (
    <Stack gap={8} w="100%">
      <Text size="sm">{t('trim.text', { start: minutesSeconds(range[0]), end: minutesSeconds(range[1]) })}</Text>
      <RangeSlider
        min={0}
        max={length}
        step={0.1}
        minRange={1}
        label={minutesSeconds}
        thumbSize={24}
        thumbFromLabel={t('trim.start')}
        thumbToLabel={t('trim.end')}
        value={range}
        onChange={setRange}
      />
      <Group gap={8}>
        <Button size="xs" loading={act.isPending} onClick={() => save({ start: range[0], end: range[1] })}>
          {t('common:save')}
        </Button>
        {take.trim && (
          <Button size="xs" variant="default" onClick={() => save(null)}>
            {t('trim.all')}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={() => setOpened(false)}>
          {t('common:cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
