import { Button, Card, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/use-texts.ts';

/** The way from the dashboard to trying out words. */
export function PractiseCard() {
  const t = useTexts('speech-effect');
  return (
    <Card component="section" aria-label={t('practise.title')}>
      <Group justify="space-between" gap={16}>
        <div style={{ flex: '1 1 260px' }}>
          <Title order={2}>{t('practise.title')}</Title>
          <Text>{t('practise.card')}</Text>
        </div>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/speech-effect" />}>
          {t('practise.open')}
        </Button>
      </Group>
    </Card>
  );
}
