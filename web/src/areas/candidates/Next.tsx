import { Box, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Application } from '@vitrine/contract/applying/applying.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { interview } from '@vitrine/contract/interviews/interview.ts';
import { date, relative } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ReuseAnswers } from './ReuseAnswers.tsx';

type MyInterview = Reply<typeof interview.mine>['items'][number];

/** What waits for the candidate: interviews that were begun, and those that belong to an application. Absent while nothing does. */
export function Next({ interviews, applications }: { interviews: MyInterview[]; applications: Application[] }) {
  const t = useTexts('candidates');
  const begun = interviews.filter((one) => one.state === 'to-finish' && isRunning(one, applications));
  const sent = interviews.filter((one) => one.state === 'sent');
  const offered = applications.filter((one) => one.interview === 'offered');
  if (begun.length + offered.length === 0) return null;
  return (
    <Box component="section" aria-label={t('next')}>
      <Title order={2} size="h3" mb={12}>
        {t('next')}
      </Title>
      <Stack gap={12}>
        {begun.map((one) => (
          <Begun key={one.applicationId} one={one} sent={sent} />
        ))}
        {offered.map((one) => (
          <Offered key={one.applicationId} one={one} />
        ))}
      </Stack>
    </Box>
  );
}

/** A withdrawn application has no interview to finish. */
const isRunning = ({ applicationId }: MyInterview, applications: Application[]) =>
  !applications.some((one) => one.applicationId === applicationId && one.withdrawnAt);

function Begun({ one, sent }: { one: MyInterview; sent: MyInterview[] }) {
  const t = useTexts('candidates');
  return (
    <Card withBorder component="article">
      <Group justify="space-between" gap={16}>
        <Box miw={0} flex="1 1 260px">
          <Text fw={700}>{one.title}</Text>
          <Text c="dimmed">{one.companyName}</Text>
          <Text size="sm" mt={8}>
            {t('progress', { done: one.answered, all: one.questionCount })}
          </Text>
          {one.closesAt && (
            <Text size="sm" c="dimmed">
              {t('until', { day: date(one.closesAt), when: relative(one.closesAt) })}
            </Text>
          )}
        </Box>
        <Group gap={8}>
          <ReuseAnswers into={one} sent={sent} />
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/video-interview/$jobcodeId/$uniqueId" params={{ jobcodeId: one.jobcodeId, uniqueId: one.uniqueId }} />
            )}
          >
            {t('goOn')}
          </Button>
        </Group>
      </Group>
    </Card>
  );
}

function Offered({ one }: { one: Application }) {
  const t = useTexts('candidates');
  const { jobcodeId } = one;
  if (!jobcodeId) return null;
  return (
    <Card withBorder component="article">
      <Group justify="space-between" gap={16}>
        <Box miw={0} flex="1 1 260px">
          <Text fw={700}>{one.title}</Text>
          <Text c="dimmed">{one.companyName}</Text>
          <Text size="sm" mt={8}>
            {t('offered')}
          </Text>
          {one.interviewClosesAt && (
            <Text size="sm" c="dimmed">
              {t('until', { day: date(one.interviewClosesAt), when: relative(one.interviewClosesAt) })}
            </Text>
          )}
        </Box>
        <Button renderRoot={(props) => <Link {...props} to="/video-interview/$jobcodeId" params={{ jobcodeId }} />}>{t('begin')}</Button>
      </Group>
    </Card>
  );
}
