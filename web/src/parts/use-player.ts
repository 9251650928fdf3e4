import { useEffect, useMemo, useRef, useState } from 'react';
import { backOver, behindQuiet, type Quiet, shownQuiet } from './quiet-moments.ts';

export type PlayerState = 'not started' | 'playing' | 'paused';

/** What a screen may do with a player, for keys and notes. */
export interface PlayerHandle {
  /** Fills the screen, or leaves it again. */
  full: () => void;
  toggle: () => void;
  play: () => void;
  pause: () => void;
  /** Moves by seconds, forward or back, and stays within what is shown. */
  skip: (seconds: number) => void;
  seek: (second: number) => void;
  /** Seconds since the beginning of what is shown. */
  second: () => number;
  /** Seconds that are shown; 0 until that is known. */
  length: () => number;
}

interface Options {
  src: string;
  contentType: string;
  processing: boolean;
  trim?: { start: number; end: number } | null | undefined;
  seconds?: number | null | undefined;
  /** The second of what is shown to begin at. */
  startsAt?: number | undefined;
  rate?: number | undefined;
  volume?: number | undefined;
  /** Where nothing is heard in the recording, and whether that is skipped. */
  quiet?: Quiet | undefined;
  skipsQuiet?: boolean | undefined;
  onExpired?: (() => void) | undefined;
  /** It was played to its end. */
  onEnd?: (() => void) | undefined;
  /** It began or ceased to play. */
  onRunning?: ((running: boolean) => void) | undefined;
}

const playable = (contentType: string) =>
  typeof document === 'undefined' || document.createElement('video').canPlayType(contentType) !== '';

const none: Quiet = [];

/** State and commands of a player over one `<video>`; times are counted from the beginning of what is shown. */
export function usePlayer({
  src,
  contentType,
  processing,
  trim,
  seconds,
  startsAt = 0,
  rate = 1,
  volume = 1,
  quiet: allQuiet = none,
  skipsQuiet = false,
  ...told
}: Options) {
  const { onExpired, onEnd, onRunning } = told;
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<PlayerState>('not started');
  const [second, setSecond] = useState(0);
  const [loaded, setLoaded] = useState(0);
  const [current, setCurrent] = useState(src);
  const [failed, setFailed] = useState(false);
  const dragging = useRef(false);
  const wasPlaying = useRef(false);
  const goOnAt = useRef<number>(undefined);

  const first = trim?.start ?? 0;
  const last = trim?.end ?? (loaded || seconds || 0);
  const length = Math.max(0, last - first);
  const quiet = useMemo(() => shownQuiet(allQuiet, { first, length }), [allQuiet, first, length]);
  if (src !== current && state === 'not started') setCurrent(src);

  const handle = useMemo<Omit<PlayerHandle, 'full'>>(() => {
    const go = (at: number) => {
      const element = video.current;
      if (!element) return;
      element.currentTime = first + Math.min(Math.max(0, at), length);
      setSecond(element.currentTime - first);
    };
    const play = () => {
      const element = video.current;
      if (!element) return;
      if (element.currentTime < first) element.currentTime = first;
      element.playbackRate = rate;
      void element.play().catch(() => undefined);
    };
    return {
      play,
      toggle: () => (video.current?.paused === false ? video.current.pause() : play()),
      pause: () => video.current?.pause(),
      skip: (by) => {
        const at = (video.current?.currentTime ?? first) - first + by;
        go(skipsQuiet && by < 0 ? backOver(quiet, at) : at);
      },
      seek: go,
      second: () => Math.max(0, (video.current?.currentTime ?? first) - first),
      length: () => length,
    };
  }, [first, length, rate, quiet, skipsQuiet]);
  useEffect(() => {
    if (video.current) video.current.playbackRate = rate;
  }, [rate]);
  useEffect(() => {
    if (!video.current) return;
    video.current.volume = volume;
    // some phones know nothing between on and off
    video.current.muted = volume === 0;
  }, [volume]);

  /** At its end a recording goes back to the beginning and rests (R128). */
  const end = () => {
    video.current?.pause();
    if (video.current) video.current.currentTime = first;
    setSecond(0);
    setState('paused');
    onEnd?.();
  };

  const events = {
    onPlay: () => {
      setState('playing');
      onRunning?.(true);
    },
    onPause: () => {
      setState((now) => (now === 'not started' ? now : 'paused'));
      onRunning?.(false);
    },
    onEnded: end,
    onTimeUpdate: () => {
      const element = video.current;
      if (!element || dragging.current) return;
      if (trim && element.currentTime >= trim.end && !element.paused) return end();
      const behind = skipsQuiet && !element.paused ? behindQuiet(quiet, element.currentTime - first) : undefined;
      if (behind !== undefined) element.currentTime = first + behind;
      setSecond(Math.max(0, element.currentTime - first));
    },
    onLoadedMetadata: () => {
      const element = video.current;
      if (!element) return;
      if (Number.isFinite(element.duration)) setLoaded(element.duration);
      if (goOnAt.current !== undefined) {
        element.currentTime = goOnAt.current;
        goOnAt.current = undefined;
        void element.play().catch(() => undefined);
      } else if (first + startsAt > 0) {
        element.currentTime = first + startsAt;
        setSecond(startsAt);
      }
    },
    onError: () => {
      if (src !== current) {
        goOnAt.current = video.current?.currentTime ?? first;
        setCurrent(src);
        return;
      }
      setFailed(true);
      onExpired?.();
    },
    onLoadStart: () => setFailed(false),
  };

  const can = playable(contentType);
  return {
    video,
    src: current,
    state,
    second,
    length,
    quiet,
    percent: length > 0 ? Math.min(100, (second / length) * 100) : 0,
    waiting: processing && (!can || failed),
    unplayable: !processing && (failed || !can),
    handle,
    events,
    /** Dragging pauses; letting go resumes at the chosen percentage (R129). */
    drag: (percent: number) => {
      if (!dragging.current) {
        dragging.current = true;
        wasPlaying.current = Boolean(video.current && !video.current.paused);
        video.current?.pause();
      }
      setSecond((percent / 100) * length);
    },
    drop: (percent: number) => {
      dragging.current = false;
      handle.seek((percent / 100) * length);
      if (wasPlaying.current || state === 'not started') void video.current?.play().catch(() => undefined);
    },
  };
}
