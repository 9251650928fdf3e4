import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import { Closed } from '../viewer/Closed.tsx';
import { WhatIsShown } from './WhatIsShown.tsx';

/** Somebody who is to be shown to people outside agrees or declines, by the mailed link and without signing in. */
export function ConsentPage() {
  const t = useTexts('showrooms');
  const token = useLocation({ select: (location) => location.hash });
  const asked = useAsk(sharingConsents.asked, { token }, { once: true });
  const answer = useAct(sharingConsents.answerAsked);
  if (asked.error) return <Closed />;
  if (!asked.data) return null;
  const { firstName, companyName, state, over } = asked.data;
  return (
    <Page title={t('consent.title', { company: companyName })} lead={t('consent.lead', { name: firstName })} width="text">
      <Card>
        <Stack gap={20}>
          <WhatIsShown of={asked.data} />
          {state !== 'asked' && (
            <Alert variant="light" color={state === 'agreed' ? 'confirm' : 'gray'} role="status">
              {t(`consent.is.${state}`)}
            </Alert>
          )}
          {over ? (
            <Text>{t('consent.over')}</Text>
          ) : (
            <Group>
              {state !== 'agreed' && (
                <Button loading={answer.isPending} onClick={() => answer.mutate({ token, agree: true })}>
                  {t('consent.agree')}
                </Button>
              )}
              {(state === 'asked' || state === 'agreed') && (
                <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate({ token, agree: false })}>
                  {t(state === 'agreed' ? 'consent.withdraw' : 'consent.decline')}
                </Button>
              )}
            </Group>
          )}
          <Text size="sm" c="dimmed">
            {t('consent.rule')}
          </Text>
        </Stack>
      </Card>
    </Page>
  );
}
