import { Button, Group, Radio, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink, IconLink, IconLinkOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { profileSharing, type SharingState } from '@vitrine/contract/candidates/profile.ts';
import type { Sharing as How } from '@vitrine/contract/candidates/shapes.ts';
import type { Endpoint, Reply, Asked as Wanted } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { CopyButton } from '../../../parts/copying/CopyButton.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { asking, useAsk } from '../../../platform/calls/use-ask.ts';
import { date, longDate, relative } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';

const ways = ['private', 'link', 'public'] as const;
const lengths = ['7', '30', '90'] as const;

/** An act that returns how the profile is shared, which is shown at once. */
function useSharingAct<const E extends Endpoint & { reply: typeof profileSharing.state.reply }>(endpoint: E, done?: string) {
  const client = useQueryClient();
  return useAct(endpoint, {
    onDone: (state: Reply<E>, _asked: Wanted<E>) => {
      client.setQueryData(asking(profileSharing.state, {}).queryKey, state as SharingState);
      if (done) notices.done(done);
    },
  });
}

/** Who may see the profile: nobody, who has the link, or everybody. */
export function Sharing() {
  const t = useTexts('candidates');
  return (
    <Section title={t('sharing.title')} text={t('sharing.text')}>
      <QueryBoundary of={useAsk(profileSharing.state, {})}>{(state) => <State state={state} />}</QueryBoundary>
    </Section>
  );
}

function State({ state }: { state: SharingState }) {
  const t = useTexts('candidates');
  const share = useSharingAct(profileSharing.share);
  const now = share.isPending ? (share.variables.profileSharing ?? state.profileSharing) : state.profileSharing;
  return (
    <Stack gap={16}>
      <Radio.Group value={now} onChange={(value) => share.mutate({ profileSharing: value as How })} aria-label={t('sharing.title')}>
        <Stack gap={16}>
          {ways.map((way) => (
            <Radio key={way} value={way} label={t(`sharing.way.${way}`)} description={t(`sharing.about.${way}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {state.profileSharing !== 'private' && (
        <>
          {state.publicUrl && <Address label={t('sharing.page')} url={state.publicUrl} />}
          <LinkPart state={state} />
          <Stack gap={12}>
            <Switch
              label={t('sharing.contact')}
              description={t('sharing.contactText')}
              checked={state.showContact}
              onChange={(event) => share.mutate({ showContact: event.currentTarget.checked })}
            />
            <Switch
              label={t('sharing.documents')}
              checked={state.showDocuments}
              onChange={(event) => share.mutate({ showDocuments: event.currentTarget.checked })}
            />
          </Stack>
        </>
      )}
    </Stack>
  );
}

function Address({ label, url }: { label: string; url: string }) {
  const t = useTexts('candidates');
  return (
    <Group gap={8} align="flex-end">
      <TextInput label={label} value={url} readOnly flex="1 1 240px" onFocus={(event) => event.currentTarget.select()} />
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={copied ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />}
          >
            {t(copied ? 'sharing.copied' : 'sharing.copy')}
          </Button>
        )}
      </CopyButton>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<IconExternalLink size={18} stroke={1.5} />}
      >
        {t('sharing.open')}
      </Button>
    </Group>
  );
}

/** The link, how long it lives, when it was opened, and the way to end it. */
function LinkPart({ state: { link, views, profileSharing: how } }: { state: SharingState }) {
  const t = useTexts('candidates');
  const [days, setDays] = useState<string>('30');
  const renew = useSharingAct(profileSharing.newLink, t('sharing.renewed'));
  const takeBack = useSharingAct(profileSharing.takeBack, t('sharing.takenBack'));
  const [last] = views;
  return (
    <Stack gap={12}>
      {link && (
        <>
          <Address label={t('sharing.link')} url={link.url} />
          <Text size="sm" c="dimmed">
            {t('sharing.expires', { day: longDate(link.expiresAt) })}{' '}
            {last ? t('sharing.seen', { count: views.length, day: date(last.at), ago: relative(last.at) }) : t('sharing.unseen')}
          </Text>
        </>
      )}
      {!link && how === 'link' && <Text>{t('sharing.over')}</Text>}
      <Group gap={8} align="flex-end">
        <Select
          label={t('sharing.days')}
          w={160}
          allowDeselect={false}
          data={lengths.map((value) => ({ value, label: t('sharing.length', { count: Number(value) }) }))}
          value={days}
          onChange={(value) => value && setDays(value)}
        />
        <Button
          variant="default"
          loading={renew.isPending}
          leftSection={<IconLink size={18} stroke={1.5} />}
          onClick={() => renew.mutate({ days: Number(days) })}
        >
          {t('sharing.renew')}
        </Button>
        {link && (
          <Button
            variant="subtle"
            color="red"
            loading={takeBack.isPending}
            leftSection={<IconLinkOff size={18} stroke={1.5} />}
            onClick={() => takeBack.mutate({})}
          >
            {t('sharing.takeBack')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
