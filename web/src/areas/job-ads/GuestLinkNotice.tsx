import { Alert, Button, Group } from '@mantine/core';
import { useTexts } from '../../platform/use-texts.ts';

/**
 * Above a job to which a guest came by a mailed link: that it is over (it lives thirty days, and applying again mails a new
 * one), or that nobody could say so just now.
 */
export function GuestLinkNotice({ over }: { over: boolean }) {
  const t = useTexts('job-ads');
  return (
    <Alert role="alert" color="info" mb={16}>
      <Group justify="space-between" gap={8}>
        {t(over ? 'apply.linkExpired' : 'apply.linkAway')}
        {!over && (
          // the link still stands in the address
          <Button variant="default" size="xs" onClick={() => location.reload()}>
            {t('common:retry')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
