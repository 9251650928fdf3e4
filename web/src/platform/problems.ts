import { CallFailed } from '@vitrine/contract/caller.ts';
import type { RefusalCode } from '@vitrine/contract/refusals.ts';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';

let shown: unknown = null;
const listeners = new Set<() => void>();

/** Opens the error dialog for a failed call (R192); null closes it. */
export function showProblem(error: unknown) {
  shown = error;
  for (const listener of listeners) listener();
}

export const useShownProblem = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );

/** What happened, in the language of the interface, by the code of the refusal. */
export function problemText(error: unknown): string {
  if (!(error instanceof CallFailed)) return i18next.t('refusals.unknown');
  const { code, status, title } = error.problem;
  if (status === 0) return i18next.t('failed.unreachable');
  return refusalText(code, title);
}

/** The text of a refusal; an unknown code falls back to what the server said. */
export const refusalText = (code: RefusalCode, otherwise?: string): string =>
  i18next.exists(`refusals.${code}`) ? i18next.t(`refusals.${code}` as 'refusals.unknown') : (otherwise ?? i18next.t('refusals.unknown'));
