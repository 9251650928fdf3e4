import type { TakeEnd } from '@vitrine/contract/interviews/parts.ts';
import { pickFormat } from './formats.ts';
import { type SpooledTake, spool } from './spool.ts';
import { endTake, keep, sendTake } from './uploads.ts';

export interface Recorded {
  blob: Blob;
  mimeType: string;
  bytes: number;
}

export interface Recording {
  /** Ends the recording; resolves when the last byte is kept. */
  stop(endedBy: TakeEnd): Promise<Recorded>;
  /** Resolves when the recorder broke off by itself, as when the camera was pulled out. */
  broken: Promise<void>;
}

type Keep = (bytes: ArrayBuffer) => Promise<unknown>;

/** Key frames every second make every second playable and sendable; not every browser knows the option yet. */
const options = (mimeType: string) => ({
  mimeType,
  videoBitsPerSecond: 1_200_000,
  audioBitsPerSecond: 64_000,
  videoKeyFrameIntervalDuration: 1000,
});

/** Records a stream in pieces of one second, each handed on in order before the next. */
export function record(
  stream: MediaStream,
  kind: 'video' | 'audio',
  onPiece: Keep,
  onEnd: (endedBy: TakeEnd) => Promise<unknown>,
): Recording {
  const mimeType = pickFormat(kind) ?? '';
  const recorder = new MediaRecorder(stream, options(mimeType));
  const parts: Blob[] = [];
  let order: Promise<unknown> = Promise.resolve();
  let fault: unknown;
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    parts.push(data);
    order = order
      .then(async () => onPiece(await data.arrayBuffer()))
      .catch((error) => {
        fault ??= error;
      });
  };
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }));
  let wanted = false;
  const broken = ended.then(() => (wanted ? new Promise<void>(() => undefined) : undefined));
  recorder.start(1000);
  return {
    broken,
    async stop(endedBy) {
      wanted = true;
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      await order;
      await onEnd(endedBy);
      if (fault) throw fault;
      const blob = new Blob(parts, { type: recorder.mimeType });
      return { blob, mimeType: recorder.mimeType, bytes: blob.size };
    },
  };
}

/** Records a take: every second is kept on this device first and sent while the next one is recorded. */
export async function recordTake(stream: MediaStream, take: Omit<SpooledTake, 'size' | 'endedBy' | 'startedAt'>): Promise<Recording> {
  const kept: SpooledTake = { ...take, size: 0, endedBy: null, startedAt: Date.now() };
  await spool.begin(kept);
  void navigator.storage?.persist?.();
  sendTake(kept, true);
  return record(
    stream,
    take.kind,
    (bytes) => keep(take.takeId, bytes),
    (endedBy) => endTake(take.takeId, endedBy),
  );
}

/** Records without keeping or sending anything: for practice, the device check and files that are sent later as a whole. */
export const recordHere = (stream: MediaStream, kind: 'video' | 'audio' = 'video') =>
  record(
    stream,
    kind,
    async () => undefined,
    async () => undefined,
  );
