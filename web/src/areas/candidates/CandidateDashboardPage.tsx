import { Box, Button, Card, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import type { ReactNode } from 'react';
import { Asked } from '../../parts/Asked.tsx';
import { date, relative } from '../../platform/format.ts';
import { useAct } from '../../platform/use-act.ts';
import { useAsk } from '../../platform/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ReuseAnswers } from './ReuseAnswers.tsx';

type MyInterview = Reply<typeof interview.mine>['items'][number];

/** What a candidate has begun, sent and heard: the next step always on top. */
export function CandidateDashboardPage({ children }: { children?: ReactNode }) {
  const t = useTexts('candidates');
  const mine = useAsk(interview.mine, {});
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Asked of={mine}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing="letters" title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <Stack gap={40}>
              <Part
                title={t('toFinish')}
                items={items.filter((one) => one.state === 'to-finish')}
                sent={items.filter((one) => one.state === 'sent')}
              />
              <Part title={t('sent')} items={items.filter((one) => one.state === 'sent')} />
              <Part title={t('closed')} items={items.filter((one) => one.state === 'closed')} />
            </Stack>
          )
        }
      </Asked>
      {children}
      <Reuse />
    </Page>
  );
}

function Part({ title, items, sent = [] }: { title: string; items: MyInterview[]; sent?: MyInterview[] }) {
  if (items.length === 0) return null;
  return (
    <Box component="section" aria-label={title}>
      <Title order={2} size="h3" mb={12}>
        {title}
      </Title>
      <Stack gap={12}>
        {items.map((one) => (
          <Interview key={one.applicationId} one={one} sent={sent} />
        ))}
      </Stack>
    </Box>
  );
}

function Interview({ one, sent }: { one: MyInterview; sent: MyInterview[] }) {
  const t = useTexts('candidates');
  const open = one.state === 'to-finish';
  return (
    <Card withBorder component="article">
      <Group justify="space-between" gap={16}>
        <Box miw={0} flex="1 1 260px">
          <Text fw={700}>{one.title}</Text>
          <Text c="dimmed">{one.companyName}</Text>
          <Text size="sm" mt={8}>
            {open ? t('progress', { done: one.answered, all: one.questionCount }) : <WhatBecame one={one} />}
          </Text>
          {open && one.closesAt && (
            <Text size="sm" c="dimmed">
              {t('until', { day: date(one.closesAt), when: relative(one.closesAt) })}
            </Text>
          )}
        </Box>
        {open ? (
          <Group gap={8}>
            <ReuseAnswers into={one} sent={sent} />
            <Button
              renderRoot={(props) => (
                <Link {...props} to="/video-interview/$jobcodeId/$uniqueId" params={{ jobcodeId: one.jobcodeId, uniqueId: one.uniqueId }} />
              )}
            >
              {one.startedAt ? t('goOn') : t('begin')}
            </Button>
          </Group>
        ) : (
          <StatusBadge status={one.status as ApplicationStatus}>{t(`status.${one.status as ApplicationStatus}`)}</StatusBadge>
        )}
      </Group>
    </Card>
  );
}

/** The status in plain words, and until when an answer was promised. */
function WhatBecame({ one }: { one: MyInterview }) {
  const t = useTexts('candidates');
  const waiting = one.status === 'New' || one.status === 'Screening';
  return (
    <>
      {one.submittedAt ? t('sentOn', { day: date(one.submittedAt) }) : t('notSent')}
      {' · '}
      {t(`meaning.${one.status as ApplicationStatus}`)}
      {waiting && one.replyBy && ` ${t('replyBy', { day: date(one.replyBy) })}`}
    </>
  );
}

/** Answers of an earlier interview may serve again; off until the candidate wants it. */
function Reuse() {
  const t = useTexts('candidates');
  const setting = useAsk(answers.reuseSetting, {});
  const set = useAct(answers.setReuse, { refreshes: [answers.reuseSetting] });
  if (!setting.data) return null;
  return (
    <Card withBorder component="section">
      <Switch
        label={t('reuse.label')}
        description={t('reuse.text')}
        checked={set.isPending ? set.variables.reuseVideoInterview : setting.data.reuseVideoInterview}
        onChange={(event) => set.mutate({ reuseVideoInterview: event.currentTarget.checked })}
      />
    </Card>
  );
}
