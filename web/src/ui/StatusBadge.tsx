import { Badge } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './StatusBadge.module.css';

/** The one map of status colours of the product; the word always stands in the badge. */
const statusColors = {
  New: '#1c7ed6',
  Screening: '#e8a33d',
  Interview: '#7048e8',
  Accepted: '#2b9e6b',
  Denied: '#d6413f',
  Declined: '#75898d',
} as const;

export type StatusName = keyof typeof statusColors;

export function StatusBadge({ status, children }: { status: StatusName; children: string }) {
  return (
    <Badge
      variant="light"
      classNames={{ root: classes.badge ?? '', label: classes.label ?? '' }}
      style={{ '--status-color': statusColors[status] } as CSSProperties}
    >
      {children}
    </Badge>
  );
}
