import { Badge } from '@mantine/core';
import type { IconBroadcast } from '@tabler/icons-react';

interface Props {
  icon: typeof IconBroadcast;
  text: string;
  /** Candidates can begin: the one state with a colour. */
  open: boolean;
}

/** The state of an ad or a job code, as word and sign. */
export const StateMark = ({ icon: Icon, text, open }: Props) => (
  <Badge
    variant={open ? 'filled' : 'default'}
    {...(open ? { color: 'confirm' } : {})}
    radius="sm"
    tt="none"
    leftSection={<Icon size={14} stroke={1.5} aria-hidden="true" />}
  >
    {text}
  </Badge>
);
