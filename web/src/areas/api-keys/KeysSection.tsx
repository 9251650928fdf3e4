import { Anchor, Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ApiKey, apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date, relative } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { CardList } from '../../ui/CardList.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { MakeKey } from './MakeKey.tsx';
import { scopeKey } from './scopes.ts';

/** The keys of the company: what each may, when it was used, and the way to make and to revoke one. */
export function KeysSection() {
  const t = useTexts('api-keys');
  const [making, setMaking] = useState(false);
  const found = useAsk(apiKeys.list, {});
  return (
    <Section title={t('title')} text={t('text')}>
      <Stack gap={16} align="stretch">
        <QueryBoundary of={found}>
          {({ items }) => (
            <CardList items={items} none={t('none')}>
              {(one) => <Key of={one} />}
            </CardList>
          )}
        </QueryBoundary>
        <Group>
          <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setMaking(true)}>
            {t('make')}
          </Button>
          <Anchor href="/api/docs" target="_blank" rel="noreferrer">
            {t('docs')}
          </Anchor>
        </Group>
        {making && <MakeKey onClose={() => setMaking(false)} />}
      </Stack>
    </Section>
  );
}

function Key({ of: { id, name, prefix, scopes, actsFor, expiresAt, usedAt, state } }: { of: ApiKey }) {
  const t = useTexts('api-keys');
  const [asked, setAsked] = useState(false);
  const act = useAct(apiKeys.revoke, { onDone: () => notices.done(t('revoke.done')) });
  return (
    <Card withBorder padding={16}>
      <Group justify="space-between" align="flex-start" gap={12}>
        <Stack gap={4} flex="1 1 220px" miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Group gap={8}>
            <Text fw={700}>{name}</Text>
            {state !== 'active' && <Badge color="gray">{t(`state.${state}`)}</Badge>}
          </Group>
          <Text ff="monospace" size="sm">
            {prefix}…
          </Text>
          <Text size="sm">{scopes.map((one) => t(`scope.${scopeKey(one)}`)).join(' · ')}</Text>
          <Text size="sm" c="dimmed">
            {t('actsFor', { name: actsFor.name })} · {usedAt ? t('used', { ago: relative(usedAt) }) : t('unused')} ·{' '}
            {t('until', { day: date(expiresAt) })}
          </Text>
        </Stack>
        <Button variant="default" aria-label={t('revoke.which', { name })} onClick={() => setAsked(true)}>
          {t('revoke.action')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asked}
        title={t('revoke.title', { name })}
        confirm={t('revoke.action')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        busy={act.isPending}
        onConfirm={() => act.mutate({ id })}
        onClose={() => setAsked(false)}
      >
        {t('revoke.text')}
      </ConfirmDialog>
    </Card>
  );
}
