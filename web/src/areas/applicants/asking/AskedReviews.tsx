import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { date, isPast } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useIsRecruiter, useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import type { ReviewedApplicant } from '../review/reviewed.ts';
import { AskColleagues } from './AskColleagues.tsx';

type Request = Reply<typeof reviewRequests.list>['items'][number];

/** A day of the calendar, in words. */
const dayInWords = (day: string) => date(`${day}T12:00:00`);

/** Who was asked to look at somebody; guests are not told. */
function useRequests(id: string) {
  const guest = useVisitor() === 'guest-reviewer';
  return useAsk(reviewRequests.list, { id }, { enabled: !guest }).data?.items ?? [];
}

/** Somebody asks the one who looks; absent once that is done. */
export function AskedOfMe({ applicant: { id } }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const own = useRequests(id).find((one) => one.own);
  const done = useAct(reviewRequests.done, { onDone: () => notices.done(t('asking.looked')) });
  if (!own || own.doneAt) return null;
  return (
    <Alert color="info" title={t('asking.mine', { date: dayInWords(own.dueOn) })}>
      <Text mb={12}>{t('asking.mineText')}</Text>
      <Button size="compact-md" variant="default" loading={done.isPending} onClick={() => done.mutate({ id })}>
        {t('asking.look')}
      </Button>
    </Alert>
  );
}

/** Who of the company was asked, until when, and whether they looked; recruiters ask more of them. */
export function AskedReviews({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const recruiter = useIsRecruiter();
  const requests = useRequests(applicant.id);
  if (requests.length === 0 && !recruiter) return null;
  return (
    <Stack gap={12} component="section" aria-label={t('asking.title')}>
      {requests.length > 0 && (
        <>
          <Title order={2} size="h5">
            {t('asking.title')}
          </Title>
          <Stack component="ul" gap={8} p={0} m={0} style={{ listStyle: 'none' }}>
            {requests.map((one) => (
              <Asked key={one.accountId} applicationId={applicant.id} request={one} />
            ))}
          </Stack>
        </>
      )}
      {recruiter && <AskColleagues applicants={[applicant]} />}
    </Stack>
  );
}

function Asked({ applicationId, request: { accountId, name, dueOn, doneAt } }: { applicationId: string; request: Request }) {
  const t = useTexts('applicants');
  const recruiter = useIsRecruiter();
  const takeBack = useAct(reviewRequests.takeBack, { onDone: () => notices.done(t('asking.takenBack')) });
  const until = doneAt ? t('asking.doneOn', { date: date(doneAt) }) : t('asking.open', { date: dayInWords(dueOn) });
  return (
    <Group component="li" justify="space-between" gap={8} wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
        <Group gap={8}>
          <Text size="sm" c="dimmed">
            {until}
          </Text>
          {!doneAt && isPast(dueOn) && <Badge color="info">{t('asking.late')}</Badge>}
        </Group>
      </div>
      {recruiter && !doneAt && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          style={{ flex: 'none' }}
          loading={takeBack.isPending}
          aria-label={t('asking.takeBackOf', { name })}
          onClick={() => takeBack.mutate({ id: applicationId, accountId })}
        >
          {t('asking.takeBack')}
        </Button>
      )}
    </Group>
  );
}
