import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { day, hour } from '@vitrine/contract/durations.ts';
import { type Webhook, type WebhookAttempt, webhooks } from '@vitrine/contract/webhooks/endpoints.ts';
import type { WebhookEvent } from '@vitrine/contract/webhooks/events.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date, number } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { eventKey } from './events.ts';

const spans = { hour, day, week: 7 * day, month: 30 * day };
type Span = keyof typeof spans;
const step = 50;

/** The tries of thirty days, and the ways to send again. */
export function WebhookLog({ of: { id, url, disabled }, onClose }: { of: Webhook; onClose: () => void }) {
  const t = useTexts('webhooks');
  const [count, setCount] = useState(step);
  const found = useAsk(webhooks.log, { id, count }, { keepPrevious: true });
  const replay = useAct(webhooks.replay, { onDone: ({ events }) => notices.done(t('log.replayed', { count: events })) });
  return (
    <Modal opened onClose={onClose} size="xl" title={t('log.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={16}>
        <Text style={{ overflowWrap: 'anywhere' }}>{url}</Text>
        {!disabled && <ReplaySince busy={replay.isPending} onReplay={(since) => replay.mutate({ id, since })} />}
        <QueryBoundary of={found}>
          {({ items, more }) => (
            <>
              {items.length === 0 && <Text>{t('log.none')}</Text>}
              <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
                {items.map((one) => (
                  <li key={one.id}>
                    <Attempt
                      of={one}
                      last={items.find(({ eventId }) => eventId === one.eventId) === one}
                      {...(disabled ? {} : { onReplay: () => replay.mutate({ id, eventId: one.eventId }) })}
                    />
                  </li>
                ))}
              </Stack>
              {more && count < 200 && (
                <Group>
                  <Button variant="default" loading={found.isFetching} onClick={() => setCount(Math.min(200, count + step))}>
                    {t('log.more')}
                  </Button>
                </Group>
              )}
            </>
          )}
        </QueryBoundary>
      </Stack>
    </Modal>
  );
}

/** `last`: nothing came after it, so it says what comes next. */
function Attempt({ of, last, onReplay }: { of: WebhookAttempt; last: boolean; onReplay?: () => void }) {
  const t = useTexts('webhooks');
  const { type, at, try: nth, status, fault, milliseconds, state, nextAt, eventId } = of;
  const arrived = status !== null && status >= 200 && status < 300;
  const said = fault ? t(`log.fault.${fault}`) : t('log.answered', { status: status ?? 0 });
  const next = nextAt ? t('log.next', { at: `${date(nextAt)}, ${time(nextAt)}` }) : t(`log.state.${state}`);
  return (
    <Group
      justify="space-between"
      gap={12}
      py={12}
      wrap="wrap"
      style={{ borderTop: '1px solid var(--mantine-color-default-border)', overflowWrap: 'anywhere' }}
    >
      <Stack gap={2} flex="1 1 240px" miw={0}>
        <Text fw={700}>
          {t(`event.${eventKey(type as WebhookEvent | 'test')}`)} · {arrived ? t('log.arrived') : t('log.failed')}
        </Text>
        <Text size="sm">
          {said} · {t('log.took', { milliseconds: number(milliseconds) })} · {t('log.try', { number: nth })}
          {last && !arrived && ` · ${next}`}
        </Text>
        <Text size="sm" c="dimmed">
          <time dateTime={at}>
            {date(at)}, {time(at)}
          </time>{' '}
          · {eventId}
        </Text>
      </Stack>
      {last && onReplay && (
        <Button variant="default" size="compact-md" onClick={onReplay}>
          {t('log.again')}
        </Button>
      )}
    </Group>
  );
}

function ReplaySince({ busy, onReplay }: { busy: boolean; onReplay: (since: string) => void }) {
  const t = useTexts('webhooks');
  const [span, setSpan] = useState<Span>('day');
  const data = (Object.keys(spans) as Span[]).map((value) => ({ value, label: t(`log.span.${value}`) }));
  return (
    <Group gap={8} align="flex-end">
      <Select
        label={t('log.since')}
        description={t('log.sinceText')}
        flex="1 1 220px"
        allowDeselect={false}
        data={data}
        value={span}
        onChange={(value) => setSpan((value ?? 'day') as Span)}
      />
      <Button variant="default" loading={busy} onClick={() => onReplay(new Date(Date.now() - spans[span]).toISOString())}>
        {t('log.replay')}
      </Button>
    </Group>
  );
}
