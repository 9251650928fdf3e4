import { Text } from '@mantine/core';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { Kinds } from './NotificationKinds.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { ThisDevice } from './ThisDevice.tsx';

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
