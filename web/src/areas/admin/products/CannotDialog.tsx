import { Alert, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  title: string;
  why: string;
  children?: ReactNode;
  onClose: () => void;
}

/** Says why something cannot be deleted, before anybody types a name for it. */
export function CannotDialog({ title, why, children, onClose }: Props) {
  const t = useTexts('admin');
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack>
        <Alert color="red" role="note">
          {why}
        </Alert>
        {children}
      </Stack>
    </Modal>
  );
}
