import { ActionIcon, Box, Group, Slider, Text } from '@mantine/core';
import { IconMaximize, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { lazy, type Ref, Suspense, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesSeconds } from '../platform/clock.ts';
import type { PlayerCaptions } from './captions/use-captions.ts';
import type { Quiet } from './quiet-moments.ts';
import { type PlayerHandle, usePlayer } from './use-player.ts';
import classes from './VideoPlayer.module.css';
import { PlayerWatermark } from './Watermark.tsx';

export type { PlayerHandle } from './use-player.ts';

// who watches without captions does not wait for them
const CaptionLines = lazy(() => import('./captions/CaptionLines.tsx').then((one) => ({ default: one.CaptionLines })));
const CaptionMenu = lazy(() => import('./captions/CaptionMenu.tsx').then((one) => ({ default: one.CaptionMenu })));
const FilmLines = lazy(() => import('./captions/FilmCaptions.tsx').then((one) => ({ default: one.FilmLines })));
const FilmMenu = lazy(() => import('./captions/FilmCaptions.tsx').then((one) => ({ default: one.FilmMenu })));

export interface VideoPlayerProps {
  /** A new address of the same recording is taken over without a jump; another recording needs another `key`. */
  src: string;
  contentType: string;
  /** What is played, for people who cannot see it. */
  label: string;
  poster?: string | null | undefined;
  /** A version for every browser is still being made; said only where this browser cannot play what there is (R130). */
  processing?: boolean | undefined;
  /** Seconds shown of the recording. */
  trim?: { start: number; end: number } | null | undefined;
  /** The second of what is shown to begin at. */
  startsAt?: number | undefined;
  /** Length in seconds, where it is known before the file is loaded. */
  seconds?: number | null | undefined;
  rate?: number | undefined;
  /** From 0 to 1. */
  volume?: number | undefined;
  /** Where nothing is heard, in seconds of the recording: marked, and skipped where that is wanted. */
  quiet?: Quiet | undefined;
  skipsQuiet?: boolean | undefined;
  sound?: boolean | undefined;
  /** The address no longer answers; ask for another. */
  onExpired?: (() => void) | undefined;
  onEnd?: (() => void) | undefined;
  onRunning?: ((running: boolean) => void) | undefined;
  handle?: Ref<PlayerHandle> | undefined;
  /** As high as the room it stands in, instead of as high as the picture. */
  fill?: boolean | undefined;
  /** Loads before it is asked to play. */
  eager?: boolean | undefined;
  /** What is said can be read along. */
  captions?: PlayerCaptions | undefined;
  /** A film that somebody shows of themselves: its captions are asked for by its address. */
  film?: boolean | undefined;
}

/** Plays a recording: poster with a play overlay, play and pause, a slider from 0 to 100 (R073, R074, R127 to R129). */
export function VideoPlayer({
  label,
  poster,
  contentType,
  processing = false,
  sound = false,
  handle,
  fill,
  eager,
  captions,
  film,
  ...rest
}: VideoPlayerProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const player = usePlayer({ contentType, processing, ...rest });
  useImperativeHandle(handle, () => ({ ...player.handle, full: () => sound || fillScreen(box.current) }), [player.handle, sound]);
  const { state, percent, second, length } = player;
  const toggleText = state === 'playing' ? t('player.pause') : t('player.play');
  return (
    <Box
      ref={box}
      className={classes.player}
      data-state={state}
      data-sound={sound || undefined}
      data-fill={fill || undefined}
      role="group"
      aria-label={label}
    >
      <video
        ref={player.video}
        className={classes.video}
        src={player.src}
        poster={poster ?? undefined}
        preload={eager ? 'auto' : 'metadata'}
        playsInline
        onClick={player.handle.toggle}
        {...player.events}
      />
      <PlayerWatermark />
      {captions?.choice.on && (
        <Suspense fallback={null}>
          <CaptionLines captions={captions} second={second} />
        </Suspense>
      )}
      {film && (
        <Suspense fallback={null}>
          <FilmLines src={player.src} second={second} />
        </Suspense>
      )}
      {player.waiting && (
        <Text className={classes.overlay} role="status">
          {t('player.processing')}
        </Text>
      )}
      {player.unplayable && (
        <Text className={classes.overlay} role="status">
          {t('player.unplayable')}
        </Text>
      )}
      {state === 'not started' && !player.waiting && !player.unplayable && (
        <button type="button" className={classes.start} aria-label={t('player.playOf', { label })} onClick={player.handle.toggle}>
          <IconPlayerPlayFilled size={34} aria-hidden="true" />
        </button>
      )}
      <Group className={classes.controls} gap={12} wrap="nowrap">
        <ActionIcon variant="transparent" color="white" size={40} aria-label={toggleText} onClick={player.handle.toggle}>
          {state === 'playing' ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
        </ActionIcon>
        <div className={classes.slider}>
          <Slider
            thumbLabel={t('player.seek')}
            thumbValueText={() => t('player.at', { now: minutesSeconds(second), all: minutesSeconds(length) })}
            min={0}
            max={100}
            step={0.1}
            value={percent}
            label={null}
            size="sm"
            onChange={player.drag}
            onChangeEnd={player.drop}
          />
          <QuietMarks quiet={player.quiet} length={length} />
        </div>
        <Text size="sm" className={classes.clock}>
          {minutesSeconds(second)} / {minutesSeconds(length)}
        </Text>
        {captions && (
          <Suspense fallback={null}>
            <CaptionMenu choice={captions.choice} change={captions.change} />
          </Suspense>
        )}
        {film && (
          <Suspense fallback={null}>
            <FilmMenu src={player.src} />
          </Suspense>
        )}
        {!sound && (
          <ActionIcon variant="transparent" color="white" size={40} aria-label={t('player.full')} onClick={() => fillScreen(box.current)}>
            <IconMaximize size={20} stroke={1.5} />
          </ActionIcon>
        )}
      </Group>
    </Box>
  );
}

/** Fills the screen, or leaves it as it was. */
function fillScreen(element: HTMLElement | null) {
  void (document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen?.());
}

/** Where nothing is heard, below the line of time. */
const QuietMarks = ({ quiet, length }: { quiet: Quiet; length: number }) =>
  quiet.map(({ start, end }) => (
    <span
      key={start}
      className={classes.quiet}
      style={{ insetInlineStart: `${(start / length) * 100}%`, width: `${((end - start) / length) * 100}%` }}
      aria-hidden="true"
    />
  ));
