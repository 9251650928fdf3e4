import type { Asked, Endpoint, Reply } from '@vitrine/contract/endpoint.ts';
import { uploadResetMilliseconds } from '@vitrine/contract/vocabulary.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ActOptions, useAct } from './use-act.ts';

interface Progress {
  percent: number | null;
  busy: boolean;
}
const idle: Progress = { percent: null, busy: false };

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A way up for one file at a time, and how far it has come. */
function makeUploading() {
  let now = idle;
  let abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (next: Progress) => {
    clearTimeout(timer);
    now = next;
    for (const listener of listeners) listener();
  };
  return {
    now: () => now,
    begin() {
      abort = new AbortController();
      show({ percent: 0, busy: true });
      return abort;
    },
    extra: () => ({ signal: abort.signal, onProgress: (percent: number) => show({ percent, busy: true }) }),
    done() {
      show({ percent: 100, busy: false });
      timer = setTimeout(() => show(idle), uploadResetMilliseconds);
    },
    /** One that was begun meanwhile goes on. */
    failed(begun: AbortController) {
      if (begun === abort) show(idle);
    },
    cancel() {
      abort.abort();
      show(idle);
    },
  };
}

/** Those that go on while their screen is left, by whose they are and which. */
const goingOn = new Map<string, ReturnType<typeof makeUploading>>();

function goingOnAs(name: string) {
  const one = goingOn.get(name) ?? makeUploading();
  goingOn.set(name, one);
  return one;
}

const countGoingOn = (owner = '') => [...goingOn].filter(([name, one]) => name.startsWith(owner) && one.now().busy).length;
/** How many files of an owner are on their way, from whichever screen; nothing is said of those of others. */
export const useGoingOn = (owner: string) => useSyncExternalStore(subscribe, () => countGoingOn(owner));

function warn(event: BeforeUnloadEvent) {
  if (countGoingOn() > 0) event.preventDefault();
}
if (typeof window !== 'undefined') window.addEventListener('beforeunload', warn);

/** Under a name the upload goes on when its screen is left, and whoever comes back finds it. It begins with the id of what it belongs to. */
type Options<E extends Endpoint> = Omit<ActOptions<E>, 'extra'> & { name?: `${string} ${string}` };

/**
 * An upload with progress as a rounded percent (R136) that can be cancelled (R179); the percent is
 * cleared three seconds after it is complete (R137). `percent` is null while nothing is going up.
 */
export function useUpload<const E extends Endpoint>(endpoint: E, { name, ...options }: Options<E> = {}) {
  const [uploading] = useState(() => (name ? goingOnAs(name) : makeUploading()));
  const { percent, busy } = useSyncExternalStore(subscribe, uploading.now);
  const act = useAct(endpoint, {
    ...options,
    extra: uploading.extra,
    onDone: (reply: Reply<E>, asked: Asked<E>) => {
      uploading.done();
      options.onDone?.(reply, asked);
    },
  });
  useEffect(() => (name ? undefined : uploading.cancel), [name, uploading]);
  const start = (asked: Asked<E>) => {
    const begun = uploading.begin();
    act.mutateAsync(asked).catch(() => uploading.failed(begun));
  };
  return { start, cancel: uploading.cancel, percent, busy, error: act.error };
}
