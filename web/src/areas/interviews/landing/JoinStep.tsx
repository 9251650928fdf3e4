import { Alert, Button, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import type { LandingView } from '@vitrine/contract/interviews/interview.ts';
import { useState } from 'react';
import { TermsText } from '../../../parts/terms/TermsText.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { language } from '../../../platform/i18n.ts';
import { storeSession } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { signUpLink } from '../links.ts';
import classes from '../Stage.module.css';
import { Mailed } from './Mailed.tsx';

interface Props {
  jobcodeId: string;
  uniqueId?: string | undefined;
  invited: LandingView['invited'];
  /** The address that was invited has an account, and is not signed in. */
  known?: boolean;
  onBack: () => void;
}

/** Who are you: a guest with a name and an address, or somebody with an account. */
export function JoinStep({ jobcodeId, uniqueId, invited, known: isKnown = false, onBack }: Props) {
  const t = useTexts('interviews');
  const [mailed, setMailed] = useState('');
  const form = useFormOf(registration.guest.body, {
    firstName: invited?.firstName ?? '',
    lastName: invited?.lastName ?? '',
    email: invited?.email ?? '',
    termsAccepted: true,
    jobcodeId,
  });
  const act = useAct(registration.guest, {
    changes: false,
    form,
    handles: ['already-registered'],
    onDone: (reply, { email }) => ('token' in reply ? storeSession(reply) : setMailed(email)),
  });
  const known = isKnown || isRefused(act.error);
  const submit = form.onSubmit((person) =>
    act.mutate({ ...person, language: language(), termsAccepted: true, jobcodeId, ...(uniqueId ? { uniqueId } : {}) }),
  );
  if (mailed) return <Mailed address={mailed} />;
  return (
    <div className={classes.page}>
      <Stack gap={20}>
        <Title order={1}>{t('join.title')}</Title>
        <Card>
          <form noValidate onSubmit={submit}>
            <Stack>
              <Title order={2}>{t('join.guest')}</Title>
              <Text c="dimmed">{t('join.guestText')}</Text>
              {invited?.email && <Text c="dimmed">{t('join.invited')}</Text>}
              {known && (
                <Alert role="alert" color="info">
                  {t('join.known')}
                </Alert>
              )}
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                <TextInput required autoComplete="given-name" label={t('join.firstName')} {...form.getInputProps('firstName')} />
                <TextInput required autoComplete="family-name" label={t('join.lastName')} {...form.getInputProps('lastName')} />
              </SimpleGrid>
              <TextInput required type="email" autoComplete="email" label={t('join.email')} {...form.getInputProps('email')} />
              <Text size="sm" c="dimmed">
                <TermsText text={t('go.terms')} />
              </Text>
              <Group>
                <Button type="submit" loading={act.isPending}>
                  {t('join.asGuest')}
                </Button>
              </Group>
            </Stack>
          </form>
        </Card>
        <Card>
          <Stack>
            <Title order={2}>{t('join.account')}</Title>
            <Group>
              <Button component="a" href={signUpLink(jobcodeId, uniqueId, 'in')} variant="default">
                {t('join.signIn')}
              </Button>
              <Button component="a" href={signUpLink(jobcodeId, uniqueId, 'up')} variant="default">
                {t('join.signUp')}
              </Button>
            </Group>
          </Stack>
        </Card>
        <Group>
          <Button variant="subtle" onClick={onBack}>
            {t('common:back')}
          </Button>
        </Group>
      </Stack>
    </div>
  );
}

const isRefused = (error: unknown) => error instanceof CallFailed && error.problem.code === 'already-registered';
