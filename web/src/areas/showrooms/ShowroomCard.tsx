import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type Showroom, showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { useState } from 'react';
import { CopyButton } from '../../parts/copying/CopyButton.tsx';
import { ViewLog } from '../../parts/ViewLog.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { time } from '../../platform/clock.ts';
import { date, longDate } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { PersonAvatar } from '../../ui/Person.tsx';
import classes from './Showrooms.module.css';

/** One showroom with its link, its people and what happened in it. */
export function ShowroomCard({ showroom: one }: { showroom: Showroom }) {
  const t = useTexts('showrooms');
  const [ending, setEnding] = useState<'close' | 'remove'>();
  const done = (said: string) => () => {
    setEnding(undefined);
    notices.done(said);
  };
  const close = useAct(showrooms.revoke, { onDone: done(t('card.closed')) });
  const remove = useAct(showrooms.save, { onDone: done(t('card.removed')) });
  const title = one.title || t('viewer.title');
  return (
    <Card component="article" aria-label={title}>
      <Stack gap={16}>
        <Group justify="space-between" align="flex-start" gap={12}>
          <div style={{ minWidth: 0 }}>
            <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
            <Text c="dimmed" size="sm">
              {one.targetEmail || t(one.notRequired ? 'card.anyone' : 'card.withAddress')} · {t('card.until', { day: date(one.expiresAt) })}
              {one.hasPassword && ` · ${t('card.password')}`}
            </Text>
          </div>
          <Badge variant={one.state === 'open' ? 'light' : 'default'} color="brand" tt="none">
            {t(`state.${one.state}`)}
          </Badge>
        </Group>
        <People showroom={one} />
        <Group gap={8}>
          {one.state === 'open' && (
            <CopyButton value={one.generatedLink}>
              {({ copy, copied }) => <Button onClick={copy}>{t(copied ? 'card.copied' : 'card.copy')}</Button>}
            </CopyButton>
          )}
          <Button component={Link} to="/edit-showroom/$id" params={{ id: one.id } as never} variant="default">
            {t('common:edit')}
          </Button>
          {one.state === 'open' && (
            <Button variant="subtle" onClick={() => setEnding('close')}>
              {t('card.close')}
            </Button>
          )}
          <Button variant="subtle" color="red.9" onClick={() => setEnding('remove')}>
            {t('common:remove')}
          </Button>
        </Group>
        <Happened showroom={one} />
      </Stack>
      <ConfirmDialog
        opened={ending !== undefined}
        danger
        title={t(ending === 'close' ? 'card.closeAsk' : 'card.removeAsk')}
        confirm={t(ending === 'close' ? 'card.close' : 'common:remove')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        busy={close.isPending || remove.isPending}
        onConfirm={() => (ending === 'close' ? close.mutate({ id: one.id }) : remove.mutate({ id: one.id, delete: true }))}
        onClose={() => setEnding(undefined)}
      >
        {t(ending === 'close' ? 'card.closeText' : 'card.removeText')}
      </ConfirmDialog>
    </Card>
  );
}

function People({ showroom: { people } }: { showroom: Showroom }) {
  const t = useTexts('showrooms');
  if (people.length === 0) return <Text c="dimmed">{t('card.nobody')}</Text>;
  return (
    <Group component="ul" gap="8px 20px" m={0} p={0} style={{ listStyle: 'none' }}>
      {people.map((one) => (
        <Group key={one.personId} component="li" gap={8} wrap="nowrap">
          <PersonAvatar name={`${one.firstName} ${one.lastName}`} picture={one.cProfilePic} size={28} />
          <Text>{`${one.firstName} ${one.lastName}`}</Text>
          <Badge variant={one.state === 'agreed' ? 'light' : 'default'} color="brand" tt="none">
            {t(`states.${one.state}`)}
          </Badge>
        </Group>
      ))}
    </Group>
  );
}

function Happened({ showroom: { views, requests } }: { showroom: Showroom }) {
  const t = useTexts('showrooms');
  if (views.length + requests.length === 0) return null;
  return (
    <details>
      <summary>
        {t('card.looks', { count: views.length })}
        {requests.length > 0 && `, ${t('card.requests', { count: requests.length })}`}
      </summary>
      <ul className={classes.rows}>
        {requests.map((one) => (
          <li key={one.id}>
            <b>{t(`card.asked.${one.kind}`, { name: one.name, person: one.person })}</b> <a href={`mailto:${one.email}`}>{one.email}</a>
            {one.times.length > 0 && <Text size="sm">{one.times.map((at) => `${longDate(at)}, ${time(at)}`).join(' · ')}</Text>}
            {one.message && <Text size="sm">{one.message}</Text>}
          </li>
        ))}
      </ul>
      <ViewLog views={views} />
    </details>
  );
}
