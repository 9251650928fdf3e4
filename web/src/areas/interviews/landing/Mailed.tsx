import { Text, Title } from '@mantine/core';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';

/** The address was here before: the way back lies in its mailbox. */
export function Mailed({ address }: { address: string }) {
  const t = useTexts('interviews');
  return (
    <div className={classes.page}>
      <Title order={1}>{t('join.mailed')}</Title>
      <Text mt={12}>{t('join.mailedText', { address })}</Text>
    </div>
  );
}
