import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DialogFoot.module.css';

interface Props {
  cancel: string;
  onCancel: () => void;
  /** What the button does cannot be undone: the way back is offered first. */
  dangerous?: boolean;
  /** The button that does it. */
  children: ReactNode;
}

/** The end of a dialog: it stays in sight, however long the dialog is and however low the window. */
export function DialogFoot({ cancel, onCancel, dangerous = false, children }: Props) {
  return (
    <Group justify="flex-end" className={classes.foot ?? ''}>
      <Button color="info" onClick={onCancel} data-autofocus={dangerous || undefined}>
        {cancel}
      </Button>
      {children}
    </Group>
  );
}
