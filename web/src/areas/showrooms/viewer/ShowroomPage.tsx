import { Anchor, Button, Card, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconCalendar, IconMail } from '@tabler/icons-react';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { showroomViewing } from '@vitrine/contract/showrooms/viewing.ts';
import { useEffect, useState } from 'react';
import { Watermarked } from '../../../parts/Watermark.tsx';
import { problemText } from '../../../platform/calls/problems.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { longDate } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import classes from '../Showrooms.module.css';
import { AskDialog } from './AskDialog.tsx';
import { Closed } from './Closed.tsx';
import { SharedCards } from './SharedCards.tsx';
import { SharedPersonView } from './SharedPersonView.tsx';
import { ViewerFrame } from './ViewerFrame.tsx';

const route = getRouteApi('/showroom');

export interface Inside {
  token: string;
  visit: string;
}

/** A showroom, for who has its link: asks for an address and a password where it is wanted, then shows the people. */
export function ShowroomPage() {
  const t = useTexts('showrooms');
  useDocumentTitle(`${t('viewer.title')} · Vitrine`);
  const token = useLocation({ select: (location) => location.hash }).split('/')[0] ?? '';
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const open = useAct(showroomViewing.open, { handles: 'all' });
  const { mutate } = open;
  const [first, setFirst] = useState<{ companyName: string; needs: readonly string[] }>();
  useEffect(() => mutate({ token }, { onSuccess: setFirst }), [mutate, token]);
  const wrong = open.error instanceof CallFailed && open.error.problem.code !== 'link-expired';
  if (open.error && !(first && wrong)) return <Closed />;
  if (open.data?.visit) return <Inner inside={{ token, visit: open.data.visit }} />;
  if (!first) return null;
  return (
    <div className={classes.center}>
      <Card maw={440} w="100%" padding="xl">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            mutate({ token, ...(email ? { email } : {}), ...(password ? { password } : {}) });
          }}
        >
          <Stack gap={16}>
            <div>
              <Title order={1}>{t('door.title')}</Title>
              <Text mt={4}>{t('door.text', { company: first.companyName })}</Text>
            </div>
            {first.needs.includes('email') && (
              <TextInput
                type="email"
                required
                withAsterisk={false}
                autoComplete="email"
                label={t('door.email')}
                description={t('door.emailHint')}
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
              />
            )}
            {first.needs.includes('password') && (
              <PasswordInput
                required
                withAsterisk={false}
                autoComplete="off"
                label={t('door.password')}
                visibilityToggleButtonProps={{ 'aria-label': t('door.show') }}
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
            )}
            {wrong && (
              <Text role="alert" c="var(--mantine-color-error)" fw={700}>
                {problemText(open.error)}
              </Text>
            )}
            <Button type="submit" loading={open.isPending}>
              {t('door.enter')}
            </Button>
          </Stack>
        </form>
      </Card>
    </div>
  );
}

function Inner({ inside }: { inside: Inside }) {
  const t = useTexts('showrooms');
  const { person } = route.useSearch();
  const list = useAsk(showroomViewing.candidates, inside, { once: true, staleTime: 60_000 });
  if (list.error) return <Closed />;
  if (!list.data) return null;
  const { companyName, companyLogo, title, greeting, overlay, viewer, items, waiting, expiresAt } = list.data;
  return (
    <Watermarked words={overlay}>
      <ViewerFrame company={companyName} logo={companyLogo}>
        {person ? (
          <One inside={inside} personId={person} viewer={viewer} />
        ) : (
          <Page title={title || t('viewer.title')} lead={t('people.lead', { company: companyName, day: longDate(expiresAt) })}>
            {greeting && <Text className={classes.greeting ?? ''}>{greeting}</Text>}
            <SharedCards
              items={items}
              waiting={waiting}
              link={({ personId }, name) => (
                <Link to="/showroom" search={{ person: personId }} hash={inside.token} className={classes.open}>
                  {name}
                </Link>
              )}
            />
          </Page>
        )}
      </ViewerFrame>
    </Watermarked>
  );
}

function One({ inside, personId, viewer }: { inside: Inside; personId: string; viewer: string }) {
  const t = useTexts('showrooms');
  const opened = useAsk(showroomViewing.candidate, { ...inside, personId }, { once: true });
  const played = useAct(showroomViewing.played, { changes: false, handles: 'all' });
  const [asking, setAsking] = useState<'talk' | 'profile'>();
  const back = (
    <Anchor renderRoot={(props) => <Link {...props} to="/showroom" search={{}} hash={inside.token} />} underline="always">
      {t('people.back', { title: t('viewer.title') })}
    </Anchor>
  );
  if (opened.error)
    return (
      <Page title={t('people.gone')} lead={back}>
        {t('people.goneText')}
      </Page>
    );
  if (!opened.data) return null;
  const { profile } = opened.data;
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <Page
      title={name}
      lead={back}
      actions={
        <Group gap={8}>
          <Button
            variant="default"
            leftSection={<IconMail size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => setAsking('profile')}
          >
            {t('ask.profile')}
          </Button>
          <Button leftSection={<IconCalendar size={18} stroke={1.5} aria-hidden="true" />} onClick={() => setAsking('talk')}>
            {t('ask.talk')}
          </Button>
        </Group>
      }
    >
      <SharedPersonView
        person={opened.data}
        onPlayed={(takeId) => played.mutate({ ...inside, personId, takeId })}
        onExpired={() => void opened.refetch()}
      />
      {asking && (
        <AskDialog
          kind={asking}
          inside={{ ...inside, personId }}
          name={profile.firstName}
          viewer={viewer}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Page>
  );
}
