import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Characters of a name that somebody gives to a thing of their own. */
export const maxName = 80;

interface Props {
  title: string;
  label: string;
  initial: string;
  busy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
  /** What else is asked, below the name. */
  children?: ReactNode;
}

/** Asks what a thing shall be called. */
export function NameDialog({ title, label, initial, busy, onName, onClose, children }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState(initial);
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onName(name.trim());
        }}
      >
        <Stack gap={16}>
          <TextInput
            label={label}
            value={name}
            maxLength={maxName}
            required
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          {children}
          <Button type="submit" loading={busy}>
            {t('save')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
