import { Box, Text, UnstyledButton } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { number } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { freshMilliseconds } from '../review/reviewed.ts';
import type { Waiting } from '../review/use-queue.ts';
import classes from './Compare.module.css';

interface Props {
  people: Waiting[];
  at: number;
  onShow: (index: number) => void;
}

/**
 * On a phone one answer has the whole width: in half of it no face is seen and no score can be pressed. Who is compared,
 * where they stand and what the team gives them stays side by side above it, with the question, and leads from one to the other.
 */
export function Switch({ people, at, onShow }: Props) {
  const t = useTexts('applicants');
  return (
    <Box className={classes.switch ?? ''} role="group" aria-label={t('compare.people')}>
      {people.map((one, index) => (
        <Face key={one.id} one={one} pressed={index === at} onPress={() => onShow(index)} />
      ))}
    </Box>
  );
}

function Face({ one, pressed, onPress }: { one: Waiting; pressed: boolean; onPress: () => void }) {
  const t = useTexts('applicants');
  const applicant = useAsk(applicants.one, { id: one.id }, { staleTime: freshMilliseconds }).data;
  const { status } = applicant ?? one;
  const stars = applicant?.stars ?? null;
  return (
    <UnstyledButton className={classes.face ?? ''} aria-pressed={pressed} onClick={onPress}>
      <span className={classes.named}>
        <Text component="span" fw={700} size="sm" truncate>
          {useNameOf()(applicant ?? one)}
        </Text>
        {stars !== null && (
          <Text component="span" size="sm" fw={700} className={classes.stars ?? ''} aria-label={`${t('list.stars')} ${number(stars)}`}>
            <IconStarFilled size={14} aria-hidden="true" />
            {number(stars, { maximumFractionDigits: 1 })}
          </Text>
        )}
      </span>
      <StatusBadge status={status}>{t(`common:status.${status}`)}</StatusBadge>
    </UnstyledButton>
  );
}
