import { Alert, Button, Group, Loader, Stack, Text, TextInput } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { useEffect, useRef, useState } from 'react';
import { notices } from '../../platform/notices.ts';
import { problemText } from '../../platform/problems.ts';
import { useAct } from '../../platform/use-act.ts';
import { useTexts } from '../../platform/use-texts.ts';

const route = getRouteApi('/signup');

/** Confirms the address by the token of the mailed link, then leads to the sign-in. */
export function Activation({ token }: { token: string }) {
  const t = useTexts('accounts');
  const navigate = route.useNavigate();
  const [email, setEmail] = useState('');
  const asked = useRef('');
  const act = useAct(registration.activate, {
    handles: 'all',
    onDone: ({ userEmail }) => {
      notices.done(t('activation.done'));
      void navigate({ search: (search) => ({ ...search, activation: undefined, mode: 'in', email: userEmail }), replace: true });
    },
  });
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    act.mutate({ activation: token });
  }, [token, act]);
  if (!act.error) {
    return (
      <Group role="status">
        <Loader size="sm" aria-hidden="true" />
        <Text>{t('activation.running')}</Text>
      </Group>
    );
  }
  const expired = act.error instanceof CallFailed && act.error.problem.code === 'link-expired';
  return (
    <Alert role="alert" color="red" title={problemText(act.error)}>
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

/** Mails another activation link. */
export function SendActivation({ email }: { email: string }) {
  const t = useTexts('accounts');
  const act = useAct(registration.newActivationLink, { onDone: () => notices.done(t('activation.sent')) });
  return (
    <Button variant="default" size="sm" disabled={!email.includes('@')} loading={act.isPending} onClick={() => act.mutate({ email })}>
      {t('activation.send')}
    </Button>
  );
}
