import { Alert, Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type Webhook, webhooks } from '@vitrine/contract/webhooks/endpoints.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date, longDate } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { CardList } from '../../ui/CardList.tsx';
import { Section } from '../../ui/Section.tsx';
import { eventKey } from './events.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookLog } from './WebhookLog.tsx';
import { WebhookMenu } from './WebhookMenu.tsx';

/** Where the company hears at once what happens: how each address does, and all that is done with it. */
export function WebhooksSection() {
  const t = useTexts('webhooks');
  const [making, setMaking] = useState(false);
  const found = useAsk(webhooks.list, {});
  return (
    <Section title={t('title')} text={t('text')}>
      <Stack gap={16} align="stretch">
        <QueryBoundary of={found}>
          {({ items }) => (
            <CardList items={items} none={t('none')}>
              {(one) => <One of={one} />}
            </CardList>
          )}
        </QueryBoundary>
        <Group>
          <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setMaking(true)}>
            {t('make')}
          </Button>
        </Group>
        {making && <WebhookDialog onClose={() => setMaking(false)} />}
      </Stack>
    </Section>
  );
}

function One({ of }: { of: Webhook }) {
  const t = useTexts('webhooks');
  const { id, url, events, disabled, failingSince, rotatingUntil } = of;
  const [logged, setLogged] = useState(false);
  const test = useAct(webhooks.test, { onDone: () => notices.done(t('test.done')) });
  const turn = useAct(webhooks.turn, { onDone: () => notices.done(t('turn.isOn')) });
  return (
    <Card withBorder padding={16} component="article" aria-label={url}>
      <Stack gap={12}>
        <Stack gap={4} style={{ overflowWrap: 'anywhere' }}>
          <Group gap={8}>
            <Text fw={700}>{url}</Text>
            {disabled && <Badge color="gray">{t('off')}</Badge>}
          </Group>
          <Text size="sm">{events.map((one) => t(`event.${eventKey(one)}`)).join(' · ')}</Text>
          {rotatingUntil && (
            <Text size="sm" c="dimmed">
              {t('rotating', { day: longDate(rotatingUntil) })}
            </Text>
          )}
        </Stack>
        {disabled && disabled !== 'person' && <Alert color="yellow">{t(`why.${disabled}`)}</Alert>}
        {!disabled && failingSince && <Alert color="yellow">{t('failing', { at: `${date(failingSince)}, ${time(failingSince)}` })}</Alert>}
        <Group gap={8}>
          <Button variant="default" onClick={() => setLogged(true)}>
            {t('log.open')}
          </Button>
          {disabled ? (
            <Button variant="default" loading={turn.isPending} onClick={() => turn.mutate({ id, on: true })}>
              {t('turn.on')}
            </Button>
          ) : (
            <Button variant="default" loading={test.isPending} onClick={() => test.mutate({ id })}>
              {t('test.action')}
            </Button>
          )}
          <WebhookMenu of={of} />
        </Group>
      </Stack>
      {logged && <WebhookLog of={of} onClose={() => setLogged(false)} />}
    </Card>
  );
}
