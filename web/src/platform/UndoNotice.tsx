import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The body of a notice that can be taken back. */
export function UndoNotice({ message, undo, close }: { message: string; undo: () => void; close: () => void }) {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{message}</Text>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          undo();
          close();
        }}
      >
        {t('undo')}
      </Button>
    </Group>
  );
}
