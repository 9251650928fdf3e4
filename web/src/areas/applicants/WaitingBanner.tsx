import { Alert, Button, Group, Text } from '@mantine/core';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './WaitingBanner.module.css';

interface Props {
  /** Who waits. */
  text: string;
  /** What is said beside it where there is room. */
  more: string;
  /** The list shows them alone. */
  shown: boolean;
  show: string;
  onShow: () => void;
  onAll: () => void;
}

/** Somebody waits, and the way to them and back. */
export function WaitingBanner({ text, more, shown, show, onShow, onAll }: Props) {
  const t = useTexts('applicants');
  return (
    <Alert color="info" py={8} role="status">
      <Group justify="space-between" gap={8}>
        <Text component="span" className={classes.text ?? ''}>
          {text} <span className={classes.more}>{more}</span>
        </Text>
        <Button variant="default" size="compact-md" className={classes.button ?? ''} onClick={shown ? onAll : onShow}>
          {shown ? t('due.all') : show}
        </Button>
      </Group>
    </Alert>
  );
}
