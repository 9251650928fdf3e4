import { Checkbox, Fieldset, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { channels, type NotificationKind } from '@vitrine/contract/notifications/kinds.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { asking, useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { ThisDevice } from './ThisDevice.tsx';

type Settings = Reply<typeof notificationSettings.read>;

/** What the person is told, and on which ways; a switch is saved as it is turned. */
export function NotificationsPage() {
  const t = useTexts('accounts');
  const settings = useAsk(notificationSettings.read, {});
  const candidate = useVisitor() === 'candidate';
  return (
    <SettingsFrame>
      <Section title={t('notifications.title')} text={t('notifications.text')}>
        <QueryBoundary of={settings}>{(chosen) => <Kinds chosen={chosen} />}</QueryBoundary>
        {candidate && <Text mt={16}>{t('notifications.letters')}</Text>}
      </Section>
      <ThisDevice />
    </SettingsFrame>
  );
}

function Kinds({ chosen }: { chosen: Settings }) {
  const t = useTexts('accounts');
  const client = useQueryClient();
  const act = useAct(notificationSettings.choose, { onDone: () => notices.done(t('common:saved'), 'notifications') });
  const key = asking(notificationSettings.read, {}).queryKey;
  const choose = (one: Settings['items'][number], wanted: boolean) => {
    const next = { ...one, wanted };
    client.setQueryData(key, { items: chosen.items.map((other) => (other === one ? next : other)) });
    act.mutate(next, { onError: () => client.setQueryData(key, chosen) });
  };
  const kinds = [...new Set(chosen.items.map((one): NotificationKind => one.kind))];
  return (
    <Stack gap={20}>
      {kinds.map((kind) => (
        <Fieldset key={kind} variant="unstyled" legend={<b>{t(`notifications.kinds.${kind}`)}</b>}>
          <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={16} verticalSpacing={8} mt={4}>
            {channels
              .flatMap((channel) => chosen.items.find((one) => one.kind === kind && one.channel === channel) ?? [])
              .map((one) => (
                <Checkbox
                  key={one.channel}
                  checked={one.wanted}
                  label={t(`notifications.channels.${one.channel}`)}
                  onChange={(event) => choose(one, event.currentTarget.checked)}
                />
              ))}
          </SimpleGrid>
        </Fieldset>
      ))}
    </Stack>
  );
}
