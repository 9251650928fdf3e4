import { Box, Button, Group, Paper, Text } from '@mantine/core';
import { useVisitor } from '../../../../platform/session/session.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { HiddenAnswer } from '../Blind.tsx';
import classes from '../Review.module.css';
import type { ReviewedAnswer } from '../reviewed.ts';

/** What was answered otherwise than by picture or sound, or why there is nothing to see; a film stands in its own place. */
export function Answer({ item }: { item: ReviewedAnswer }) {
  const t = useTexts('applicants');
  const { answer } = item;
  const guest = useVisitor() === 'guest-reviewer';
  if (!answer) return <Box className={classes.nothing}>{t('review.skipped')}</Box>;
  if (item.hidden) return <HiddenAnswer applicationId={item.applicationId} />;
  if (answer.kind === 'text')
    return (
      <Paper withBorder p={24} radius="lg" className={classes.text ?? ''} tabIndex={0} role="group" aria-label={t('review.written')}>
        <Text style={{ whiteSpace: 'pre-line' }} maw={700}>
          {answer.text}
        </Text>
      </Paper>
    );
  if (answer.kind === 'file' && guest) return <Box className={classes.nothing}>{t('guest.file')}</Box>;
  if (!answer.media) return <Box className={classes.nothing}>{t('common:player.processing')}</Box>;
  return (
    <Paper withBorder p={24} radius="lg">
      <Group justify="space-between">
        <Text>{answer.fileName}</Text>
        <Button component="a" href={answer.media.url} download={answer.fileName ?? true} variant="default">
          {t('review.download')}
        </Button>
      </Group>
    </Paper>
  );
}
