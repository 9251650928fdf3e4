import { Alert, Button, Group, Text } from '@mantine/core';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { notices } from '../../../../platform/notices.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import type { ReviewedApplicant } from '../reviewed.ts';

/** A candidate who has no attempt left asks for another one; absent while nobody asks. */
export function AttemptRequest({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const place = { bookingId: applicant.bookingId, id: applicant.id };
  const request = useAsk(tracking.optin, place, { enabled: applicant.startedAt !== null && applicant.interviewSentAt === null });
  const decide = useAct(tracking.grant, {
    onDone: (_, { granted }) => notices.done(granted === true ? t('attempt.granted') : t('attempt.declined')),
  });
  if (request.data?.state !== 'open') return null;
  return (
    <Alert color="info" title={t('attempt.title', { number: request.data.questionNo ?? '' })}>
      {request.data.reason && <Text mb={12}>{request.data.reason}</Text>}
      <Group gap={8}>
        <Button size="compact-md" loading={decide.isPending} onClick={() => decide.mutate({ ...place, granted: true })}>
          {t('attempt.grant')}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => decide.mutate({ ...place, granted: false })}>
          {t('attempt.decline')}
        </Button>
      </Group>
    </Alert>
  );
}
