import { noticeMilliseconds } from '@vitrine/contract/vocabulary.ts';
import { useSyncExternalStore } from 'react';

export interface Notice {
  id: string;
  kind: 'done' | 'info';
  message: string;
  /** Takes back what the notice says was done. */
  undo?: () => void;
  /** For how long, where that is longer than usual. */
  milliseconds?: number;
}

let count = 0;
let shown: readonly Notice[] = [];
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function show(next: readonly Notice[]) {
  shown = next;
  for (const listener of listeners) listener();
}

export function hideNotice(id: string) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  show(shown.filter((one) => one.id !== id));
}

export function hideNotices() {
  for (const { id } of shown) hideNotice(id);
}

/** The clock of a notice stands still while the person reads or reaches for it. */
export const holdNotice = (id: string) => clearTimeout(timers.get(id));
export const releaseNotice = (id: string) => {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => hideNotice(id), shown.find((one) => one.id === id)?.milliseconds ?? noticeMilliseconds),
  );
};

/** The same words again take the place of the first ones; what can be undone stands for itself. */
function add(notice: Omit<Notice, 'id'>, id = notice.undo ? `undo-${++count}` : notice.message) {
  show([...shown.filter((one) => one.id !== id), { ...notice, id }].slice(-4));
  releaseNotice(id);
}

/** Short messages that leave by themselves after five seconds (R233). A given id replaces the notice that has it. */
export const notices = {
  done: (message: string, id?: string) => add({ kind: 'done', message }, id),
  info: (message: string, id?: string) => add({ kind: 'info', message }, id),
  /** Says what was done and offers to take it back while the message stays. */
  undo: (message: string, undo: () => void, milliseconds = noticeMilliseconds) => add({ kind: 'info', message, undo, milliseconds }),
};

/** Takes back what was said last, as long as it can be; false where there is nothing. */
export function undoLatest(): boolean {
  const latest = shown.findLast((one) => one.undo);
  if (!latest) return false;
  latest.undo?.();
  hideNotice(latest.id);
  return true;
}

/** The newest alone is seen; another word does not cover what can still be taken back. */
function inSight(all: readonly Notice[]): readonly Notice[] {
  const undoable = all.findLast((one) => one.undo);
  return all.filter((one) => one === all.at(-1) || one === undoable);
}

export const useNotices = () => {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  return inSight(all);
};
