import { Badge } from '@mantine/core';

/** The one map of status colours of the product; the word always stands in the badge. */
export const statusColors = {
  New: 'blue',
  Screening: 'info',
  Interview: 'violet',
  Accepted: 'confirm',
  Denied: 'red',
  Declined: 'gray',
} as const;

export type StatusName = keyof typeof statusColors;

export function StatusBadge({ status, children }: { status: StatusName; children: string }) {
  const color = statusColors[status];
  return (
    <Badge
      variant="light"
      radius="sm"
      styles={{
        root: {
          background: `light-dark(var(--mantine-color-${color}-1), color-mix(in srgb, var(--mantine-color-${color}-6) 28%, transparent))`,
          color: `light-dark(color-mix(in srgb, var(--mantine-color-${color}-9) 72%, black), var(--mantine-color-${color}-1))`,
        },
        label: { textTransform: 'none', fontWeight: 700, overflow: 'visible' },
      }}
    >
      {children}
    </Badge>
  );
}
