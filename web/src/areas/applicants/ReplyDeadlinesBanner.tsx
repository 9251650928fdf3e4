import { Alert, Button, Group, Text } from '@mantine/core';
import { replyDeadlines } from '@vitrine/contract/applicants/reply-deadlines.ts';
import { useManagement } from '../../parts/applicant/use-management.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Somebody waits for an answer that was promised: who, and the way to them. Absent while nobody does. */
export function ReplyDeadlinesBanner() {
  const t = useTexts('applicants');
  const { search, go } = useManagement();
  const due = useAsk(replyDeadlines.due, {}).data;
  if (!due?.since) return null;
  return (
    <Alert color="info" py={8} role="status">
      <Group justify="space-between" gap={12}>
        <Text component="span">
          {[
            ...(due.late > 0 ? [t('due.late', { count: due.late })] : []),
            ...(due.soon > 0 ? [t('due.soon', { count: due.soon })] : []),
          ].join(' ')}{' '}
          {t('due.since', { date: longDate(due.since) })}
        </Text>
        {search.due ? (
          <Button variant="default" size="compact-md" onClick={() => go({})}>
            {t('due.all')}
          </Button>
        ) : (
          <Button variant="default" size="compact-md" onClick={() => go({ due: true })}>
            {t('due.show')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
