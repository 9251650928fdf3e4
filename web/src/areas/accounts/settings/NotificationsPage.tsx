import { Stack, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { account } from '@vitrine/contract/accounts/account.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { asking, useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { isOfCompany, useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

const kinds = ['progress', 'reminders'] as const;

/** What the person is told by mail; a switch is saved as it is turned. */
export function NotificationsPage() {
  const t = useTexts('accounts');
  const who = isOfCompany(useVisitor()) ? 'recruiter' : 'candidate';
  const client = useQueryClient();
  const settings = useAsk(account.notifications, {});
  const act = useAct(account.setNotifications, {
    onDone: () => notices.done(t('common:saved'), 'notifications'),
  });
  const key = asking(account.notifications, {}).queryKey;
  return (
    <SettingsFrame>
      <Section title={t('notifications.title')} text={t('notifications.text')}>
        <QueryBoundary of={settings}>
          {(chosen) => (
            <Stack>
              {kinds.map((kind) => (
                <Switch
                  key={kind}
                  checked={chosen[kind]}
                  label={t(`notifications.${who}.${kind}`)}
                  onChange={(event) => {
                    const next = { ...chosen, [kind]: event.currentTarget.checked };
                    client.setQueryData(key, next);
                    act.mutate(next, { onError: () => client.setQueryData(key, chosen) });
                  }}
                />
              ))}
            </Stack>
          )}
        </QueryBoundary>
      </Section>
    </SettingsFrame>
  );
}
