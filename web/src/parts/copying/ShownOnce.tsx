import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ToCopy } from './ToCopy.tsx';

interface Props {
  title: string;
  /** What to do with it, and that it is not shown again. */
  text: string;
  /** What the secret is called. */
  label: string;
  secret: string;
  done: string;
  onClose: () => void;
}

/** A secret that was just made. It does not close by a click beside it: whoever did not copy it has to make another one. */
export function ShownOnce({ title, text, label, secret, done, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} size="lg" closeOnClickOutside={false} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap={16}>
        <Text>{text}</Text>
        <ToCopy label={label} value={secret} focused />
        <Group justify="flex-end">
          <Button onClick={onClose}>{done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
