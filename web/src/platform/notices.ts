import { notifications } from '@mantine/notifications';
import { noticeMilliseconds } from '@vitrine/contract/vocabulary.ts';
import { createElement } from 'react';
import { UndoNotice } from './UndoNotice.tsx';

const show = (color: 'confirm' | 'info' | 'red', message: string, id?: string) =>
  notifications.show({ ...(id ? { id } : {}), message, color, autoClose: noticeMilliseconds, withBorder: true });

/** Short messages that leave by themselves after five seconds (R233). */
export const notices = {
  done: (message: string, id?: string) => show('confirm', message, id),
  info: (message: string, id?: string) => show('info', message, id),
  /** Says what was done and offers to take it back while the message stays. */
  undo(message: string, undo: () => void) {
    const id = crypto.randomUUID();
    const close = () => notifications.hide(id);
    notifications.show({
      id,
      color: 'info',
      autoClose: noticeMilliseconds,
      withBorder: true,
      message: createElement(UndoNotice, { message, undo, close }),
    });
  },
};
