import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { ownCalendar } from '@vitrine/contract/integrations/calendar.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { relative } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';

/** The own calendar elsewhere, whose times are kept free. */
export function CalendarSection() {
  const t = useTexts('integrations');
  const found = useAsk(ownCalendar.show, {});
  return (
    <Section title={t('calendar.title')} text={t('calendar.text')}>
      <QueryBoundary of={found}>{({ calendar }) => (calendar ? <Kept calendar={calendar} /> : <AddressForm />)}</QueryBoundary>
    </Section>
  );
}

function AddressForm({ onDone }: { onDone?: () => void }) {
  const t = useTexts('integrations');
  const form = useFormOf(ownCalendar.connect.body, { address: '' });
  const act = useAct(ownCalendar.connect, {
    form,
    onDone: () => {
      notices.done(t('calendar.connected'));
      onDone?.();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
      <Stack gap={16} align="flex-start">
        <TextInput
          required
          w="100%"
          type="url"
          inputMode="url"
          autoComplete="off"
          label={t('calendar.address')}
          description={t('calendar.addressText')}
          {...form.getInputProps('address')}
        />
        <Button type="submit" loading={act.isPending}>
          {t('calendar.connect')}
        </Button>
      </Stack>
    </form>
  );
}

function Kept({ calendar: { host, state, readAt, busy } }: { calendar: NonNullable<Reply<typeof ownCalendar.show>['calendar']> }) {
  const t = useTexts('integrations');
  const [changing, setChanging] = useState(false);
  const act = useAct(ownCalendar.disconnect, { onDone: () => notices.done(t('calendar.disconnected')) });
  return (
    <Stack gap={16}>
      {state === 'unreachable' && (
        <Alert color="yellow" title={t('calendar.unreachable')}>
          {t('calendar.unreachableText')}
        </Alert>
      )}
      <div>
        <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
          {host}
        </Text>
        <Text>{t('calendar.busy', { count: busy })}</Text>
        <Text size="sm" c="dimmed">
          {t('calendar.read', { ago: relative(readAt) })}
        </Text>
      </div>
      {changing ? (
        <AddressForm onDone={() => setChanging(false)} />
      ) : (
        <Group gap={8}>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('calendar.change')}
          </Button>
          <Button variant="default" loading={act.isPending} onClick={() => act.mutate({})}>
            {t('calendar.disconnect')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
