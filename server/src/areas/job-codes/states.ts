import type { JobCodeState, Retries } from '@vitrine/contract/job-codes/shapes.ts';

interface Dates {
  published_at: string | null;
  archived_at: string | null;
  closes_at: string | null;
}

/** The state of a job code at an instant (R083, R116); the lists ask the database for the same. */
export function stateOf({ published_at, archived_at, closes_at }: Dates, now: Date): JobCodeState {
  if (archived_at) return 'archived';
  if (!published_at) return 'inactive';
  return closes_at && new Date(closes_at) <= now ? 'expired' : 'active';
}

/** Retries as they are stored: null is endless. */
export const storedRetries = (retries: Retries) => ({ none: 0, '1': 1, '2': 2, endless: null })[retries];

export const retriesOf = (stored: number | null): Retries =>
  stored === null ? 'endless' : stored === 0 ? 'none' : stored === 1 ? '1' : '2';
