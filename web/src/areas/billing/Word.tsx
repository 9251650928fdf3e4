import { Badge } from '@mantine/core';

/** How something stands, in a word on its colour. */
export function Word({ color, children }: { color: string; children: string }) {
  return (
    <Badge variant="light" color={color} autoContrast styles={{ label: { color: 'var(--mantine-color-text)', textTransform: 'none' } }}>
      {children}
    </Badge>
  );
}
