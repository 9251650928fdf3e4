import { Button, Group, RangeSlider, Stack, Text } from '@mantine/core';
import type { Take, Trim } from '@vitrine/contract/interviews/parts.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { useState } from 'react';
import { VideoPlayer } from '../../../../parts/VideoPlayer.tsx';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { minutesSeconds } from '../../../../platform/clock.ts';
import { isPending, useUploads } from '../../../../platform/recording/upload-queue.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { isBroken } from '../../words.ts';
import { localTake } from './local-takes.ts';

interface Props {
  take: Take;
  onChanged: () => void;
}

/** What can be done with a take: choose it, show less of it. */
export function TakeActs({ take, onChanged }: Props) {
  const t = useTexts('interviews');
  const uploads = useUploads();
  // before the server has heard how long the recordings of this question are: this one would be cut to what has arrived,
  // and one that is heard of later would take the choice back
  const open = uploads.some((one) => one.questionNo === take.questionNo && isPending(one) && !one.ended);
  const choose = useAct(takes.choose, { onDone: onChanged });
  const choosable = !take.chosen && take.mediaState !== 'failed';
  const cuttable = take.mediaState === 'ready' && take.kind === 'video';
  if (!choosable && !cuttable) return null;
  return (
    <Group gap={8}>
      {choosable && (
        <Button variant="default" disabled={open} loading={choose.isPending} onClick={() => choose.mutate({ takeId: take.takeId })}>
          {isBroken(take, uploads) ? t('take.useBroken') : t('take.use')}
        </Button>
      )}
      {cuttable && <TrimField take={take} onChanged={onChanged} />}
    </Group>
  );
}

/** A take itself: its film, sound, words or file. */
export function TakeContent({ take, number, onExpired }: { take: Take; number: number; onExpired: () => void }) {
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
      <Button variant="subtle" onClick={() => setOpened(true)}>
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
