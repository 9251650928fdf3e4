import { Button, Group, Stack, Text } from '@mantine/core';
import { team } from '@vitrine/contract/accounts/team.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { date } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';

/** Invitations that nobody accepted yet; absent while there are none. */
export function PendingInvitations() {
  const t = useTexts('accounts');
  const pending = useAsk(team.pending, {});
  const again = useAct(team.invite, { onDone: () => notices.done(t('invite.sent', { count: 1 })) });
  const takeBack = useAct(team.remove, { onDone: () => notices.done(t('pending.takenBack')) });
  const items = pending.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={t('pending.title')}>
      <Stack gap={16}>
        {items.map(({ email, role, jobs, invitedAt, expiresAt }) => (
          <Group key={email} justify="space-between">
            <div style={{ minWidth: 0 }}>
              <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
                {email}
              </Text>
              <Text size="sm">{[t(`roles.${role}`), ...jobs.map(({ title, bookingId }) => title || bookingId)].join(' · ')}</Text>
              <Text size="sm" c="dimmed">
                {t('pending.dates', { invited: date(invitedAt), until: date(expiresAt) })}
              </Text>
            </div>
            <Group gap={8}>
              <Button
                variant="subtle"
                size="compact-md"
                onClick={() => again.mutate({ emails: [email], role, bookings: jobs.map(({ bookingId }) => bookingId) })}
                aria-label={t('pending.againTo', { email })}
              >
                {t('pending.again')}
              </Button>
              <Button
                variant="subtle"
                size="compact-md"
                onClick={() => takeBack.mutate({ email })}
                aria-label={t('pending.takeBackOf', { email })}
              >
                {t('pending.takeBack')}
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}
