import { IconArchive, IconBroadcast, IconCalendarOff, IconPencil } from '@tabler/icons-react';
import type { JobCodeState } from '@vitrine/contract/job-codes/shapes.ts';
import { StateMark } from '../../parts/StateMark.tsx';
import { useTexts } from '../../platform/use-texts.ts';

const icons = { active: IconBroadcast, inactive: IconPencil, expired: IconCalendarOff, archived: IconArchive };

/** The state of a job code; `named` where an ad's stands beside it. */
export function StateBadge({ state, named = false }: { state: JobCodeState; named?: boolean }) {
  const t = useTexts('job-codes');
  return (
    <StateMark
      icon={icons[state]}
      text={named ? t('states.ofInterview', { state: t(`states.${state}`) }) : t(`states.${state}`)}
      open={state === 'active'}
    />
  );
}
