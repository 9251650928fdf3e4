import { Anchor, Card, Group, Stack, Tabs, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { jobCodeLists, type ProductCard } from '@vitrine/contract/job-codes/lists.ts';
import { type JobCodeState, jobCodeStates } from '@vitrine/contract/job-codes/shapes.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { StateTabs } from '../../parts/StateTabs.tsx';
import { useProgressLine } from '../../parts/use-progress-line.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { StateBadge } from './StateBadge.tsx';

/** An ad and a job code under one booking are one job, which ends with whichever ends first. */
const jobsOf = (items: ProductCard[]) =>
  [...Map.groupBy(items, (one) => one.bookingId).values()].flatMap(([first, ...others]) =>
    first ? { ...first, deadline: [first, ...others].flatMap(({ deadline }) => deadline ?? []).sort()[0] ?? null } : [],
  );

/** The jobs that were given to a hiring manager, with the way to their applicants. */
export function GivenJobs() {
  const t = useTexts('job-codes');
  const [state, setState] = useState<JobCodeState>('active');
  const list = useAsk(jobCodeLists[state], { page: 1, count: 200 }, { keepPrevious: true });
  return (
    <Tabs value={state} onChange={(value) => setState(value as JobCodeState)} keepMounted={false} styles={{ tab: { paddingInline: 10 } }}>
      <StateTabs states={jobCodeStates} counts={undefined} label={(one) => t(`states.${one}`)} mb={20} />
      <Tabs.Panel value={state}>
        <QueryBoundary of={list}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState drawing="video" title={t('given.none')} text={t('given.noneText')} />
            ) : (
              <Stack component="ul" gap={12} p={0} m={0} style={{ listStyle: 'none' }}>
                {jobsOf(items).map((one) => (
                  <GivenJob key={one.bookingId} job={one} />
                ))}
              </Stack>
            )
          }
        </QueryBoundary>
      </Tabs.Panel>
    </Tabs>
  );
}

function GivenJob({ job }: { job: ProductCard }) {
  const t = useTexts('job-codes');
  const progress = useProgressLine();
  const search = { bookingId: job.bookingId };
  const title = job.title || t('preview.untitled');
  return (
    <Card component="li" padding="md">
      <Group justify="space-between" gap={12}>
        <Stack gap={6} miw={0}>
          <Anchor
            renderRoot={(props) => <Link {...props} to="/candidate-management" search={search} />}
            fw={700}
            c="inherit"
            style={{ overflowWrap: 'anywhere' }}
          >
            {title}
          </Anchor>
          <Text size="sm" fw={job.unseen > 0 ? 700 : 400}>
            {progress({ sent: job.applicants, underWay: job.underWay, unseen: job.unseen })}
          </Text>
          <Text size="sm" c="dimmed">
            {job.deadline ? t('list.until', { date: date(`${job.deadline}T12:00`) }) : t('list.noDeadline')}
          </Text>
        </Stack>
        <Group gap={16}>
          <StateBadge state={job.state} />
          <Anchor
            renderRoot={(props) => <Link {...props} to="/job-preview" search={search} />}
            size="sm"
            aria-label={t('given.previewOf', { title })}
          >
            {t('list.preview')}
          </Anchor>
        </Group>
      </Group>
    </Card>
  );
}
