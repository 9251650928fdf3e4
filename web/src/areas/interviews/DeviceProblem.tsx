import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconVideoOff } from '@tabler/icons-react';
import type { DeviceFault } from '../../platform/recording/media-wanted.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Why camera or microphone cannot be used, and what to do (R209). */
export function DeviceProblem({ fault, again }: { fault: DeviceFault | 'lost'; again: () => void }) {
  const t = useTexts('interviews');
  return (
    <Alert
      role="alert"
      color="info"
      icon={<IconVideoOff aria-hidden="true" />}
      title={fault === 'none' ? t('device.none') : t(`device.${fault}`)}
    >
      <Stack gap={8} align="flex-start">
        <Text size="sm">{fault === 'none' ? t('device.noneText') : t(`device.${fault}Text`)}</Text>
        <Group>
          <Button size="xs" variant="default" onClick={again}>
            {t('device.again')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
