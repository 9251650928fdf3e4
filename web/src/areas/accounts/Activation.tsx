import { Alert, Anchor, Button, Card, Group, Loader, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { problemText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { knownDevices, ownSignUps } from '../../platform/session/kept-secrets.ts';
import { storeSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PasswordField } from './PasswordField.tsx';
import { SendActivation } from './SendActivation.tsx';
import { useContinue } from './use-continue.ts';

const route = getRouteApi('/signup');
type SignUp = Reply<typeof registration.activation>;

/**
 * Confirms the address by the token of the mailed link. The browser that signed up has nothing to type; elsewhere the
 * sign-up's password is asked for, or a new one, since somebody else may have signed up with this address. Where the
 * link is good no more, what stands there otherwise is shown as well.
 */
export function Activation({ token, otherwise }: { token: string; otherwise: ReactNode }) {
  const t = useTexts('accounts');
  const [signUp, setSignUp] = useState<SignUp>();
  const [toProve, setToProve] = useState(false);
  const asked = useRef('');
  const confirmed = useConfirmed();
  const silently = useAct(registration.activate, { changes: false, handles: 'all', onDone: confirmed });
  const look = useAct(registration.activation, {
    handles: 'all',
    onDone: (found) => {
      const browser = ownSignUps.of(found.userEmail);
      setSignUp(found);
      if (!browser) setToProve(true);
      else silently.mutate({ activation: token, browser }, { onError: () => setToProve(true) });
    },
  });
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    look.mutate({ activation: token });
  }, [token, look]);
  if (look.error) {
    return (
      <>
        <LinkFailed error={look.error} />
        {otherwise}
      </>
    );
  }
  if (!signUp || !toProve) {
    return (
      <Group role="status">
        <Loader size="sm" aria-hidden="true" />
        <Text>{t('activation.running')}</Text>
      </Group>
    );
  }
  return <Prove token={token} signUp={signUp} />;
}

/** Whoever confirmed is signed in, and goes on where they were going. */
function useConfirmed() {
  const t = useTexts('accounts');
  const { next } = route.useSearch();
  const goOn = useContinue();
  return ({ device, ...session }: Reply<typeof registration.activate>) => {
    knownDevices.keep(session.userEmail, device);
    storeSession(session);
    notices.done(t('activation.done'));
    goOn(next);
  };
}

/** Asks for the sign-up's password, or for a name and a new one. */
function Prove({ token, signUp }: { token: string; signUp: SignUp }) {
  const t = useTexts('accounts');
  const [anew, setAnew] = useState(false);
  const { userEmail: email, companyName: company } = signUp;
  return (
    <Card shadow="none">
      <Stack>
        <div>
          <Title order={2}>{t('activation.title')}</Title>
          <Text>{company ? t('activation.forCompany', { email, company }) : t('activation.forCandidate', { email })}</Text>
        </div>
        {anew ? <ChooseAnew token={token} signUp={signUp} /> : <TypePassword token={token} />}
        <Anchor component="button" type="button" size="sm" onClick={() => setAnew(!anew)}>
          {t(anew ? 'activation.known' : 'activation.anew')}
        </Anchor>
      </Stack>
    </Card>
  );
}

function TypePassword({ token }: { token: string }) {
  const t = useTexts('accounts');
  const form = useFormOf(registration.activate.body.pick({ password: true }).required(), { password: '' });
  const act = useAct(registration.activate, { changes: false, form, handles: ['wrong-password'], onDone: useConfirmed() });
  const wrong = act.error instanceof CallFailed && act.error.problem.code === 'wrong-password';
  return (
    <form noValidate onSubmit={form.onSubmit((values) => act.mutate({ activation: token, ...values }))}>
      <Stack>
        <PasswordField
          autoComplete="current-password"
          label={t('activation.password')}
          description={t('activation.passwordHint')}
          {...form.getInputProps('password')}
          {...(wrong ? { error: t('activation.wrong') } : {})}
        />
        <Button type="submit" loading={act.isPending}>
          {t('activation.confirm')}
        </Button>
      </Stack>
    </form>
  );
}

function ChooseAnew({ token, signUp: { firstName, lastName } }: { token: string; signUp: SignUp }) {
  const t = useTexts('accounts');
  const schema = registration.activate.body.pick({ firstName: true, lastName: true, newPassword: true }).required();
  const form = useFormOf(schema, { firstName, lastName, newPassword: '' });
  const act = useAct(registration.activate, { changes: false, form, marks: { 'weak-password': 'newPassword' }, onDone: useConfirmed() });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => act.mutate({ activation: token, ...values }))}>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput autoComplete="given-name" required label={t('firstName')} {...form.getInputProps('firstName')} />
          <TextInput autoComplete="family-name" required label={t('lastName')} {...form.getInputProps('lastName')} />
        </SimpleGrid>
        <PasswordField
          autoComplete="new-password"
          label={t('newPassword.label')}
          description={t('passwordHint')}
          {...form.getInputProps('newPassword')}
        />
        <Button type="submit" loading={act.isPending}>
          {t('activation.confirm')}
        </Button>
      </Stack>
    </form>
  );
}

function LinkFailed({ error }: { error: Error }) {
  const t = useTexts('accounts');
  const [email, setEmail] = useState('');
  const expired = error instanceof CallFailed && error.problem.code === 'link-expired';
  return (
    <Alert role="alert" color="red" title={problemText(error)}>
      {expired && (
        <Stack gap={8}>
          <TextInput
            type="email"
            autoComplete="email"
            label={t('email')}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <SendActivation email={email} />
        </Stack>
      )}
    </Alert>
  );
}
