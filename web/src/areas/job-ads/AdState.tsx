import { Badge } from '@mantine/core';
import { IconArchive, IconBroadcast, IconCalendarOff, IconEyeOff, IconPencil } from '@tabler/icons-react';
import type { JobAdState } from '@vitrine/contract/job-ads/card.ts';
import { useTexts } from '../../platform/use-texts.ts';

const marks = { open: IconBroadcast, draft: IconPencil, closed: IconCalendarOff, expired: IconEyeOff, archived: IconArchive };

/** The state of an ad, as word and sign; only an open one has a colour. */
export function AdState({ state }: { state: JobAdState }) {
  const t = useTexts('job-ads');
  const Mark = marks[state];
  const open = state === 'open';
  return (
    <Badge
      variant={open ? 'filled' : 'default'}
      {...(open ? { color: 'confirm' } : {})}
      radius="sm"
      tt="none"
      leftSection={<Mark size={14} stroke={1.5} aria-hidden="true" />}
    >
      {t(`states.${state}`)}
    </Badge>
  );
}
