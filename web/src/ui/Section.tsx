import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** One section of an editor or of settings: what it is about, and its own form. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} mb={text ? 4 : 16}>
        {title}
      </Title>
      {text && (
        <Text c="dimmed" mb={16}>
          {text}
        </Text>
      )}
      {children}
    </Card>
  );
}
