import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props<T> {
  items: readonly T[];
  /** What is said where there are none. */
  none: string;
  children: (one: T) => ReactNode;
}

/** A list of which each one is a card of its own. */
export function CardList<T extends { id: string }>({ items, none, children }: Props<T>) {
  if (items.length === 0) return <Text>{none}</Text>;
  return (
    <Stack component="ul" gap={12} m={0} p={0} style={{ listStyle: 'none' }}>
      {items.map((one) => (
        <li key={one.id}>{children(one)}</li>
      ))}
    </Stack>
  );
}
