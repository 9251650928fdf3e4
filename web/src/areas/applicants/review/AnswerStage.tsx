import { Box, Button, Group, Paper, Rating, SegmentedControl, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconFileText, IconMicrophone, IconMovie, IconWriting } from '@tabler/icons-react';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { type RefObject, useState } from 'react';
import { type PlayerHandle, VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { number } from '../../../platform/format.ts';
import { useAsk } from '../../../platform/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Review.module.css';
import type { ReviewedAnswer } from './reviewed.ts';
import { ShareAnswer } from './ShareAnswer.tsx';

interface Props {
  items: ReviewedAnswer[];
  current: ReviewedAnswer;
  onShow: (questionNo: number) => void;
  player: RefObject<PlayerHandle | null>;
  onExpired: () => void;
  onRate: (stars: number) => void;
}

/** The question above, the answer large, all answers as a strip below. */
export function AnswerStage({ items, current, onShow, player, onExpired, onRate }: Props) {
  const t = useTexts('applicants');
  return (
    <Stack gap={16}>
      <Box>
        <Text size="sm" c="dimmed">
          {t('review.questionOf', { number: current.questionNo, count: items.length })}
        </Text>
        <Title order={2}>{current.question}</Title>
      </Box>
      <Answer key={current.answer?.takeId ?? current.questionNo} item={current} player={player} onExpired={onExpired} />
      <Group justify="space-between">
        <OwnStars item={current} onRate={onRate} />
        {current.answer && current.answer.kind !== 'text' && <ShareAnswer takeId={current.answer.takeId} />}
      </Group>
      <Group component="nav" gap={8} aria-label={t('review.answers')} className={classes.strip}>
        {items.map((item) => (
          <Poster
            key={item.questionNo}
            item={item}
            current={item.questionNo === current.questionNo}
            onShow={() => onShow(item.questionNo)}
          />
        ))}
      </Group>
    </Stack>
  );
}

function Answer({ item, player, onExpired }: { item: ReviewedAnswer; player: RefObject<PlayerHandle | null>; onExpired: () => void }) {
  const t = useTexts('applicants');
  const [rate, setRate] = useState('1');
  const { answer } = item;
  if (!answer) return <Box className={classes.nothing}>{t('review.skipped')}</Box>;
  if (answer.kind === 'text')
    return (
      <Paper withBorder p={24} radius="lg">
        <Text style={{ whiteSpace: 'pre-line' }} maw={700}>
          {answer.text}
        </Text>
      </Paper>
    );
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
        label={t('review.answerOf', { name: `${item.firstName} ${item.lastName}`, number: item.questionNo })}
        onExpired={onExpired}
      />
      <Group gap={12}>
        <SegmentedControl
          size="xs"
          value={rate}
          onChange={setRate}
          data={['1', '1.25', '1.5', '2'].map((value) => ({ value, label: `${number(Number(value))}×` }))}
          aria-label={t('review.speed')}
        />
      </Group>
    </Stack>
  );
}

/** One's own stars; the others' appear once they are given. */
function OwnStars({ item, onRate }: { item: ReviewedAnswer; onRate: (stars: number) => void }) {
  const t = useTexts('applicants');
  const ratings = useAsk(deciding.ratings, { id: item.applicationId });
  const here = ratings.data?.items.find((one) => one.questionNo === item.questionNo);
  const others = here?.others ?? [];
  return (
    <Stack gap={4}>
      <Group gap={12}>
        <Text fw={700} id="own-stars">
          {t('review.stars')}
        </Text>
        <Rating
          value={here?.own ?? 0}
          onChange={(stars) => onRate(stars === here?.own ? 0 : stars)}
          size="lg"
          color="info.7"
          aria-labelledby="own-stars"
          getSymbolLabel={(stars) => t('review.starsLabel', { count: stars })}
        />
      </Group>
      <Text size="sm" c="dimmed" aria-live="polite">
        {others.length > 0
          ? others.map((one) => `${one.name}: ${one.stars}`).join(' · ')
          : here && here.othersCount > 0
            ? t('review.starsHidden', { count: here.othersCount })
            : ''}
      </Text>
    </Stack>
  );
}

const icons = { video: IconMovie, audio: IconMicrophone, text: IconWriting, file: IconFileText };

function Poster({ item, current, onShow }: { item: ReviewedAnswer; current: boolean; onShow: () => void }) {
  const t = useTexts('applicants');
  const Icon = icons[item.answer?.kind ?? 'text'];
  const poster = item.answer?.media?.poster;
  return (
    <UnstyledButton
      className={classes.poster}
      aria-current={current || undefined}
      aria-label={t('review.showQuestion', { number: item.questionNo, question: item.question })}
      onClick={onShow}
    >
      {poster ? <img src={poster} alt="" /> : <Icon size={26} stroke={1.5} aria-hidden="true" />}
      <span>{item.questionNo}</span>
    </UnstyledButton>
  );
}
