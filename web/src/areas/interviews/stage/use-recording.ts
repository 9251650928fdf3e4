import type { TakeEnd } from '@vitrine/contract/interviews/parts.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/calls/api.ts';
import { pickFormat } from '../../../platform/recording/formats.ts';
import { learnLine } from '../../../platform/recording/line.ts';
import { type Recording, recordTake } from '../../../platform/recording/recorder.ts';
import { uploadsNow, useUploads } from '../../../platform/recording/upload-queue.ts';
import { rememberTake } from './takes/local-takes.ts';

export type RecordingPhase = 'idle' | 'starting' | 'recording' | 'saving';

interface Options {
  applicationId: string;
  questionNo: number;
  kind: 'video' | 'audio';
  stream: MediaStream | null;
  /** The take has ended, or could not begin. */
  onEnd: (result: { takeId: string; endedBy: TakeEnd } | { error: unknown }) => void;
}

/** Camera and microphone are both still there. */
const isWhole = (stream: MediaStream) => stream.getTracks().every((track) => track.readyState === 'live');

/** Records a take of a question: counted by the server, kept here and sent while it is made. */
export function useRecording({ applicationId, questionNo, kind, stream, onEnd }: Options) {
  const [phase, setPhase] = useState<RecordingPhase>('idle');
  const [takeId, setTakeId] = useState<string>();
  const running = useRef<{ recording: Recording; takeId: string; since: number } | null>(null);
  const here = useRef(true);
  const finished = useRef(onEnd);
  useEffect(() => {
    finished.current = onEnd;
  });

  const stop = async (endedBy: TakeEnd) => {
    const now = running.current;
    if (!now) return;
    running.current = null;
    setPhase('saving');
    learnLine(uploadsNow(), now.takeId);
    const seconds = (performance.now() - now.since) / 1000;
    try {
      const { blob } = await now.recording.stop(endedBy);
      if (endedBy !== 'cancelled' && endedBy !== 'fault') rememberTake({ takeId: now.takeId, questionNo, kind, seconds }, blob);
      finished.current({ takeId: now.takeId, endedBy });
    } catch (error) {
      finished.current({ error });
    } finally {
      setPhase('idle');
      setTakeId(undefined);
    }
  };
  const ending = useRef(stop);
  ending.current = stop;

  const start = async () => {
    if (!stream || phase !== 'idle' || !isWhole(stream)) return;
    setPhase('starting');
    try {
      const mimeType = pickFormat(kind) ?? '';
      const made = await call(takes.create, { applicationId, questionNo, kind, mimeType });
      // nobody is recorded who went on while the server was asked; what is begun there and stays empty costs nothing
      if (!here.current) return;
      const recording = recordTake(stream, {
        takeId: made.takeId,
        uploadToken: made.uploadToken,
        owner: applicationId,
        questionNo,
        kind,
        mimeType,
      });
      running.current = { recording, takeId: made.takeId, since: performance.now() };
      setTakeId(made.takeId);
      setPhase('recording');
      void recording.ended.then((why) => ending.current(why));
    } catch (error) {
      setPhase('idle');
      finished.current({ error });
    }
  };

  // what the server takes no more, or what could not be kept in order, is not recorded any further
  const over = useUploads().some((one) => one.takeId === takeId && one.ended) && phase === 'recording';
  useEffect(() => {
    if (over) void ending.current('fault');
  }, [over]);

  // leaving the question while recording is no act of the person on the recording
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      void ending.current('fault');
    };
  }, []);
  return { phase, takeId, start, stop };
}
