import { Stack, Text, Timeline } from '@mantine/core';
import { date, relative } from '../../../../platform/format.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import type { ReviewedApplicant } from '../reviewed.ts';

/** What was promised, and every status with who set it. */
export function History({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const { appliedAt, sentAt, replyBy, history } = applicant;
  return (
    <Stack gap={16}>
      {replyBy && <Text fw={700}>{t('list.replyBy', { day: date(replyBy) })}</Text>}
      <Timeline bulletSize={12} lineWidth={2} active={history.length + 1} aria-label={t('status.history')}>
        <Timeline.Item title={t('status.begun')}>
          <Text size="sm" c="dimmed">
            {[date(appliedAt), sentAt ? t('list.sent', { when: relative(sentAt) }) : t('list.notSent')].join(' · ')}
          </Text>
        </Timeline.Item>
        {history.map((step) => (
          <Timeline.Item key={step.changedAt} title={t(`common:status.${step.status}`)}>
            <Text size="sm" c="dimmed" title={date(step.changedAt)}>
              {[
                step.changedBy ?? t('status.byCandidate'),
                relative(step.changedAt),
                step.mail === 'none' ? '' : t(`status.mailState.${step.mail}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {step.reason && <Text size="sm">{t('denial.noted', { reason: step.reason })}</Text>}
          </Timeline.Item>
        ))}
      </Timeline>
    </Stack>
  );
}
