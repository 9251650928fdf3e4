import { useSyncExternalStore } from 'react';

let unread = 0;
const listeners = new Set<() => void>();

/** Told by what listens to the chat; the menu only shows it. */
export function setUnreadMessages(next: number) {
  if (next === unread) return;
  unread = next;
  for (const listener of listeners) listener();
}

export const useUnreadMessages = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unread,
  );
