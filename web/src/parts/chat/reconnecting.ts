import { closeCodes, longestReconnectMilliseconds, reconnectMilliseconds } from '@vitrine/contract/chat/shapes.ts';

/** Closed on purpose, or the session is over: there is nothing to come back to. */
const final: readonly number[] = [closeCodes.done, closeCodes.signedOut];
/** The server ends for everybody at once: not everybody comes back in the same moment. */
const together: readonly number[] = [closeCodes.away, closeCodes.restart, closeCodes.tryLater];

/**
 * How long to wait before the next try, or nothing where there is to be none. After an abnormal close the first try comes
 * after 2,000 ms (R132, R235); further ones take twice as long each, up to half a minute, scattered by half.
 */
export function pauseAfter(code: number, tries: number, chance: () => number = Math.random): number | undefined {
  if (final.includes(code)) return undefined;
  if (tries === 0 && !together.includes(code)) return reconnectMilliseconds;
  const pause = Math.min(reconnectMilliseconds * 2 ** tries, longestReconnectMilliseconds);
  return Math.min(pause * (1 + chance() / 2), longestReconnectMilliseconds);
}
