import { CloseButton, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDeviceMobileRotated } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';

/** On a phone held upright, one quiet line: lying is better, upright works too (R070, R202). */
export function RotatePrompt() {
  const t = useTexts('interviews');
  const upright = useMediaQuery('(max-width: 575px) and (orientation: portrait)') ?? false;
  const [dismissed, setDismissed] = useState(false);
  if (!upright || dismissed) return null;
  return (
    <div className={classes.rotate} role="note">
      <IconDeviceMobileRotated size={24} stroke={1.5} aria-hidden="true" />
      <Text size="sm">
        {t('rotate.title')}. {t('rotate.upright')}
      </Text>
      <CloseButton size={44} aria-label={t('rotate.goOn')} onClick={() => setDismissed(true)} />
    </div>
  );
}
