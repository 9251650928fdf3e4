import { Badge } from '@mantine/core';
import { IconArchive, IconBroadcast, IconCalendarOff, IconPencil } from '@tabler/icons-react';
import type { JobCodeState } from '@vitrine/contract/job-codes/shapes.ts';
import { useTexts } from '../../platform/use-texts.ts';

const marks = { active: IconBroadcast, inactive: IconPencil, expired: IconCalendarOff, archived: IconArchive };

/** The state of a job code, as word and sign; only an open one has a colour. */
export function StateBadge({ state }: { state: JobCodeState }) {
  const t = useTexts('job-codes');
  const Mark = marks[state];
  const open = state === 'active';
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
