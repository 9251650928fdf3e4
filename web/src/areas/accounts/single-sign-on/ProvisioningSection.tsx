import { Alert, Button, Group, List, Select, Stack, Text } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { provisioning } from '@vitrine/contract/single-sign-on/provisioning.ts';
import { handOnDays, joiningRoles } from '@vitrine/contract/single-sign-on/shapes.ts';
import { useState } from 'react';
import { ShownOnce } from '../../../parts/copying/ShownOnce.tsx';
import { ToCopy } from '../../../parts/copying/ToCopy.tsx';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { time } from '../../../platform/clock.ts';
import { date, relative } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Section } from '../../../ui/Section.tsx';

type State = NonNullable<Reply<typeof provisioning.show>['state']>;
type Role = State['joinsAs'];

/** The provider makes and shuts out teammates by itself. `ready`: single sign-on was tried, and a domain is proven. */
export function ProvisioningSection({ ready }: { ready: boolean }) {
  const t = useTexts('accounts');
  const [token, setToken] = useState<string>();
  return (
    <Section title={t('singleSignOn.provisioning.title')} text={t('singleSignOn.provisioning.text')}>
      <QueryBoundary of={useAsk(provisioning.show, {})}>
        {({ address, state }) => {
          if (state) return <On address={address} state={state} onToken={setToken} />;
          return ready ? <Off onToken={setToken} /> : <Text>{t('singleSignOn.provisioning.notReady')}</Text>;
        }}
      </QueryBoundary>
      {token && (
        <ShownOnce
          title={t('singleSignOn.provisioning.token.title')}
          text={t('singleSignOn.provisioning.token.text')}
          label={t('singleSignOn.provisioning.token.label')}
          secret={token}
          done={t('singleSignOn.provisioning.token.done')}
          onClose={() => setToken(undefined)}
        />
      )}
    </Section>
  );
}

function RoleSelect({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const t = useTexts('accounts');
  return (
    <Select
      label={t('singleSignOn.provisioning.joins')}
      description={t('singleSignOn.provider.joinsText')}
      allowDeselect={false}
      data={joiningRoles.map((one) => ({ value: one, label: t(`singleSignOn.provider.joinsAs.${one}`) }))}
      value={role}
      onChange={(chosen) => {
        const found = joiningRoles.find((one) => one === chosen);
        if (found && found !== role) onChange(found);
      }}
    />
  );
}

interface Making {
  /** A token was made: it is shown once. */
  onToken: (token: string) => void;
}

function Off({ onToken }: Making) {
  const t = useTexts('accounts');
  const [role, setRole] = useState<Role>('recruiter');
  const start = useActByPassword(provisioning.start, { onDone: ({ token }) => onToken(token) });
  return (
    <Stack gap={16}>
      <List spacing={8}>
        <List.Item>{t('singleSignOn.provisioning.facts.out')}</List.Item>
        <List.Item>{t('singleSignOn.provisioning.facts.stays', { count: handOnDays })}</List.Item>
        <List.Item>{t('singleSignOn.provisioning.facts.owner')}</List.Item>
        <List.Item>{t('singleSignOn.provisioning.facts.mails')}</List.Item>
      </List>
      <RoleSelect role={role} onChange={setRole} />
      <Group>
        <Button loading={start.isPending} onClick={() => start.mutate({ joinsAs: role })}>
          {t('singleSignOn.provisioning.start')}
        </Button>
      </Group>
      {start.dialog}
    </Stack>
  );
}

function On({ address, state, onToken }: { address: string; state: State } & Making) {
  const t = useTexts('accounts');
  const change = useActByPassword(provisioning.change, { onDone: () => notices.done(t('common:saved')) });
  const { startedAt, usedAt, rotatingUntil, refused, last } = state;
  return (
    <Stack gap={16}>
      <Text>
        {t('singleSignOn.provisioning.since', { day: date(startedAt) })}{' '}
        {usedAt ? t('singleSignOn.provisioning.used', { ago: relative(usedAt) }) : t('singleSignOn.provisioning.unused')}
      </Text>
      {rotatingUntil && <Text>{t('singleSignOn.provisioning.rotating', { until: `${date(rotatingUntil)}, ${time(rotatingUntil)}` })}</Text>}
      {refused && (
        <Alert color="info" title={t('singleSignOn.provisioning.refused', { ago: relative(refused.at) })}>
          {t(`singleSignOn.provisioning.why.${refused.why}`)}
        </Alert>
      )}
      <ToCopy label={t('singleSignOn.provisioning.address')} description={t('singleSignOn.provisioning.addressText')} value={address} />
      <RoleSelect role={state.joinsAs} onChange={(joinsAs) => change.mutate({ joinsAs })} />
      {last.length > 0 && <LastDeeds last={last} />}
      <Group gap={8}>
        <Rotate onToken={onToken} />
        <Stop />
      </Group>
      {change.dialog}
    </Stack>
  );
}

function LastDeeds({ last }: Pick<State, 'last'>) {
  const t = useTexts('accounts');
  return (
    <Stack gap={8}>
      <Text fw={700}>{t('singleSignOn.provisioning.last')}</Text>
      <Stack component="ul" gap={8} m={0} p={0} style={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
        {last.map(({ at, did, name, email }) => (
          <li key={email}>
            <Text>
              {t(`singleSignOn.provisioning.did.${did}`, { name })}{' '}
              <Text span size="sm" c="dimmed">
                {email} · {relative(at)}
              </Text>
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Rotate({ onToken }: Making) {
  const t = useTexts('accounts');
  const rotate = useActByPassword(provisioning.rotate, { onDone: ({ token }) => onToken(token) });
  return (
    <>
      <Button variant="default" loading={rotate.isPending} onClick={() => rotate.mutate({})}>
        {t('singleSignOn.provisioning.rotate')}
      </Button>
      {rotate.dialog}
    </>
  );
}

function Stop() {
  const t = useTexts('accounts');
  const [asked, setAsked] = useState(false);
  const act = useAct(provisioning.stop, { onDone: () => notices.done(t('singleSignOn.provisioning.stop.done')) });
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('singleSignOn.provisioning.stop.go')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('singleSignOn.provisioning.stop.title')}
        confirm={t('singleSignOn.provisioning.stop.go')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        busy={act.isPending}
        onConfirm={() => act.mutate({})}
        onClose={() => setAsked(false)}
      >
        {t('singleSignOn.provisioning.stop.text')}
      </ConfirmDialog>
    </>
  );
}
