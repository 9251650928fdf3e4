import { IconArchive, IconBroadcast, IconCalendarOff, IconEyeOff, IconPencil } from '@tabler/icons-react';
import type { JobAdState } from '@vitrine/contract/job-ads/card.ts';
import { StateMark } from '../../parts/StateMark.tsx';
import { useTexts } from '../../platform/use-texts.ts';

const icons = { open: IconBroadcast, draft: IconPencil, closed: IconCalendarOff, expired: IconEyeOff, archived: IconArchive };

export function AdState({ state }: { state: JobAdState }) {
  const t = useTexts('job-ads');
  return <StateMark icon={icons[state]} text={t(`states.${state}`)} open={state === 'open'} />;
}
