import { IconArchive, IconBroadcast, IconCalendarOff, IconEyeOff, IconPencil } from '@tabler/icons-react';
import type { JobAdState } from '@vitrine/contract/job-ads/card.ts';
import { StateMark } from '../../parts/StateMark.tsx';
import { useTexts } from '../../platform/use-texts.ts';

const icons = { open: IconBroadcast, draft: IconPencil, closed: IconCalendarOff, expired: IconEyeOff, archived: IconArchive };

/** The state of an ad; `named` where a job code's stands beside it. */
export function AdState({ state, named = false }: { state: JobAdState; named?: boolean }) {
  const t = useTexts('job-ads');
  return (
    <StateMark
      icon={icons[state]}
      text={named ? t('job.state', { state: t(`states.${state}`) }) : t(`states.${state}`)}
      open={state === 'open'}
    />
  );
}
