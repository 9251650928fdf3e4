import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleMinus, IconCircleX, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { checks } from '@vitrine/contract/operations/checks.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Operations.module.css';
import { TryMail } from './TryMail.tsx';

type Check = Reply<typeof checks.list>['items'][number];

const marks = {
  works: { icon: IconCircleCheck, color: 'var(--mantine-color-confirm-8)' },
  attention: { icon: IconAlertTriangle, color: 'var(--mantine-color-info-9)' },
  broken: { icon: IconCircleX, color: 'var(--mantine-color-error)' },
  off: { icon: IconCircleMinus, color: 'var(--mantine-color-dimmed)' },
} as const;

const order = ['broken', 'attention', 'works', 'off'] as const;

/** What is to do stands first, otherwise in the order in which somebody sets things up. */
const byUrgency = (one: Check, other: Check) => order.indexOf(one.state) - order.indexOf(other.state);

/** Everything the installation stands on, with what to do where it does not work. */
export function Checks() {
  const t = useTexts('operations');
  const list = useAsk(checks.list, {});
  return (
    <QueryBoundary of={list}>
      {({ items }) => {
        const open = items.filter(({ state }) => state === 'broken' || state === 'attention').length;
        return (
          <Stack gap={16}>
            <Group justify="space-between" gap={12}>
              <Text fw={700} role="status">
                {open === 0 ? t('checks.allWorks') : t('checks.open', { count: open })}
              </Text>
              <Button
                variant="default"
                leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden="true" />}
                loading={list.isFetching}
                onClick={() => list.refetch()}
              >
                {t('checks.again')}
              </Button>
            </Group>
            <ul className={classes.list}>
              {items.toSorted(byUrgency).map((one) => (
                <CheckLine key={one.name} {...one} />
              ))}
            </ul>
            <Group gap={16}>
              <Anchor href="/api/docs/operations" target="_blank" rel="noopener">
                {t('checks.handbook')}
              </Anchor>
              <Anchor href="/api/docs/settings" target="_blank" rel="noopener">
                {t('checks.settings')}
              </Anchor>
            </Group>
          </Stack>
        );
      }}
    </QueryBoundary>
  );
}

function CheckLine({ name, state, found, detail }: Check) {
  const t = useTexts('operations');
  const { icon: Mark, color } = marks[state];
  return (
    <li className={classes.check}>
      <Mark stroke={1.5} size={22} color={color} aria-hidden="true" />
      <div className={classes.words}>
        <Text fw={700} className={classes.name}>
          {t(`names.${name}`)} <span className={classes.state}>{t(`states.${state}`)}</span>
        </Text>
        <Text size="sm" c="dimmed">
          {said(t, name, found)}
        </Text>
        {detail && (
          <Text size="sm" className={classes.detail}>
            {detail}
          </Text>
        )}
        {name === 'mail' && found !== 'outbox' && <TryMail />}
        <WayOn name={name} found={found} />
      </div>
    </li>
  );
}

/** Where something of a check is set or seen in these pages. */
function WayOn({ name, found }: Pick<Check, 'name' | 'found'>) {
  const t = useTexts('operations');
  if (name === 'transcripts' && found !== 'off')
    return (
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/admin-panel/transcription" />}>
        {t('transcripts')}
      </Anchor>
    );
  if (name === 'seller' && found !== 'works')
    return (
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/admin-panel/products" search={{ part: 'plans' }} />}>
        {t('places.seller')}
      </Anchor>
    );
  if (found === 'outbox')
    return (
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/admin-panel/outbox" />}>
        {t('places.mail')}
      </Anchor>
    );
  if (found === 'untold')
    return (
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/imprint" />}>
        {t('places.operator')}
      </Anchor>
    );
  return null;
}

type Say = ReturnType<typeof useTexts<'operations'>>;
const mayBeOff = ['seller', 'replica', 'viruses', 'transcripts', 'push', 'payments', 'webex'] as const;

/** What was found, and what to do. */
function said(t: Say, name: Check['name'], found: Check['found']) {
  if (found === 'broken') return t('broken');
  if (found === 'works') return t(`works.${name}`);
  if (found !== 'off') return t(`found.${found}`);
  const optional = mayBeOff.find((one) => one === name);
  return optional ? t(`off.${optional}`) : '';
}
