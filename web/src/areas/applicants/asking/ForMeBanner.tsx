import { Alert, Button, Group, Text } from '@mantine/core';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { useManagement } from '../../../parts/applicant/use-management.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { longDate } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** Whom somebody was asked to look at, and the way to them. Absent while nobody waits. */
export function ForMeBanner() {
  const t = useTexts('applicants');
  const { search, go } = useManagement();
  const mine = useAsk(reviewRequests.mine, {}).data;
  if (!mine?.next) return null;
  const late = mine.late > 0 ? ` ${t('asking.lateCount', { count: mine.late })}` : '';
  return (
    <Alert color="info" py={8} role="status">
      <Group justify="space-between" gap={12}>
        <Text component="span">
          {t('asking.forMe', { count: mine.open })} {t('asking.next', { date: longDate(`${mine.next}T12:00:00`) })}
          {late}
        </Text>
        {search.assigned ? (
          <Button variant="default" size="compact-md" onClick={() => go({})}>
            {t('due.all')}
          </Button>
        ) : (
          <Button variant="default" size="compact-md" onClick={() => go({ assigned: 'me' })}>
            {t('asking.show')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
