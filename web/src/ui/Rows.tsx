import { Card, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Row {
  id: string;
  title: string;
  detail: string;
  /** More of it, on lines of its own. */
  below?: ReactNode;
  /** How it stands, and what can be done with it. */
  beside?: ReactNode;
}

/** A short list of what was ordered, set or made. */
export function Rows({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <Card padding={0} component="ul" aria-label={label} style={{ listStyle: 'none', margin: 0 }}>
      {rows.map(({ id, title, detail, below, beside }) => (
        <li key={id} style={{ borderBottom: '1px solid var(--v-line)', padding: '12px 16px' }}>
          <Group justify="space-between" gap={12}>
            <div style={{ minWidth: 0, flex: '1 1 240px', overflowWrap: 'anywhere' }}>
              <Text fw={700}>{title}</Text>
              <Text size="sm" c="dimmed">
                {detail}
              </Text>
              {below}
            </div>
            {beside && <Group gap={12}>{beside}</Group>}
          </Group>
        </li>
      ))}
    </Card>
  );
}
