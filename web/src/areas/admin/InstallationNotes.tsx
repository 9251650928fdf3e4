import { Alert, List, Stack } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { installation } from '@vitrine/contract/admin/installation.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** What is fine for trying out and not for real use; absent where all is well. */
export function InstallationNotes() {
  const t = useTexts('admin');
  const { data } = useAsk(installation.look, {});
  if (!data || !(data.missingLimits.length || data.mailsStay || data.noRoom || data.takesNotWhole)) return null;
  const icon = <IconInfoCircle stroke={1.5} aria-hidden="true" />;
  const warning = <IconAlertTriangle stroke={1.5} aria-hidden="true" />;
  return (
    <Stack gap={12}>
      {data.noRoom && (
        <Alert color="red" icon={warning} title={t('notes.room')}>
          {t('notes.roomText')}
        </Alert>
      )}
      {data.takesNotWhole > 0 && (
        <Alert color="red" icon={warning} title={t('notes.takes', { count: data.takesNotWhole })}>
          {t('notes.takesText')}
        </Alert>
      )}
      {data.mailsStay && (
        <Alert color="info" icon={icon} title={t('notes.mails')}>
          {t('notes.mailsText')}
        </Alert>
      )}
      {data.missingLimits.length > 0 && (
        <Alert color="info" icon={icon} title={t('notes.limits')}>
          {t('notes.limitsText')}
          <List mt={8}>
            {data.missingLimits.map((limit) => (
              <List.Item key={limit}>{t(`notes.limit.${limit}`)}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  );
}
