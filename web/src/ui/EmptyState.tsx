import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';

/** What belongs here, and the next step: an empty list never is a dead end. */
export function EmptyState({ drawing, title, text, action }: { drawing: DrawingName; title: string; text?: string; action?: ReactNode }) {
  return (
    <Stack align="center" gap={8} py={40} px={16} ta="center">
      <Drawing name={drawing} />
      <Title order={2}>{title}</Title>
      {text && (
        <Text c="dimmed" maw={460}>
          {text}
        </Text>
      )}
      {action && <div style={{ marginTop: 12 }}>{action}</div>}
    </Stack>
  );
}
