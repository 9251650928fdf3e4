import { stored } from '../../../platform/stored.ts';

interface Kept {
  minutes?: number;
  place?: string;
}

const keyOf = (accountId: string) => `talk-${accountId}`;

/** How long and where the last talk was that this person planned on this device. */
export function lastPlanned(accountId: string): Kept {
  try {
    const { minutes, place } = (JSON.parse(stored.get(keyOf(accountId)) ?? '{}') ?? {}) as Record<string, unknown>;
    return { ...(typeof minutes === 'number' ? { minutes } : {}), ...(typeof place === 'string' ? { place } : {}) };
  } catch {
    return {};
  }
}

/** Keeps what the next talk is likely to be like. */
export const keepPlanned = (accountId: string, planned: Required<Kept>) => stored.set(keyOf(accountId), JSON.stringify(planned));
