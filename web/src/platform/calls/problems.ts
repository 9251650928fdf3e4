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

/** Messages of the form "Title: text": the part before the colon heads the dialog. */
const titled: ReadonlySet<RefusalCode> = new Set(['already-registered', 'already-applied', 'email-not-found', 'interview-expired']);

/** What the dialog of a failed call says: its title and its text. */
export function problemParts(error: unknown): { title: string; text: string } {
  const text = problemText(error);
  const parts = error instanceof CallFailed && titled.has(error.problem.code) ? /^(.+?)\s?: (.+)$/u.exec(text) : null;
  return parts?.[1] && parts[2] ? { title: parts[1], text: `${capital(parts[2])}.` } : { title: i18next.t('failed.title'), text };
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase(i18next.language) + text.slice(1);

/** Whether another plan would allow what was refused. */
export const takesPlan = (error: unknown) => error instanceof CallFailed && /plan-needed|seats-full/.test(error.problem.code);

/** "in 15 minutes": never less than it is. */
function ahead(seconds: number) {
  const [length, unit] = seconds > 7200 ? ([3600, 'hour'] as const) : ([60, 'minute'] as const);
  return new Intl.RelativeTimeFormat(i18next.language).format(Math.ceil(seconds / length), unit);
}

/** What happened, in the language of the interface, by the code of the refusal. */
export function problemText(error: unknown): string {
  if (!(error instanceof CallFailed)) return i18next.t('refusals.unknown');
  const { code, status, title } = error.problem;
  if (status === 0) return i18next.t('failed.unreachable');
  if (code === 'too-many-requests' && error.retryAfter) return i18next.t('failed.tooOften', { when: ahead(error.retryAfter) });
  return refusalText(code, title);
}

/** The text of a refusal; an unknown code falls back to what the server said. */
export const refusalText = (code: RefusalCode, otherwise?: string): string =>
  i18next.exists(`refusals.${code}`) ? i18next.t(`refusals.${code}` as 'refusals.unknown') : (otherwise ?? i18next.t('refusals.unknown'));
