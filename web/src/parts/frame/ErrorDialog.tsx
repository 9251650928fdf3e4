import { Button, Group, Modal, Text } from '@mantine/core';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { problemText, showProblem, useShownProblem } from '../../platform/problems.ts';

/** A failed call, as a dialog with an error icon that closes by its button or Escape (R192, R071, R072). */
export function ErrorDialog() {
  const { t } = useTranslation();
  const problem = useShownProblem();
  const close = () => showProblem(null);
  return (
    <Modal
      opened={problem !== null}
      onClose={close}
      closeButtonProps={{ 'aria-label': t('close') }}
      title={
        <Group gap={12}>
          <IconAlertTriangleFilled data-testid="error-icon" color="var(--mantine-color-error)" aria-hidden="true" />
          <Text fw={700}>{t('failed.title')}</Text>
        </Group>
      }
    >
      <Text>{problem === null ? '' : problemText(problem)}</Text>
      <Group justify="flex-end" mt={24}>
        <Button onClick={close} data-autofocus>
          {t('close')}
        </Button>
      </Group>
    </Modal>
  );
}
