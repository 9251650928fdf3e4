import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';

interface Props {
  drawing: DrawingName;
  title: string;
  text?: string;
  action?: ReactNode;
  /** 1 where it is all that the page says. */
  order?: 1 | 2;
}

/** What belongs here, and the next step: an empty list never is a dead end. */
export function EmptyState({ drawing, title, text, action, order = 2 }: Props) {
  return (
    <Stack align="center" gap={8} py={40} px={16} ta="center">
      <Drawing name={drawing} />
      <Title order={order} size="h2">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw={460}>
          {text}
        </Text>
      )}
      {action && <div style={{ marginTop: 12 }}>{action}</div>}
    </Stack>
  );
}
