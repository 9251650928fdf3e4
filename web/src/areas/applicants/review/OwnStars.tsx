import { Group, Rating, Stack, Text } from '@mantine/core';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { useId } from 'react';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import type { ReviewedAnswer } from './reviewed.ts';

/** One's own stars; the others' appear once they are given. */
export function OwnStars({ item, onRate }: { item: ReviewedAnswer; onRate: (stars: number) => void }) {
  const t = useTexts('applicants');
  const label = useId();
  const ratings = useAsk(deciding.ratings, { id: item.applicationId });
  const here = ratings.data?.items.find((one) => one.questionNo === item.questionNo);
  const others = here?.others ?? [];
  return (
    <Stack gap={4}>
      <Group gap={12}>
        <Text fw={700} id={label}>
          {t('review.stars')}
        </Text>
        <Rating
          value={here?.own ?? 0}
          onChange={(stars) => onRate(stars === here?.own ? 0 : stars)}
          size="lg"
          color="info.7"
          aria-labelledby={label}
          getSymbolLabel={(stars) => t('review.starsLabel', { count: stars })}
        />
      </Group>
      <Text size="sm" c="dimmed" aria-live="polite">
        {others.length > 0
          ? others.map((one) => t('common:labelled', { label: one.name, value: one.stars })).join(' · ')
          : here && here.othersCount > 0
            ? t('review.starsHidden', { count: here.othersCount })
            : ''}
      </Text>
    </Stack>
  );
}
