import { Button, Card, Group, Select, Stack, Text, Timeline } from '@mantine/core';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { useState } from 'react';
import { date, relative } from '../../../platform/format.ts';
import { useIsRecruiter } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { StatusDialog, useSetStatus } from '../StatusDialog.tsx';
import classes from './Review.module.css';
import type { ReviewedApplicant } from './reviewed.ts';

const quick = ['Interview', 'Denied'] as const;

/** Where the applicant stands, and for recruiters what to decide; on a phone it stays in reach of the thumb. */
export function Decision({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const [status, setStatus] = useState<ApplicationStatus>();
  const set = useSetStatus();
  const recruiter = useIsRecruiter();
  const choose = (next: ApplicationStatus) => {
    if (next === 'Screening' || next === 'New' || next === 'Declined') set.mutate({ ids: [applicant.id], status: next });
    else setStatus(next);
  };
  return (
    <Card withBorder component="section" aria-label={t('status.label')}>
      <Stack gap={16}>
        <Group justify="space-between">
          <StatusBadge status={applicant.status}>{t(`common:status.${applicant.status}`)}</StatusBadge>
          {applicant.replyBy && (
            <Text size="sm" c="dimmed">
              {t('list.replyBy', { day: date(applicant.replyBy) })}
            </Text>
          )}
        </Group>
        {recruiter && (
          <>
            <Select
              label={t('status.change')}
              data={applicationStatuses.map((value) => ({ value, label: t(`common:status.${value}`) }))}
              value={applicant.status}
              allowDeselect={false}
              onChange={(next) => next && next !== applicant.status && choose(next as ApplicationStatus)}
            />
            <Group grow preventGrowOverflow={false} gap={8} className={classes.thumb}>
              {quick
                .filter((one) => one !== applicant.status)
                .map((one) => (
                  <Button key={one} variant={one === 'Denied' ? 'default' : 'filled'} onClick={() => choose(one)}>
                    {t(`decide.${one}`)}
                  </Button>
                ))}
            </Group>
          </>
        )}
        {applicant.history.length > 0 && <History applicant={applicant} />}
      </Stack>
      {status && (
        <StatusDialog applicants={[applicant]} status={status} onClose={() => setStatus(undefined)} onDone={() => setStatus(undefined)} />
      )}
    </Card>
  );
}

function History({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  return (
    <Timeline bulletSize={12} lineWidth={2} active={applicant.history.length} aria-label={t('status.history')}>
      {applicant.history.map((step) => (
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
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
