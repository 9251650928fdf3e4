import { Box, Button, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { type PlayerHandle, VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { number } from '../../../platform/format.ts';
import { useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { HiddenAnswer } from './Blind.tsx';
import classes from './Review.module.css';
import type { ReviewedAnswer } from './reviewed.ts';

interface Props {
  item: ReviewedAnswer;
  player: RefObject<PlayerHandle | null>;
  onExpired: () => void;
  /** Beside others: without the choice of speed. */
  compact?: boolean;
}

/** What was answered, as video, sound, text or file; what shows the person only on demand where names are left out. */
export function Answer({ item, player, onExpired, compact = false }: Props) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const [rate, setRate] = useState('1');
  const { answer } = item;
  const guest = useVisitor() === 'guest-reviewer';
  if (!answer) return <Box className={classes.nothing}>{t('review.skipped')}</Box>;
  if (item.hidden) return <HiddenAnswer applicationId={item.applicationId} />;
  if (answer.kind === 'text')
    return (
      <Paper withBorder p={compact ? 16 : 24} radius="lg">
        <Text style={{ whiteSpace: 'pre-line' }} maw={700}>
          {answer.text}
        </Text>
      </Paper>
    );
  if (answer.kind === 'file' && guest) return <Box className={classes.nothing}>{t('guest.file')}</Box>;
  if (!answer.media) return <Box className={classes.nothing}>{t('common:player.processing')}</Box>;
  if (answer.kind === 'file')
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
  return (
    <Stack gap={8}>
      <VideoPlayer
        handle={player}
        src={answer.media.url}
        contentType={answer.media.contentType}
        poster={answer.media.poster}
        processing={answer.media.processing}
        seconds={answer.media.seconds}
        trim={answer.trim}
        rate={Number(rate)}
        sound={answer.kind === 'audio'}
        label={t('review.answerOf', { name: nameOf(item), number: item.questionNo })}
        onExpired={onExpired}
      />
      {!compact && (
        <SegmentedControl
          size="xs"
          value={rate}
          onChange={setRate}
          data={['1', '1.25', '1.5', '2'].map((value) => ({ value, label: `${number(Number(value))}×` }))}
          aria-label={t('review.speed')}
          w="fit-content"
        />
      )}
    </Stack>
  );
}
