import { Rating, Stack, Text } from '@mantine/core';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { type RefObject, useId, useImperativeHandle } from 'react';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import type { MarkHandle } from '../../scorecards/mark-handle.ts';
import type { ReviewedAnswer } from '../reviewed.ts';

/** One's own stars for an answer; the others' appear once they are given. */
export function OwnStars({ item, marks }: { item: ReviewedAnswer; marks?: RefObject<MarkHandle | null> }) {
  const t = useTexts('applicants');
  const label = useId();
  const { applicationId: id, questionNo } = item;
  const ratings = useAsk(deciding.ratings, { id });
  const { mutate } = useAct(deciding.rate);
  const here = ratings.data?.items.find((one) => one.questionNo === questionNo);
  const others = here?.others ?? [];
  useImperativeHandle(marks, () => ({ mark: (stars) => mutate({ id, questionNo, stars }), step: () => undefined }), [
    mutate,
    id,
    questionNo,
  ]);
  return (
    <Stack gap={4}>
      <Text fw={700} id={label}>
        {t('review.starsOf', { number: questionNo })}
      </Text>
      <Rating
        value={here?.own ?? 0}
        onChange={(stars) => mutate({ id, questionNo, stars: stars === here?.own ? 0 : stars })}
        size="lg"
        color="info.7"
        aria-labelledby={label}
        getSymbolLabel={(stars) => t('review.starsLabel', { count: stars })}
      />
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
