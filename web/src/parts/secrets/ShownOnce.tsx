import { Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

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
        <Group gap={8} align="flex-end">
          <TextInput
            data-autofocus
            label={label}
            value={secret}
            readOnly
            flex="1 1 260px"
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                leftSection={copied ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />}
              >
                {t(copied ? 'shownOnce.copied' : 'shownOnce.copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
        <Group justify="flex-end">
          <Button onClick={onClose}>{done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
