import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { type ReactNode, useState } from 'react';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { keepWay } from '../../../parts/single-sign-on/ways-out.ts';
import { date } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Section } from '../../../ui/Section.tsx';

type Shown = Reply<typeof singleSignOn.show>;

/** Trying it, requiring it, and letting go of it. */
export function UseSection({ shown }: { shown: Shown }) {
  const t = useTexts('accounts');
  const { connection, domains, linked } = shown;
  const isProven = domains.some(({ state }) => state !== 'waiting');
  if (!connection || !isProven)
    return (
      <Section title={t('singleSignOn.use.title')}>
        <Stack gap={16}>
          <Text>{t(isProven ? 'singleSignOn.use.providerFirst' : 'singleSignOn.use.domainFirst')}</Text>
          {connection && <Remove />}
        </Stack>
      </Section>
    );
  return (
    <Section title={t('singleSignOn.use.title')}>
      <Stack gap={24}>
        <Step
          title={connection.triedAt ? t('singleSignOn.try.since', { day: date(connection.triedAt) }) : t('singleSignOn.try.not')}
          text={t(connection.triedAt ? 'singleSignOn.try.text' : 'singleSignOn.try.notText')}
        >
          <Try again={connection.triedAt !== null} />
        </Step>
        {connection.triedAt && (
          <Step
            title={t(connection.requiredSince ? 'singleSignOn.require.on' : 'singleSignOn.require.off')}
            text={t(connection.requiredSince ? 'singleSignOn.require.onText' : 'singleSignOn.require.offText')}
          >
            <Require isRequired={connection.requiredSince !== null} outside={shown.outside} />
          </Step>
        )}
        {linked > 0 && <Text>{t('singleSignOn.linked', { count: linked })}</Text>}
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
  const t = useTexts('accounts');
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
        {t(again ? 'singleSignOn.try.again' : 'singleSignOn.try.go')}
      </Button>
      {go.dialog}
    </>
  );
}

function Require({ isRequired, outside }: { isRequired: boolean; outside: number }) {
  const t = useTexts('accounts');
  const [asked, setAsked] = useState(false);
  const act = useActByPassword(singleSignOn.require, { onDone: () => notices.done(t('common:saved')) });
  return (
    <>
      <Button variant="default" loading={act.isPending} onClick={() => (isRequired ? act.mutate({ required: false }) : setAsked(true))}>
        {t(isRequired ? 'singleSignOn.require.stop' : 'singleSignOn.require.start')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('singleSignOn.require.title')}
        confirm={t('singleSignOn.require.start')}
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
            <List.Item>{t('singleSignOn.require.mates')}</List.Item>
            <List.Item>{t('singleSignOn.require.owner')}</List.Item>
            <List.Item>{t('singleSignOn.require.keys')}</List.Item>
          </List>
          {outside > 0 && <Alert color="info">{t('singleSignOn.require.outside', { count: outside })}</Alert>}
        </Stack>
      </ConfirmDialog>
      {act.dialog}
    </>
  );
}

function Remove() {
  const t = useTexts('accounts');
  const [asked, setAsked] = useState(false);
  const act = useActByPassword(singleSignOn.remove, { onDone: () => notices.done(t('singleSignOn.remove.done')) });
  return (
    <Group>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('singleSignOn.remove.go')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('singleSignOn.remove.title')}
        confirm={t('singleSignOn.remove.go')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        onConfirm={() => {
          setAsked(false);
          act.mutate({});
        }}
        onClose={() => setAsked(false)}
      >
        {t('singleSignOn.remove.text')}
      </ConfirmDialog>
      {act.dialog}
    </Group>
  );
}
