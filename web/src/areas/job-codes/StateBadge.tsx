import { IconArchive, IconBroadcast, IconCalendarOff, IconPencil } from '@tabler/icons-react';
import type { JobCodeState } from '@vitrine/contract/job-codes/shapes.ts';
import { StateMark } from '../../parts/StateMark.tsx';
import { useTexts } from '../../platform/use-texts.ts';

const icons = { active: IconBroadcast, inactive: IconPencil, expired: IconCalendarOff, archived: IconArchive };

export function StateBadge({ state }: { state: JobCodeState }) {
  const t = useTexts('job-codes');
  return <StateMark icon={icons[state]} text={t(`states.${state}`)} open={state === 'active'} />;
}
