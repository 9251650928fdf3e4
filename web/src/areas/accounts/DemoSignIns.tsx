import { Button, Card, Group, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { about } from '@vitrine/contract/platform/about.ts';
import { basicHeader, callWith } from '../../platform/calls/api.ts';
import { showProblem } from '../../platform/calls/problems.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { storeSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { useContinue } from './use-continue.ts';

const route = getRouteApi('/signup');

/** The people of the demo story, while it runs: one click signs in as one of them. */
export function DemoSignIns() {
  const t = useTexts('accounts');
  const { next } = route.useSearch();
  const goOn = useContinue();
  const demo = useAsk(about.config, {}, { staleTime: 'static' }).data?.demo;
  if (!demo) return null;
  const signInAs = async (email: string) => {
    try {
      storeSession(await callWith({ headers: basicHeader(email, demo.password) })(signIn.login, {}));
      goOn(next);
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Card>
      <Text fw={700}>{t('demo.title')}</Text>
      <Text size="sm" c="dimmed" mb={12}>
        {t('demo.text', { password: demo.password })}
      </Text>
      <Group gap={8}>
        {demo.accounts.map((email) => (
          <Button key={email} variant="default" size="sm" onClick={() => signInAs(email)}>
            {email}
          </Button>
        ))}
      </Group>
    </Card>
  );
}
