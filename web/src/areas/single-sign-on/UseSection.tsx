import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { type ReactNode, useState } from 'react';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { keepWay } from '../../parts/single-sign-on/ways-out.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Section } from '../../ui/Section.tsx';

type Shown = Reply<typeof singleSignOn.show>;

/** Trying it, requiring it, and letting go of it. */
export function UseSection({ shown }: { shown: Shown }) {
  const t = useTexts('single-sign-on');
  const { connection, domains, linked } = shown;
  const isProven = domains.some(({ state }) => state !== 'waiting');
  if (!connection || !isProven)
    return (
      <Section title={t('use.title')}>
        <Stack gap={16}>
          <Text>{t(isProven ? 'use.providerFirst' : 'use.domainFirst')}</Text>
          {connection && <Remove />}
        </Stack>
      </Section>
    );
  return (
    <Section title={t('use.title')}>
      <Stack gap={24}>
        <Step
          title={connection.triedAt ? t('try.since', { day: date(connection.triedAt) }) : t('try.not')}
          text={t(connection.triedAt ? 'try.text' : 'try.notText')}
        >
          <Try again={connection.triedAt !== null} />
        </Step>
        {connection.triedAt && (
          <Step
            title={t(connection.requiredSince ? 'require.on' : 'require.off')}
            text={t(connection.requiredSince ? 'require.onText' : 'require.offText')}
          >
            <Require isRequired={connection.requiredSince !== null} outside={shown.outside} />
          </Step>
        )}
        {linked > 0 && <Text>{t('linked', { count: linked })}</Text>}
        <Remove />
      </Stack>
    </Section>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Group justify="space-between" align="flex-start" gap={12}>
      <Stack gap={4} flex="1 1 260px">
        <Text fw={700}>{title}</Text>
        <Text>{text}</Text>
      </Stack>
      {children}
    </Group>
  );
}

function Try({ again }: { again: boolean }) {
  const t = useTexts('single-sign-on');
  const go = useActByPassword(singleSignOn.try, {
    changes: false,
    onDone: ({ url, ticket }) => {
      keepWay(url, { purpose: 'try', ticket });
      window.location.assign(url);
    },
  });
  return (
    <>
      <Button variant={again ? 'default' : 'filled'} loading={go.isPending} onClick={() => go.mutate({})}>
        {t(again ? 'try.again' : 'try.go')}
      </Button>
      {go.dialog}
    </>
  );
}

function Require({ isRequired, outside }: { isRequired: boolean; outside: number }) {
  const t = useTexts('single-sign-on');
  const [asked, setAsked] = useState(false);
  const act = useActByPassword(singleSignOn.require, { onDone: () => notices.done(t('common:saved')) });
  return (
    <>
      <Button variant="default" loading={act.isPending} onClick={() => (isRequired ? act.mutate({ required: false }) : setAsked(true))}>
        {t(isRequired ? 'require.stop' : 'require.start')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('require.title')}
        confirm={t('require.start')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onConfirm={() => {
          setAsked(false);
          act.mutate({ required: true });
        }}
        onClose={() => setAsked(false)}
      >
        <Stack gap={12}>
          <List spacing={8}>
            <List.Item>{t('require.mates')}</List.Item>
            <List.Item>{t('require.owner')}</List.Item>
            <List.Item>{t('require.keys')}</List.Item>
          </List>
          {outside > 0 && <Alert color="info">{t('require.outside', { count: outside })}</Alert>}
        </Stack>
      </ConfirmDialog>
      {act.dialog}
    </>
  );
}

function Remove() {
  const t = useTexts('single-sign-on');
  const [asked, setAsked] = useState(false);
  const act = useActByPassword(singleSignOn.remove, { onDone: () => notices.done(t('remove.done')) });
  return (
    <Group>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('remove.go')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('remove.title')}
        confirm={t('remove.go')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        onConfirm={() => {
          setAsked(false);
          act.mutate({});
        }}
        onClose={() => setAsked(false)}
      >
        {t('remove.text')}
      </ConfirmDialog>
      {act.dialog}
    </Group>
  );
}
