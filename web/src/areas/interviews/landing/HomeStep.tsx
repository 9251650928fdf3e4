import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { History } from '../../../parts/application/History.tsx';
import { WhatBecame } from '../../../parts/application/WhatBecame.tsx';
import { Withdraw } from '../../../parts/application/Withdraw.tsx';
import { CompanyLogo } from '../../../parts/company/CompanyLogo.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { signUpLink } from '../links.ts';
import classes from '../Stage.module.css';
import { EraseGuest } from './EraseGuest.tsx';

interface Place {
  jobcodeId: string;
  uniqueId?: string;
}
type Home = Reply<typeof applicationHome.show>;

/** The link of an interview that was sent, or begun elsewhere: what became of it, and what the person can do (R204). */
export function HomeStep({ place, sent }: { place: Place; sent: boolean }) {
  const t = useTexts('interviews');
  const home = useAsk(applicationHome.show, place);
  return (
    <div className={classes.page}>
      <QueryBoundary of={home}>
        {(one) => (
          <Stack gap={24}>
            <div>
              <Text c="dimmed">{one.companyName}</Text>
              <Title order={1}>{one.title || t('home.title')}</Title>
              {sent && (
                <Text c="dimmed" mt={4}>
                  <b>{t('closed.applied.title')}</b> · {t('closed.applied.text')}
                </Text>
              )}
            </div>
            <Standing home={one} place={place} />
          </Stack>
        )}
      </QueryBoundary>
    </div>
  );
}

/** Below the thank you: the same, without its heading. */
export function SentHome({ place }: { place: Place }) {
  const home = useAsk(applicationHome.show, place);
  return home.data ? <Standing home={home.data} place={place} /> : null;
}

function Standing({ home, place }: { home: Home; place: Place }) {
  const t = useTexts('interviews');
  const unsent = home.interview === 'to-finish' && !home.withdrawnAt;
  return (
    <Card withBorder component="section" aria-label={t('home.title')}>
      <Stack gap={20}>
        <Group justify="space-between" gap={12}>
          <Group gap={12} wrap="nowrap">
            <CompanyLogo logo={home.companyLogo} size={44} />
            <Text fw={700}>{t('home.title')}</Text>
          </Group>
          <StatusBadge status={home.status}>{t(`common:application.status.${home.status}`)}</StatusBadge>
        </Group>
        <Text>{unsent ? t('home.begun') : <WhatBecame one={home} />}</Text>
        <History history={home.history} />
        {home.applicationId ? <Own home={home} applicationId={home.applicationId} /> : <Elsewhere home={home} place={place} />}
      </Stack>
    </Card>
  );
}

/** What the person can do whose session this is. */
function Own({ home, applicationId }: { home: Home; applicationId: string }) {
  const t = useTexts('interviews');
  return (
    <Group gap={16}>
      {!home.guest && (
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/candidate-dashboard" />}>
          {t('home.account')}
        </Button>
      )}
      {!home.withdrawnAt && <Withdraw applicationId={applicationId} company={home.companyName} />}
      {home.guest && <EraseGuest company={home.companyName} />}
    </Group>
  );
}

/** Whoever holds the link sees where it stands; to change anything, the person comes in by mail or signs in. */
function Elsewhere({ home, place: { jobcodeId, uniqueId = '' } }: { home: Home; place: Place }) {
  const t = useTexts('interviews');
  const [mailed, setMailed] = useState(false);
  const mail = useAct(applicationHome.mailWayIn, { onDone: () => setMailed(true) });
  if (mailed) return <Text role="status">{t('home.mailed')}</Text>;
  return (
    <Stack gap={12} align="flex-start">
      <Text>{t('home.mine')}</Text>
      {home.guest ? (
        <Button loading={mail.isPending} onClick={() => mail.mutate({ jobcodeId, uniqueId })}>
          {t('home.mail')}
        </Button>
      ) : (
        <Button component="a" href={signUpLink(jobcodeId, uniqueId, 'in')}>
          {t('join.signIn')}
        </Button>
      )}
    </Stack>
  );
}
