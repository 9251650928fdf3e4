import { Alert, Stack, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { webex } from '@vitrine/contract/integrations/webex.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { ConnectWebex } from './ConnectWebex.tsx';
import { WebexConnection } from './WebexConnection.tsx';
import { WebexReturn } from './WebexReturn.tsx';

/** Webex of the own company: connected by whom, what it sees, and the ways in and out. */
export function WebexSection() {
  const t = useTexts('integrations');
  const asked = useSearch({ from: '/recruiter-settings/integrations' });
  const [back, setBack] = useState(asked);
  // asked while the connection is being made, it could answer how it was before
  const state = useAsk(webex.show, {}, { enabled: back.state === undefined });
  return (
    <Section title={t('webex.title')} text={t('webex.text')}>
      {back.state ? (
        <WebexReturn code={back.code} state={back.state} onLeave={() => setBack({})} />
      ) : (
        <QueryBoundary of={state}>{(shown) => <Shown {...shown} />}</QueryBoundary>
      )}
    </Section>
  );
}

function Shown({ offered, connection }: Reply<typeof webex.show>) {
  const t = useTexts('integrations');
  if (connection) return <WebexConnection connection={connection} offered={offered} />;
  if (!offered) return <Alert color="gray">{t('webex.off')}</Alert>;
  return (
    <Stack gap={16} align="flex-start">
      <Text>{t('webex.none')}</Text>
      <ConnectWebex label={t('webex.connect')} />
    </Stack>
  );
}
