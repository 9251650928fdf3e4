import { Button, Card, Group, Progress, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/use-texts.ts';
import { shareOf } from './profile/Completeness.tsx';
import { partOf } from './profile/parts.ts';
import { useProfile } from './profile/use-profile.ts';

/** How far the profile has come, and the one step that helps most; absent once everything is there. */
export function ProfileStep() {
  const t = useTexts('candidates');
  const { data } = useProfile();
  const next = data?.missing[0];
  if (!data || !next) return null;
  const part = partOf[next];
  const share = shareOf(data);
  return (
    <Card component="section" aria-label={t('complete.title')}>
      <Group justify="space-between" gap={16}>
        <div style={{ flex: '1 1 260px' }}>
          <Title order={2} size="h3">
            {t('complete.title')}
          </Title>
          <Group gap={12} mt={8} wrap="nowrap">
            <Progress value={share} color="confirm.6" flex={1} maw={280} aria-label={t('complete.title')} />
            <Text fw={700}>{share} %</Text>
          </Group>
          <Text mt={8}>{t(`complete.step.${next}`)}</Text>
        </div>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/candidate-profile-edit" search={part === 'person' ? {} : { part }} />}
        >
          {t('complete.action')}
        </Button>
      </Group>
    </Card>
  );
}
