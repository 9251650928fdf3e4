import { Alert, Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { emailAddress, required } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { basicHeader } from '../../platform/calls/api.ts';
import { problemText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { knownDevices } from '../../platform/session/kept-secrets.ts';
import { storeSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PasswordField } from './PasswordField.tsx';
import { SendActivation } from './SendActivation.tsx';
import { useContinue } from './use-continue.ts';

const schema = z.object({ email: emailAddress, password: required(127) });

const deviceOf = (email: string) => {
  const device = knownDevices.of(email);
  return device ? { device } : {};
};

export function SignInForm() {
  const t = useTexts('accounts');
  const { email, next } = useSearch({ strict: false }) as { email?: string; next?: string };
  const goOn = useContinue();
  const form = useFormOf(schema, { email: email ?? '', password: '' });
  const act = useAct(signIn.login, {
    changes: false,
    handles: ['sign-in-failed', 'not-activated', 'deactivated', 'too-many-requests'],
    extra: () => ({ headers: basicHeader(form.values.email.trim(), form.values.password) }),
    onDone: ({ device, ...session }) => {
      if (device) knownDevices.keep(session.userEmail, device);
      storeSession(session);
      goOn(next);
    },
  });
  const code = act.error instanceof CallFailed ? act.error.problem.code : undefined;
  return (
    <form noValidate onSubmit={form.onSubmit(({ email }) => act.mutate(deviceOf(email)))}>
      <Stack>
        {act.error && code !== 'unknown' && (
          <Alert role="alert" color="red" title={problemText(act.error)}>
            {code === 'not-activated' && <SendActivation email={form.values.email} />}
          </Alert>
        )}
        <TextInput type="email" autoComplete="username" required label={t('email')} {...form.getInputProps('email')} />
        <PasswordField autoComplete="current-password" label={t('password')} {...form.getInputProps('password')} />
        <Button type="submit" fullWidth loading={act.isPending}>
          {t('signIn.title')}
        </Button>
        <Group justify="center">
          <Anchor component={Link} to="/forgot-password" size="sm">
            {t('signIn.forgotten')}
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
