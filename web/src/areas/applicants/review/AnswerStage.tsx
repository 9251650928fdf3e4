import { Box, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconFileText, IconMicrophone, IconMovie, IconWriting } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { PlayerHandle } from '../../../parts/VideoPlayer.tsx';
import { useIsRecruiter } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Answer } from './Answer.tsx';
import { OwnStars } from './OwnStars.tsx';
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
  const shareable = useIsRecruiter() && current.answer && current.answer.kind !== 'text' && !current.blind;
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
        {shareable && current.answer && <ShareAnswer takeId={current.answer.takeId} />}
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
