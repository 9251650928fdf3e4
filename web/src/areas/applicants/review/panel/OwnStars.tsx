import { Rating, Stack, Text } from '@mantine/core';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { type RefObject, useId, useImperativeHandle, useRef } from 'react';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { notices } from '../../../../platform/notices.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import type { MarkHandle } from '../../scorecards/mark-handle.ts';
import type { ReviewedAnswer } from '../reviewed.ts';

/** Stars are told as they are given, and each answer has its own. */
const nothing = () => undefined;

/** One's own stars for an answer; the others' appear once they are given. */
export function OwnStars({ item, marks }: { item: ReviewedAnswer; marks?: RefObject<MarkHandle | null> }) {
  const t = useTexts('applicants');
  const label = useId();
  const { applicationId: id, questionNo } = item;
  const ratings = useAsk(deciding.ratings, { id });
  const { mutate: takeBack } = useAct(deciding.rate, { onDone: () => notices.done(t('review.marksBack')) });
  const before = useRef(new Map<number, number>());
  const { mutate } = useAct(deciding.rate, {
    onDone: (_, asked) => {
      const [number, stars] = [Number(asked.questionNo), Number(asked.stars)];
      const said = stars > 0 ? t('review.starred', { count: stars, number }) : t('review.unstarred', { number });
      notices.undo(said, () => takeBack({ id, questionNo: number, stars: before.current.get(number) ?? 0 }));
    },
  });
  const here = ratings.data?.items.find((one) => one.questionNo === questionNo);
  const others = here?.others ?? [];
  const give = (stars: number) => {
    const own = here?.own ?? 0;
    if (stars === own) return;
    before.current.set(questionNo, own);
    mutate({ id, questionNo, stars });
  };
  useImperativeHandle(marks, () => ({ mark: give, step: nothing, give: nothing, leave: nothing }));
  return (
    <Stack gap={4}>
      <Text fw={700} id={label}>
        {t('review.starsOf', { number: questionNo })}
      </Text>
      <Rating
        value={here?.own ?? 0}
        onChange={(stars) => give(stars === here?.own ? 0 : stars)}
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
