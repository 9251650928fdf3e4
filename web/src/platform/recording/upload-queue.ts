import { useSyncExternalStore } from 'react';
import { type SpooledTake, spool } from './take-store.ts';
import { TakeUpload, type UploadState } from './take-upload.ts';
import { Tape } from './tape.ts';

/** Takes that this tab looks after, with the interview they belong to. */
const ours = new Map<string, string>();
/** The interview that this tab does now: what goes up for another one, maybe of another person, is shown in none of its places. */
let doing: string | undefined;
let all: readonly UploadState[] = [];
let shown: readonly UploadState[] = [];
const listeners = new Set<() => void>();

function change(next: readonly UploadState[]) {
  all = next;
  shown = doing ? all.filter(({ takeId }) => ours.get(takeId) === doing) : all;
  for (const listener of listeners) listener();
}

const show = (state: UploadState) => change([...all.filter((one) => one.takeId !== state.takeId), state]);
const hide = (takeId: string) => change(all.filter((one) => one.takeId !== takeId));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Everything that is going up from this tab or has gone up since the page was loaded; within an interview, what is of it. */
export const useUploads = () => useSyncExternalStore(subscribe, () => shown);
export const uploadsNow = () => shown;

/** Which interview a take belongs to that goes up from this tab. */
export const ownerOf = (takeId: string) => ours.get(takeId);

/** Takes of an earlier visit. */
const left = new Set<string>();
export const wasLeft = (takeId: string) => left.has(takeId);

/** Not every byte is confirmed yet, and none of it refused. */
export const isPending = ({ phase }: UploadState) => phase !== 'done' && phase !== 'refused';

/** Leaving is asked about only while something is unsent. */
function warn(event: BeforeUnloadEvent) {
  if (all.some(isPending)) event.preventDefault();
}
if (typeof window !== 'undefined') window.addEventListener('beforeunload', warn);

/** Runs the work while no other tab of this browser looks after the take; waits for its turn unless `ifFree`. False where it was not free. */
async function alone(takeId: string, ifFree: boolean, work: () => Promise<unknown>): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    await work();
    return true;
  }
  return locks.request(`vitrine-take-${takeId}`, { ifAvailable: ifFree }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

function send(tape: Tape, fresh: boolean) {
  const upload = new TakeUpload(tape, fresh, show);
  show(upload.state);
  return upload.done;
}

/** Begins a take: what is added to it is kept on this device and sent, both at once. */
export function beginTake(take: SpooledTake): Tape {
  const tape = new Tape(take);
  ours.set(take.takeId, take.owner);
  tape.store();
  void alone(take.takeId, false, () => send(tape, true));
  return tape;
}

/** Sends the rest of a take that an earlier visit left behind; without an end it broke off, which is a fault. */
async function goOn({ takeId }: SpooledTake) {
  const take = await spool.get(takeId).catch(() => undefined);
  if (!take) return hide(takeId);
  const tape = new Tape(take);
  tape.end('fault');
  await send(tape, false);
}

/**
 * Takes up again what an earlier visit left behind, of an interview or of whoever used this device. What another tab records
 * or sends is left to it, and taken up when that tab is gone.
 */
export async function resume(wanted?: string): Promise<void> {
  for (const take of await spool.of(wanted).catch(() => [])) {
    const { takeId, owner, questionNo, size } = take;
    if (ours.has(takeId)) continue;
    ours.set(takeId, owner);
    left.add(takeId);
    void alone(takeId, true, () => goOn(take)).then((free) => {
      if (free) return;
      show({ takeId, questionNo, sent: 0, size, ended: false, kept: true, phase: 'elsewhere' });
      void alone(takeId, false, () => goOn(take));
    });
  }
}

/** Ends when nothing of these takes waits to be sent any more, or the server takes no more. */
export function allSent(takeIds: string[]) {
  const isSent = () => !all.some((one) => takeIds.includes(one.takeId) && isPending(one));
  return new Promise<void>((resolve) => {
    if (isSent()) return resolve();
    const stop = subscribe(() => {
      if (!isSent()) return;
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
    doing = owner;
    change(all);
    onHeld();
    await until;
    if (doing === owner) doing = undefined;
    change(all);
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
