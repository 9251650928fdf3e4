import { Alert, Button, Checkbox, Divider, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { language } from '../../platform/i18n.ts';
import { storeSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Who applies: a guest with a name and an address, or somebody with an account. */
export function WhoStep({ job }: { job: JobPage }) {
  const t = useTexts('applying');
  const [mailed, setMailed] = useState('');
  const { bookingId } = job;
  const form = useFormOf(registration.guest.body, { firstName: '', lastName: '', email: '', termsAccepted: false, bookingId });
  const act = useAct(registration.guest, {
    changes: false,
    form,
    handles: ['already-registered'],
    onDone: (reply, { email }) => ('token' in reply ? storeSession(reply) : setMailed(email)),
  });
  const known = act.error instanceof CallFailed && act.error.problem.code === 'already-registered';
  const submit = form.onSubmit((person) => act.mutate({ ...person, language: language(), termsAccepted: true, bookingId }));
  if (mailed)
    return (
      <Stack gap={8}>
        <Title order={3}>{t('who.mailed')}</Title>
        <Text>{t('who.mailedText', { address: mailed })}</Text>
      </Stack>
    );
  return (
    <Stack gap={20}>
      <Title order={3}>{t('who.title')}</Title>
      <SignIn />
      <Divider label={t('who.or')} />
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text c="dimmed">{t('who.guestText')}</Text>
          {known && (
            <Alert role="alert" color="info">
              {t('who.known')}
            </Alert>
          )}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput required autoComplete="given-name" label={t('who.firstName')} {...form.getInputProps('firstName')} />
            <TextInput required autoComplete="family-name" label={t('who.lastName')} {...form.getInputProps('lastName')} />
          </SimpleGrid>
          <TextInput required type="email" autoComplete="email" label={t('who.email')} {...form.getInputProps('email')} />
          <Checkbox label={t('who.terms')} {...form.getInputProps('termsAccepted', { type: 'checkbox' })} />
          <Group justify="flex-end">
            <Button type="submit" loading={act.isPending}>
              {t('who.asGuest')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}

/** Signing in or up leads back to this very step. */
function SignIn() {
  const t = useTexts('applying');
  const { pathname } = useRouter().state.location;
  const to = (mode: 'in' | 'up') => `/signup?mode=${mode}&next=${encodeURIComponent(`${pathname}?apply=open`)}`;
  return (
    <Group gap={8}>
      <Button component="a" href={to('in')} variant="default">
        {t('who.signIn')}
      </Button>
      <Button component="a" href={to('up')} variant="default">
        {t('who.signUp')}
      </Button>
    </Group>
  );
}
