import { CallFailed } from '@vitrine/contract/caller.ts';
import pRetry from 'p-retry';

export const retryLevels = { high: 10, medium: 5, low: 3 } as const;
export type RetryLevel = keyof typeof retryLevels;

/** Only what a second try can mend: no connection (0), too many calls, a fault of the server. */
export const worthRetrying = (error: unknown) =>
  error instanceof CallFailed && (error.problem.status === 0 || error.problem.status === 429 || error.problem.status >= 500);

/**
 * Runs a call that is safe to repeat, again when it failed for a passing reason: 10, 5 or 3 times,
 * 1 second before the first retry, doubling, no randomness (R186, R187).
 */
export const retrying = <T>(run: () => Promise<T>, level: RetryLevel = 'low', signal?: AbortSignal): Promise<T> =>
  pRetry(run, {
    retries: retryLevels[level],
    minTimeout: 1000,
    maxTimeout: 60_000,
    factor: 2,
    randomize: false,
    signal,
    shouldRetry: ({ error }) => worthRetrying(error),
  });
