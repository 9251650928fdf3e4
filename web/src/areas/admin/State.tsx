import { Badge, Text } from '@mantine/core';

interface Props {
  color: string;
  word: string;
  /** It stands as it should: the word alone, so that what does not is seen among many. */
  plain?: boolean;
}

/** How something stands, in a word on its colour. */
export function State({ color, word, plain = false }: Props) {
  if (plain)
    return (
      <Text span inherit c="dimmed">
        {word}
      </Text>
    );
  return (
    <Badge variant="light" color={color} autoContrast styles={{ label: { color: 'var(--mantine-color-text)', textTransform: 'none' } }}>
      {word}
    </Badge>
  );
}
