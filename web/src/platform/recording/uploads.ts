import type { TakeEnd } from '@vitrine/contract/interviews/parts.ts';
import { useSyncExternalStore } from 'react';
import { type SpooledTake, spool } from './spool.ts';
import { TakeUpload, type UploadState } from './upload.ts';

const running = new Map<string, TakeUpload>();
let shown: readonly UploadState[] = [];
const listeners = new Set<() => void>();

function show(state: UploadState) {
  shown = [...shown.filter((one) => one.takeId !== state.takeId), state];
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Everything that is going up from this tab or has gone up since the page was loaded. */
export const useUploads = () => useSyncExternalStore(subscribe, () => shown);
export const uploadsNow = () => shown;

export const isPending = (one: UploadState) => one.phase === 'waiting' || (one.phase === 'sending' && (!one.ended || one.sent < one.size));

/** Leaving is asked about only while something is unsent; the bytes themselves would survive it. */
function warn(event: BeforeUnloadEvent) {
  if (shown.some(isPending)) event.preventDefault();
}
if (typeof window !== 'undefined') window.addEventListener('beforeunload', warn);

/** Holds a lock of this browser while the deed runs; `undefined` where another tab has it. */
async function alone<R>(name: string, deed: () => Promise<R>): Promise<R | undefined> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return deed();
  return locks.request(`vitrine-${name}`, { ifAvailable: true }, async (lock) => (lock ? deed() : undefined));
}

/** Sends a take of the spool, unless another tab does. */
export function sendTake(take: SpooledTake, fresh: boolean) {
  if (running.has(take.takeId)) return;
  void alone(`take-${take.takeId}`, async () => {
    const upload = new TakeUpload(take, fresh, show);
    running.set(take.takeId, upload);
    show(upload.state);
    await upload.done;
    running.delete(take.takeId);
    return true;
  }).then((sent) => {
    if (sent === undefined)
      show({ takeId: take.takeId, questionNo: take.questionNo, sent: 0, size: take.size, ended: true, phase: 'elsewhere' });
  });
}

/** Keeps the next bytes of a take here and sends them. */
export async function keep(takeId: string, bytes: ArrayBuffer) {
  const size = await spool.add(takeId, bytes);
  running.get(takeId)?.more(size);
  return size;
}

/** Says that a take has ended; what is unsent goes on going up. */
export async function endTake(takeId: string, endedBy: TakeEnd) {
  await spool.end(takeId, endedBy);
  const take = await spool.get(takeId);
  if (take) running.get(takeId)?.more(take.size);
}

/**
 * Takes up again what an earlier visit left behind: a take that broke off is ended as a fault, and the rest of each goes
 * up. Answers the takes that broke off. What another tab is recording stays untouched.
 */
export async function resume(owner: string): Promise<SpooledTake[]> {
  const broken: SpooledTake[] = [];
  for (const take of await spool.of(owner).catch(() => [])) {
    if (running.has(take.takeId)) continue;
    const free = await alone(`take-${take.takeId}`, async () => true);
    if (!free) continue;
    if (take.endedBy === null) {
      await spool.end(take.takeId, 'fault');
      broken.push(take);
    }
    sendTake(take, false);
  }
  return broken;
}

/** Ends when nothing of this interview waits to be sent any more, or the server takes no more. */
export function allSent(takeIds: string[]) {
  const done = () => !shown.some((one) => takeIds.includes(one.takeId) && isPending(one));
  return new Promise<void>((resolve) => {
    if (done()) return resolve();
    const stop = subscribe(() => {
      if (!done()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Runs while this tab is the one that does this interview. `false` at once where another tab is; `steal` takes it over,
 * and the other tab's promise resolves to 'taken'.
 */
export async function holdInterview(
  owner: string,
  onHeld: () => void,
  until: Promise<void>,
  steal = false,
): Promise<'held' | 'elsewhere' | 'taken'> {
  const locks = navigator.locks as LockManager | undefined;
  const hold = async () => {
    onHeld();
    await until;
    return 'held' as const;
  };
  if (!locks) return hold();
  try {
    return await locks.request(`vitrine-interview-${owner}`, steal ? { steal } : { ifAvailable: true }, async (lock) =>
      lock ? hold() : ('elsewhere' as const),
    );
  } catch {
    return 'taken';
  }
}
