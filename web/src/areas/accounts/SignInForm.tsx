import { Alert, Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { emailAddress, required } from '@vitrine/contract/vocabulary.ts';
import { lazy, Suspense, useState } from 'react';
import * as z from 'zod';
import { basicHeader } from '../../platform/calls/api.ts';
import { problemText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { knownDevices } from '../../platform/session/kept-secrets.ts';
import { type Session, storeSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PasswordField } from './PasswordField.tsx';
import { useContinue } from './use-continue.ts';

// nobody waits for them
const ways = () => import('./security/ways-in.ts');
const CodeField = lazy(() => ways().then((module) => ({ default: module.CodeField })));
const CompanySignIn = lazy(() => ways().then((module) => ({ default: module.CompanySignIn })));
const PasskeySignIn = lazy(() => ways().then((module) => ({ default: module.PasskeySignIn })));
const SendActivation = lazy(() => import('./SendActivation.tsx').then((module) => ({ default: module.SendActivation })));

const schema = z.object({ email: emailAddress, password: required(127) });

const deviceOf = (email: string) => {
  const device = knownDevices.of(email);
  return device ? { device } : {};
};

export function SignInForm() {
  const t = useTexts('accounts');
  const { email, next } = useSearch({ strict: false }) as { email?: string; next?: string };
  const goOn = useContinue();
  const [typed, setTyped] = useState<string>();
  const form = useFormOf(schema, { email: email ?? '', password: '' });
  const enterWith = (session: Session) => {
    storeSession(session);
    goOn(next);
  };
  const act = useAct(signIn.login, {
    changes: false,
    handles: ['sign-in-failed', 'not-activated', 'deactivated', 'too-many-requests', 'code-needed', 'wrong-code', 'single-sign-on-needed'],
    extra: () => ({ headers: basicHeader(form.values.email.trim(), form.values.password) }),
    onDone: ({ device, ...session }) => {
      if (device) knownDevices.keep(session.userEmail, device);
      enterWith(session);
    },
  });
  const code = act.error instanceof CallFailed ? act.error.problem.code : undefined;
  // the password was right, and is sent once more with the code
  if (code === 'code-needed' && typed === undefined) setTyped('');
  const asksForCode = typed !== undefined;
  const enter = ({ email }: { email: string }) => act.mutate({ ...deviceOf(email), ...(typed ? { code: typed } : {}) });
  return (
    <form noValidate onSubmit={form.onSubmit(enter)}>
      <Stack>
        {act.error && code !== 'unknown' && code !== 'code-needed' && (
          <Alert role="alert" color="red" title={problemText(act.error)}>
            {code === 'not-activated' && (
              <Suspense>
                <SendActivation email={form.values.email} />
              </Suspense>
            )}
          </Alert>
        )}
        {asksForCode ? (
          <Suspense>
            <CodeField value={typed} onChange={setTyped} />
          </Suspense>
        ) : (
          <>
            <TextInput type="email" autoComplete="username webauthn" required label={t('email')} {...form.getInputProps('email')} />
            <PasswordField autoComplete="current-password" label={t('password')} {...form.getInputProps('password')} />
          </>
        )}
        <Button type="submit" fullWidth loading={act.isPending}>
          {t('signIn.title')}
        </Button>
        {asksForCode ? (
          <Button variant="subtle" onClick={() => setTyped(undefined)}>
            {t('common:back')}
          </Button>
        ) : (
          <>
            <Suspense>
              <CompanySignIn email={form.values.email} next={next} />
              <PasskeySignIn onSession={enterWith} />
            </Suspense>
            <Group justify="center">
              <Anchor component={Link} to="/forgot-password" size="sm">
                {t('signIn.forgotten')}
              </Anchor>
            </Group>
          </>
        )}
      </Stack>
    </form>
  );
}
