import { Group, Stack, Text } from '@mantine/core';
import type { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { ReactNode } from 'react';
import { number } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Scorecard.module.css';

export type Judged = Reply<typeof scorecards.get>['earlier'][number];
type Summary = Judged['summary'][number];

/** What was scored: the own points, the mean, and how far apart the reviewers are, in words and as a small range. */
export function TeamScores({ judged, children }: { judged: Judged; children?: ReactNode }) {
  const t = useTexts('applicants');
  const cards = [...(judged.own ? [judged.own] : []), ...judged.others];
  return (
    <div className={classes.parts}>
      {judged.criteria.map((criterion) => {
        const summary = judged.summary.find((one) => one.criterionId === criterion.id);
        const own = judged.own?.scores.find((one) => one.criterionId === criterion.id)?.points;
        const noted = cards.flatMap((card) => {
          const score = card.scores.find((one) => one.criterionId === criterion.id);
          return score?.note ? [{ name: card.own ? t('scorecard.you') : card.name, points: score.points, note: score.note }] : [];
        });
        return (
          <Stack key={criterion.id} gap={4}>
            <Group justify="space-between" wrap="nowrap" align="flex-start">
              <Text fw={700}>{criterion.name}</Text>
              <Text style={{ flex: 'none' }}>{own ? t('scorecard.own', { points: own }) : t('scorecard.ownOpen')}</Text>
            </Group>
            {summary && summary.count > 1 && <Spread summary={summary} />}
            {summary?.count === 1 && !own && (
              <Text size="sm" c="dimmed">
                {t('scorecard.one', { mean: number(summary.mean) })}
              </Text>
            )}
            {noted.map((one) => (
              <Text key={one.name} size="sm" className={classes.note ?? ''}>
                {one.name}
                {one.points ? ` (${one.points})` : ''}: {one.note}
              </Text>
            ))}
          </Stack>
        );
      })}
      <Stack gap={16}>
        {cards
          .filter((card) => card.note)
          .map((card) => (
            <Text key={card.name} size="sm" className={classes.note ?? ''}>
              <b>{card.own ? t('scorecard.you') : card.name}</b>: {card.note}
            </Text>
          ))}
        {judged.othersCount === 0 && judged.own && (
          <Text size="sm" c="dimmed">
            {t('scorecard.alone')}
          </Text>
        )}
        {children}
      </Stack>
    </div>
  );
}

const at = (points: number) => 8 + ((points - 1) / 4) * 144;

/** From the lowest to the highest score, with the mean as a dot; the words beside it say the same. */
function Spread({ summary: { mean, lowest, highest, count, differ } }: { summary: Summary }) {
  const t = useTexts('applicants');
  return (
    <Stack gap={0}>
      <svg width="160" height="18" viewBox="0 0 160 18" aria-hidden="true" className={classes.spread}>
        <line x1={at(1)} x2={at(5)} y1="9" y2="9" className={classes.scale} />
        {[1, 2, 3, 4, 5].map((one) => (
          <line key={one} x1={at(one)} x2={at(one)} y1="6" y2="12" className={classes.scale} />
        ))}
        <line x1={at(lowest)} x2={at(highest)} y1="9" y2="9" className={classes.range} />
        <circle cx={at(mean)} cy="9" r="5" className={classes.mean} />
      </svg>
      <Text size="sm">
        {t('scorecard.mean', { mean: number(mean, { maximumFractionDigits: 1 }), count })}
        {' · '}
        <Text span fw={differ ? 700 : 400}>
          {differ ? t('scorecard.differ', { lowest, highest }) : t('scorecard.agree')}
        </Text>
      </Text>
    </Stack>
  );
}
