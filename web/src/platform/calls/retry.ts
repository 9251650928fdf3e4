import { CallFailed } from '@vitrine/contract/caller.ts';

export const retryLevels = { high: 10, medium: 5, low: 3 } as const;
export type RetryLevel = keyof typeof retryLevels;

/** Only what a second try can mend: no connection (0), too many calls, a fault of the server. */
export const worthRetrying = (error: unknown) =>
  error instanceof CallFailed && (error.problem.status === 0 || error.problem.status === 429 || error.problem.status >= 500);

/** Milliseconds for which the server asks to be left alone. */
export const askedPause = (error: unknown) => (error instanceof CallFailed ? (error.retryAfter ?? 0) * 1000 : 0);

const longestWait = 60_000;

/** Waits, unless nobody wants the answer any more: then it throws what the signal says. */
const wait = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });

/**
 * Runs a call that is safe to repeat, again when it failed for a passing reason: 10, 5 or 3 times,
 * 1 second before the first retry, doubling, no randomness (R186, R187), or when the server has said; where that is later than
 * anybody waits for, not at all. Every first visit loads it, so it brings no library.
 */
export async function retrying<T>(run: () => Promise<T>, level: RetryLevel = 'low', signal?: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    let pause = Math.min(1000 * 2 ** tries, longestWait);
    try {
      return await run();
    } catch (error) {
      pause = Math.max(pause, askedPause(error));
      if (tries >= retryLevels[level] || !worthRetrying(error) || pause > longestWait || signal?.aborted) throw error;
    }
    await wait(pause, signal);
  }
}
