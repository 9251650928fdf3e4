import type { Asked, Endpoint, Reply } from '@vitrine/contract/endpoint.ts';
import { uploadResetMilliseconds } from '@vitrine/contract/vocabulary.ts';
import { useEffect, useRef, useState } from 'react';
import { type ActOptions, useAct } from './use-act.ts';

/**
 * An upload with progress as a rounded percent (R136) that can be cancelled (R179); the percent is
 * cleared three seconds after it is complete (R137). `percent` is null while nothing is going up.
 */
export function useUpload<const E extends Endpoint>(endpoint: E, options: Omit<ActOptions<E>, 'extra'> = {}) {
  const [percent, setPercent] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const clear = () => {
    clearTimeout(timer.current);
    setPercent(null);
  };
  const act = useAct(endpoint, {
    ...options,
    extra: () => ({ onProgress: setPercent, ...(abort.current ? { signal: abort.current.signal } : {}) }),
    onDone: (reply: Reply<E>, asked: Asked<E>) => {
      setPercent(100);
      timer.current = setTimeout(clear, uploadResetMilliseconds);
      options.onDone?.(reply, asked);
    },
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      abort.current?.abort();
    },
    [],
  );
  const start = (asked: Asked<E>) => {
    clear();
    abort.current = new AbortController();
    setPercent(0);
    act.mutate(asked, { onError: clear });
  };
  const cancel = () => {
    abort.current?.abort();
    clear();
  };
  return { start, cancel, percent, busy: act.isPending, error: act.error };
}
