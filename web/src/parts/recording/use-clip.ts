import { useEffect, useRef, useState } from 'react';
import { type Recording, recordHere } from '../../platform/recording/recorder.ts';
import { useCountdown } from '../../platform/recording/use-countdown.ts';

const countFrom = 3;

interface Clip {
  blob: Blob;
  url: string;
  seconds: number;
}

type Stage = { at: 'ready' } | { at: 'counting' } | { at: 'recording'; recording: Recording; since: number } | { at: 'done'; clip: Clip };

/** One clip at a time: counted in, recorded for `longest` seconds at most, kept until it is recorded again. */
export function useClip(stream: MediaStream | null, kind: 'video' | 'audio', longest: number) {
  const [stage, setStage] = useState<Stage>({ at: 'ready' });
  const clip = stage.at === 'done' ? stage.clip : null;
  const left = useRef(false);

  const stop = async () => {
    if (stage.at !== 'recording') return;
    const { blob } = await stage.recording.stop('stopped');
    if (left.current) return;
    const seconds = (performance.now() - stage.since) / 1000;
    setStage({ at: 'done', clip: { blob, url: URL.createObjectURL(blob), seconds } });
  };
  const ending = useRef(stop);
  ending.current = stop;
  const record = () => {
    if (!stream) return setStage({ at: 'ready' });
    const recording = recordHere(stream, kind);
    setStage({ at: 'recording', recording, since: performance.now() });
    // camera or microphone went away: what there is remains
    void recording.ended.then(() => ending.current());
  };
  const counting = useCountdown(countFrom, stage.at === 'counting', record);
  const remaining = useCountdown(longest, stage.at === 'recording', () => void stop());

  useEffect(() => (clip ? () => URL.revokeObjectURL(clip.url) : undefined), [clip]);
  useEffect(
    () => () => {
      left.current = true;
    },
    [],
  );
  return {
    clip,
    /** Seconds until the recording begins; null while nothing counts. */
    counting: stage.at === 'counting' ? counting : null,
    /** Seconds that may still be recorded; null while nothing is. */
    left: stage.at === 'recording' ? remaining : null,
    start: () => setStage({ at: 'counting' }),
    stop: () => void stop(),
    again: () => setStage({ at: 'ready' }),
  };
}
