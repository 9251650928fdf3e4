import { Badge } from '@mantine/core';

/** How something stands, in a word on its colour. */
export function State({ color, word }: { color: string; word: string }) {
  return (
    <Badge variant="light" color={color} autoContrast styles={{ label: { color: 'var(--mantine-color-text)', textTransform: 'none' } }}>
      {word}
    </Badge>
  );
}
