import { noticeMilliseconds } from '@vitrine/contract/vocabulary.ts';
import { useSyncExternalStore } from 'react';
import { notices } from '../../platform/notices.ts';

/** Rows that were dealt with and are on their way out: until the time for second thoughts is over nothing has happened. */
let leaving: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>) {
  leaving = next;
  for (const listener of listeners) listener();
}

const without = (key: string) => new Set([...leaving].filter((one) => one !== key));

interface Leaving {
  key: string;
  said: string;
  tooLate: string;
  /** Does it; done once what is on the screen knows. */
  act: () => Promise<unknown>;
}

/** Lets a row go at once, and does what it was about when the time to take it back is over. */
export function letGo({ key, said, tooLate, act }: Leaving) {
  change(new Set([...leaving, key]));
  let acted = false;
  const timer = setTimeout(async () => {
    acted = true;
    await act().catch(() => undefined);
    change(without(key));
  }, noticeMilliseconds);
  notices.undo(said, () => {
    if (acted) return notices.info(tooLate);
    clearTimeout(timer);
    change(without(key));
  });
}

export const useLeaving = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => leaving,
  );
