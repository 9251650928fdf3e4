import { Group, Skeleton, Text } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { RefObject } from 'react';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { number } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { OwnStars } from '../review/panel/OwnStars.tsx';
import type { ReviewedAnswer, ReviewedApplicant } from '../review/reviewed.ts';
import type { MarkHandle } from './mark-handle.ts';
import classes from './Scorecard.module.css';
import { Scorecard } from './Scorecard.tsx';

interface Props {
  applicant: ReviewedApplicant;
  current: ReviewedAnswer | undefined;
  marks: RefObject<MarkHandle | null>;
}

/** One way to judge: by the criteria of the job, or by stars for each answer where it has none; and what the team makes of it. */
export function Score({ applicant, current, marks }: Props) {
  const t = useTexts('applicants');
  const card = useAsk(scorecards.get, { id: applicant.id }).data;
  // as high as usual criteria, so that what stands below does not move
  if (!card) return <Skeleton height={320} radius={8} />;
  const hides = card.current && !card.current.own && card.current.othersCount > 0;
  return (
    <div className={classes.parts}>
      <div className={classes.above}>
        <TeamMark stars={applicant.stars} />
        {!card.current && current && <OwnStars key={current.applicationId} item={current} marks={marks} />}
        {hides && (
          <Text size="sm" c="dimmed">
            {t('scorecard.hidden', { count: card.current?.othersCount ?? 0 })}
          </Text>
        )}
      </div>
      {!card.current && card.earlier.length === 0 && !current && <Text c="dimmed">{t('scorecard.nothing')}</Text>}
      <Scorecard card={card} applicant={applicant} marks={marks} />
    </div>
  );
}

/** The mark that lists, board and comparison carry as well. */
function TeamMark({ stars }: { stars: number | null }) {
  const t = useTexts('applicants');
  if (stars === null) return null;
  return (
    <Group gap={6}>
      <Text size="sm">{t('list.stars')}</Text>
      <IconStarFilled size={16} aria-hidden="true" color="var(--mantine-color-info-7)" />
      <Text fw={700}>{number(stars, { maximumFractionDigits: 1 })}</Text>
      <Text size="sm">{t('scorecard.ofFive')}</Text>
    </Group>
  );
}
