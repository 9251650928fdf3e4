import { Button, Text } from '@mantine/core';
import { useTexts } from '../../platform/use-texts.ts';

/** Another spelling that finds more, one press away. */
export function DidYouMean({ text, onChoose }: { text: string; onChoose: (text: string) => void }) {
  const t = useTexts('job-search');
  return (
    <Text>
      {t('didYouMean')}{' '}
      <Button variant="light" size="compact-md" onClick={() => onChoose(text)}>
        {text}
      </Button>
    </Text>
  );
}
