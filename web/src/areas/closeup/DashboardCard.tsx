import { Button, Card, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** The own closeup on the dashboard: how it stands, and the way to it. */
export function DashboardCard() {
  const t = useTexts('closeup');
  const own = useAsk(closeupEditing.own, {}).data;
  if (!own) return null;
  const { closeup } = own;
  const state = !closeup
    ? t('dashboard.none')
    : closeup.publicUrl && closeup.givenUntil
      ? t('dashboard.seen', { day: longDate(closeup.givenUntil) })
      : t('dashboard.unseen');
  return (
    <Card component="section" aria-label={t('own.title')}>
      <Group justify="space-between" gap={16}>
        <div style={{ flex: '1 1 260px' }}>
          <Title order={2}>{t('own.title')}</Title>
          <Text>{state}</Text>
        </div>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/closeup-landing-v3" />}>
          {t(closeup ? 'dashboard.edit' : 'dashboard.begin')}
        </Button>
      </Group>
    </Card>
  );
}
