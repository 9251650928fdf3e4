import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { applying, type Standing } from '@vitrine/contract/applying/applying.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { longDate } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Apply.module.css';

interface Props {
  standing: Reply<typeof applying.standing>;
  application: Standing;
  justSent: boolean;
}

/** What was sent and what happens next; from here it can be taken back. */
export function AppliedStep({ standing, application, justSent }: Props) {
  const t = useTexts('applying');
  const { documents, person } = standing;
  if (application.withdrawnAt)
    return (
      <Stack gap={8}>
        <Title order={3}>{t('applied.withdrawn')}</Title>
        <Text>{t('applied.withdrawnText', { date: longDate(application.withdrawnAt), company: standing.companyName })}</Text>
        <Everything guest={person.guest} />
      </Stack>
    );
  return (
    <Stack gap={16}>
      <div role={justSent ? 'status' : undefined}>
        <Title order={3}>{t(justSent ? 'applied.done' : 'applied.title')}</Title>
        <Text c="dimmed">{t('applied.on', { date: longDate(application.appliedAt), company: standing.companyName })}</Text>
      </div>
      <WhatNext standing={standing} application={application} justSent={justSent} />
      {documents.length > 0 && (
        <div>
          <Text fw={700}>{t('documents.list')}</Text>
          {documents.map((one) => (
            <div key={one.documentId}>
              <Anchor href={one.url} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
                {one.name}
              </Anchor>
            </div>
          ))}
        </div>
      )}
      <Withdraw application={application} company={standing.companyName} everything={<Everything guest={person.guest} />} />
    </Stack>
  );
}

function WhatNext({ standing, application, justSent }: Props) {
  const t = useTexts('applying');
  const { jobcodeId, person, companyName } = standing;
  const interview = application.interview === 'offered' || application.interview === 'to-finish';
  return (
    <div>
      <Text fw={700} mb={6}>
        {t('applied.next')}
      </Text>
      <ol className={classes.next}>
        {justSent && <li>{t('applied.receipt', { email: person.email })}</li>}
        {interview && <li>{t('applied.interview')}</li>}
        <li>
          {application.replyBy
            ? t('applied.replyBy', { company: companyName, date: longDate(application.replyBy) })
            : t('applied.reply', { company: companyName })}
        </li>
        {person.guest && <li>{t('applied.back')}</li>}
      </ol>
      {interview && jobcodeId && (
        <Button
          mt={16}
          renderRoot={(props) => <Link {...props} to="/job-interview/$jobcodeId" params={{ jobcodeId }} />}
          leftSection={<IconVideo size={20} stroke={1.5} />}
        >
          {t('applied.toInterview')}
        </Button>
      )}
    </div>
  );
}

const Everything = ({ guest }: { guest: boolean }) => {
  const t = useTexts('applying');
  if (guest) return null;
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/candidate-dashboard" />}>
      {t('applied.all')}
    </Button>
  );
};

/** Taking back cannot be undone, so it is asked for twice. */
function Withdraw({ application, company, everything }: { application: Standing; company: string; everything: React.ReactNode }) {
  const t = useTexts('applying');
  const [sure, setSure] = useState(false);
  const act = useAct(applying.withdraw, {
    onDone: () => notices.done(t('withdraw.done')),
  });
  if (!sure)
    return (
      <Group justify="space-between">
        {everything}
        <Button variant="subtle" color="red" onClick={() => setSure(true)}>
          {t('withdraw.action')}
        </Button>
      </Group>
    );
  return (
    <Stack gap={8} role="group" aria-label={t('withdraw.action')}>
      <Text>{t('withdraw.text', { company })}</Text>
      <Group justify="flex-end">
        <Button variant="default" autoFocus onClick={() => setSure(false)}>
          {t('withdraw.keep')}
        </Button>
        <Button color="red.9" loading={act.isPending} onClick={() => act.mutate({ applicationId: application.applicationId })}>
          {t('withdraw.action')}
        </Button>
      </Group>
    </Stack>
  );
}
