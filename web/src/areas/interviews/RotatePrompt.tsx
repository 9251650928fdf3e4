import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDeviceMobileRotated } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../platform/use-texts.ts';

/** On a phone held upright: lying is better, upright works too (R070, R202). */
export function RotatePrompt() {
  const t = useTexts('interviews');
  const upright = useMediaQuery('(max-width: 576px) and (orientation: portrait)') ?? false;
  const [dismissed, setDismissed] = useState(false);
  return (
    <Modal
      opened={upright && !dismissed}
      onClose={() => setDismissed(true)}
      title={t('rotate.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack align="center" gap={16}>
        <IconDeviceMobileRotated size={56} stroke={1.5} aria-hidden="true" />
        <Text>{t('rotate.upright')}</Text>
        <Group>
          <Button data-autofocus onClick={() => setDismissed(true)}>
            {t('rotate.goOn')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
