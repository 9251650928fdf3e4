import { maxTakeBytes, type TakeEnd } from '@vitrine/contract/interviews/parts.ts';
import { pickFormat } from './formats.ts';
import { pictureRate } from './line.ts';
import type { SpooledTake } from './take-store.ts';
import { beginTake } from './upload-queue.ts';

export interface Recorded {
  blob: Blob;
  mimeType: string;
  bytes: number;
  /** What a browser writes does not say how long it is. */
  seconds: number;
}

/** Why a recording ended without being told to: something broke, or it is as large as a take may be. */
type OwnEnd = 'fault' | 'time';

export interface Recording {
  /** Ends the recording; resolves when the last byte was handed on. */
  stop(endedBy: TakeEnd): Promise<Recorded>;
  /** Resolves when the recording ended by itself, as when the camera or the microphone was pulled out. */
  ended: Promise<OwnEnd>;
}

/** Takes what was recorded, with the milliseconds recorded so far. */
interface Sink {
  add(bytes: ArrayBuffer, recordedMs: number): void;
  end(endedBy: TakeEnd, recordedMs: number): void;
}

/** Some seconds below the limit: what the recorder still holds when it is stopped belongs to the take as well. */
const largest = maxTakeBytes - 4 * 1024 * 1024;

/** Key frames every second make every second playable and sendable; not every browser knows the option yet. */
const options = (mimeType: string) => ({
  mimeType,
  videoBitsPerSecond: pictureRate(),
  audioBitsPerSecond: 64_000,
  videoKeyFrameIntervalDuration: 1000,
});

/** Records a stream in pieces of one second, each handed on in order. One track that ends, ends the recording. */
function record(stream: MediaStream, kind: 'video' | 'audio', sink: Sink): Recording {
  const mimeType = pickFormat(kind) ?? '';
  const recorder = new MediaRecorder(stream, options(mimeType));
  const parts: Blob[] = [];
  let bytes = 0;
  let began = performance.now();
  let stopped: number | undefined;
  let order: Promise<void> = Promise.resolve();
  let why: OwnEnd = 'fault';
  let torn = false;
  const recordedMs = () => Math.round((stopped ?? performance.now()) - began);
  const halt = () => {
    if (recorder.state === 'inactive') return;
    stopped = performance.now();
    recorder.stop();
  };
  recorder.addEventListener('start', () => {
    began = performance.now();
  });
  recorder.addEventListener('error', halt);
  for (const track of stream.getTracks()) track.addEventListener('ended', halt);
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    parts.push(data);
    bytes += data.size;
    const until = recordedMs();
    order = order
      .then(async () => {
        const piece = await data.arrayBuffer();
        // nothing may follow a piece that is lost
        if (!torn) sink.add(piece, until);
      })
      .catch(() => {
        torn = true;
        halt();
      });
    if (bytes < largest) return;
    why = 'time';
    halt();
  });
  const silent = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }));
  let wanted = false;
  const ended = silent.then(() => {
    stopped ??= performance.now();
    return wanted ? new Promise<OwnEnd>(() => undefined) : why;
  });
  recorder.start(1000);
  return {
    ended,
    async stop(endedBy) {
      wanted = true;
      halt();
      await silent;
      await order;
      sink.end(torn ? 'fault' : endedBy, recordedMs());
      const blob = new Blob(parts, { type: recorder.mimeType });
      return { blob, mimeType: recorder.mimeType, bytes: blob.size, seconds: recordedMs() / 1000 };
    },
  };
}

/** Records a take: every second is kept on this device and sent while the next one is recorded. */
export function recordTake(stream: MediaStream, take: Omit<SpooledTake, 'size' | 'endedBy' | 'startedAt'>): Recording {
  void navigator.storage?.persist?.();
  return record(stream, take.kind, beginTake({ ...take, size: 0, endedBy: null, startedAt: Date.now() }));
}

const nowhere: Sink = { add: () => undefined, end: () => undefined };

/** Records without keeping or sending anything: for practice, the device check and files that are sent later as a whole. */
export const recordHere = (stream: MediaStream, kind: 'video' | 'audio' = 'video') => record(stream, kind, nowhere);
