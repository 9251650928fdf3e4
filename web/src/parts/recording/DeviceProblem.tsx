import { Button } from '@mantine/core';
import { IconVideoOff } from '@tabler/icons-react';
import type { DeviceFault } from '../../platform/recording/media-wanted.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Note } from './Note.tsx';

/** Why camera or microphone cannot be used, and what to do (R209). */
export function DeviceProblem({ fault, again }: { fault: DeviceFault | 'lost'; again: () => void }) {
  const t = useTexts('interviews');
  return (
    <Note icon={IconVideoOff} title={fault === 'none' ? t('device.none') : t(`device.${fault}`)}>
      {fault === 'none' ? t('device.noneText') : t(`device.${fault}Text`)}
      <Button size="xs" variant="default" onClick={again} mt={8} display="block">
        {t('device.again')}
      </Button>
    </Note>
  );
}
