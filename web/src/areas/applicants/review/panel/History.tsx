import { Stack, Text, Timeline } from '@mantine/core';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { date, relative } from '../../../../platform/format.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import type { ReviewedApplicant } from '../reviewed.ts';

interface Line {
  at: string;
  title: string;
  detail: (string | false | null)[];
  below?: string | undefined;
}

type Activity = Reply<typeof applicants.activity>['items'][number];

/** What was promised, every status with who set it, and what else was done with the application. */
export function History({ applicant, looked }: { applicant: ReviewedApplicant; looked: boolean }) {
  const t = useTexts('applicants');
  const activity = useAsk(applicants.activity, { id: applicant.id }, { enabled: looked });
  const { appliedAt, sentAt, replyBy, history } = applicant;
  const lineOf = ({ what, at, by, of }: Activity): Line => ({
    at,
    title: t(`activity.${what}`, { name: of ?? '' }),
    detail: [what === 'wrote' ? t('status.byCandidate') : (by ?? t('activity.somebody')), relative(at)],
  });
  const lines: Line[] = [
    {
      at: appliedAt,
      title: t('status.begun'),
      detail: [date(appliedAt), sentAt ? t('list.sent', { when: relative(sentAt) }) : t('list.notSent')],
    },
    ...history.map(({ status, changedAt, changedBy, mail, reason }) => ({
      at: changedAt,
      title: t(`common:status.${status}`),
      detail: [changedBy ?? t('status.byCandidate'), relative(changedAt), mail !== 'none' && t(`status.mailState.${mail}`)],
      below: reason ? t('denial.noted', { reason }) : undefined,
    })),
    ...(activity.data?.items ?? []).map(lineOf),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <Stack gap={16}>
      {replyBy && <Text fw={700}>{t('list.replyBy', { day: date(replyBy) })}</Text>}
      <Timeline bulletSize={12} lineWidth={2} active={lines.length} aria-label={t('status.history')}>
        {lines.map(({ at, title, detail, below }) => (
          <Timeline.Item key={`${title} ${at}`} title={title}>
            <Text size="sm" c="dimmed" title={date(at)}>
              {detail.filter(Boolean).join(' · ')}
            </Text>
            {below && <Text size="sm">{below}</Text>}
          </Timeline.Item>
        ))}
      </Timeline>
    </Stack>
  );
}
