import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { withdrawing } from '@vitrine/contract/shop/withdrawing.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { dayAndTime } from '../../platform/clock.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';

interface Typed {
  name: string;
  number: string;
  email: string;
}

/** Withdrawing from a purchase in two steps: who from what, and the confirmation. Nobody has to sign in. */
export function WithdrawalPage() {
  const t = useTexts('shop');
  const [typed, setTyped] = useState<Typed>();
  const [receivedAt, setReceivedAt] = useState<string>();
  const form = useFormOf(withdrawing.declare.body, { name: '', number: '', email: '' });
  const declare = useAct(withdrawing.declare, {
    changes: false,
    onDone: (reply) => setReceivedAt(reply.receivedAt),
  });
  if (typed && receivedAt)
    return (
      <Page title={t('withdrawal.title')} width="text">
        <Section title={t('withdrawal.received')}>
          <Text role="status">{t('withdrawal.receivedText', { at: dayAndTime(receivedAt), email: typed.email })}</Text>
        </Section>
      </Page>
    );
  if (typed)
    return (
      <Page title={t('withdrawal.title')} width="text">
        <Section title={t('withdrawal.check')}>
          <Stack gap={16}>
            <Text>{t('withdrawal.words', { ...typed })}</Text>
            <Group justify="space-between" gap={12}>
              <Button variant="default" onClick={() => setTyped(undefined)}>
                {t('common:back')}
              </Button>
              <Button loading={declare.isPending} onClick={() => declare.mutate(typed)}>
                {t('withdrawal.confirm')}
              </Button>
            </Group>
          </Stack>
        </Section>
      </Page>
    );
  return (
    <Page title={t('withdrawal.title')} lead={t('withdrawal.lead')} width="text">
      <Section title={t('withdrawal.who')}>
        <form noValidate onSubmit={form.onSubmit((values) => setTyped(withdrawing.declare.body.parse(values)))}>
          <Stack gap={16}>
            <TextInput required label={t('withdrawal.name')} autoComplete="name" maxLength={160} {...form.getInputProps('name')} />
            <TextInput
              required
              label={t('withdrawal.number')}
              description={t('withdrawal.numberHint')}
              maxLength={40}
              {...form.getInputProps('number')}
            />
            <TextInput
              required
              type="email"
              label={t('withdrawal.email')}
              autoComplete="email"
              maxLength={254}
              {...form.getInputProps('email')}
            />
            <Group justify="flex-end">
              <Button type="submit">{t('withdrawal.withdraw')}</Button>
            </Group>
          </Stack>
        </form>
      </Section>
    </Page>
  );
}
