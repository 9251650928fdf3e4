import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** A list of cards, up to three in a row; each of them is an `li`. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} spacing={16} m={0} p={0} style={{ listStyle: 'none' }}>
      {children}
    </SimpleGrid>
  );
}
