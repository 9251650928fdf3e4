import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { webex } from '@vitrine/contract/integrations/webex.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { ConnectWebex } from './ConnectWebex.tsx';

type Connection = NonNullable<Reply<typeof webex.show>['connection']>;

/** A company that is connected: with which account, by whom, whether it still holds. */
export function WebexConnection({ connection, offered }: { connection: Connection; offered: boolean }) {
  const t = useTexts('integrations');
  const { state, name, email, connectedBy, connectedAt } = connection;
  const [rooms, setRooms] = useState(false);
  const isOpen = offered && state === 'ready';
  return (
    <Stack gap={16}>
      {!offered && <Alert color="gray">{t('webex.off')}</Alert>}
      {offered && state === 'ended' && (
        <Alert color="yellow" title={t('webex.ended')}>
          {t('webex.endedText')}
        </Alert>
      )}
      <div>
        <Text fw={700}>{name || email}</Text>
        {name && <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>}
        <Text size="sm" c="dimmed">
          {connectedBy ? t('webex.by', { name: connectedBy, day: date(connectedAt) }) : t('webex.since', { day: date(connectedAt) })}
        </Text>
      </div>
      <Group gap={8}>
        {offered && state === 'ended' && <ConnectWebex label={t('webex.again')} />}
        {isOpen && !rooms && (
          <Button variant="default" onClick={() => setRooms(true)}>
            {t('webex.rooms.show')}
          </Button>
        )}
        <Disconnect />
      </Group>
      {isOpen && rooms && <Rooms />}
    </Stack>
  );
}

/** The spaces of the connected account: that they come shows that the connection works. */
function Rooms() {
  const t = useTexts('integrations');
  const found = useAsk(webex.rooms, {});
  return (
    <section aria-label={t('webex.rooms.title')}>
      <Text fw={700}>{t('webex.rooms.title')}</Text>
      <QueryBoundary of={found}>
        {({ items }) =>
          items.length === 0 ? (
            <Text>{t('webex.rooms.none')}</Text>
          ) : (
            <ul style={{ margin: '4px 0 0', paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
              {items.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </section>
  );
}

function Disconnect() {
  const t = useTexts('integrations');
  const [asked, setAsked] = useState(false);
  const act = useAct(webex.disconnect, { onDone: () => notices.done(t('webex.disconnect.done')) });
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('webex.disconnect.action')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('webex.disconnect.title')}
        confirm={t('webex.disconnect.action')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        busy={act.isPending}
        onConfirm={() => act.mutate({})}
        onClose={() => setAsked(false)}
      >
        {t('webex.disconnect.text')}
      </ConfirmDialog>
    </>
  );
}
