import { Button, Text } from '@mantine/core';

/** Another spelling that finds more, one press away. */
export function DidYouMean({ question, text, onChoose }: { question: string; text: string; onChoose: (text: string) => void }) {
  return (
    <Text>
      {question}{' '}
      <Button variant="light" size="compact-md" onClick={() => onChoose(text)}>
        {text}
      </Button>
    </Text>
  );
}
