import { Button, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFoot } from './DialogFoot.tsx';

interface Props {
  opened: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  cancel: string;
  /** Name of the cross for screen readers. */
  close: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** For what cannot be undone; closes by its buttons and by Escape (R071, R072). */
export function ConfirmDialog({ opened, title, children, confirm, cancel, close, danger, busy, onConfirm, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': close }}>
      <Text component="div" mb={12}>
        {children}
      </Text>
      <DialogFoot cancel={cancel} onCancel={onClose} dangerous>
        <Button {...(danger ? { color: 'red.9' } : {})} loading={busy ?? false} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogFoot>
    </Modal>
  );
}
